# What records know of the place that made them, and stacks.
import logging, sys
logging.basicConfig(stream=sys.stdout, level=logging.DEBUG, format='%(levelname)s %(filename)s:%(lineno)d %(funcName)s %(module)s %(pathname)s %(message)s')
def f(): logging.info('x %s', 3); logging.getLogger('a.b').warning('w', stack_info=True)
f()
def g(): 
    log.error('lev', stacklevel=2)
log = logging.getLogger(__name__)
g()
try: 1/0
except ZeroDivisionError: log.exception('oops')
import traceback
def h():
    print([(x.lineno,x.name,x.line) for x in traceback.extract_stack()])
    traceback.print_stack(file=sys.stdout)
    print(traceback.format_stack(limit=1), traceback.extract_stack(limit=1), traceback.format_stack()[-1])
h()
print(log, log.handlers, logging.root.handlers, logging.root, logging.getLogger('a'))
r=log.makeRecord('n',10,'f.py',3,'m %d',(4,),None); print(r, r.getMessage(), sorted(r.__dict__))
log.log(15,'custom'); logging.addLevelName(15,'TRACE'); log.log(15,'custom')
log.setLevel('ERROR'); log.warning('no'); log.error('yes')
log.info('%s %s', 'a')
