# Escaping and references.
import html
for x in ('<a href="x">\'&</a>', 'plain', '&amp;'): print(html.escape(x), html.escape(x, False))
for x in ('&lt;&gt;&amp;&quot;&#39;&#x27;', '&copy &copy; &eacute; &hellip; &euro; &nosuch; &ampx &notit; &#8364; &#x80; &#0; &#xD800; &#99999999; &', '&alpha;&Omega;&rarr;&nbsp;x', '&#1;&#x1F600;'): print(ascii(html.unescape(x)))
