# Results on one or two values, equal values, ints against floats, and big numbers.
import statistics as st

for d in (
    [5],
    [1, 2],
    [2, 2, 2],
    [1.5, 2.5],
    [-1, 1],
    [10**12, 10**12 + 2],
    [0.1, 0.1, 0.1],
    [1, 2, 3, 4, 100],
    [True, False, True],
):
    row = []
    for f in (
        st.mean,
        st.fmean,
        st.median,
        st.median_low,
        st.median_high,
        st.mode,
        st.multimode,
        st.pstdev,
        st.pvariance,
        st.stdev,
        st.variance,
    ):
        try:
            row.append(f(d))
        except st.StatisticsError as e:
            row.append(str(e))
    print(d, row)
print(
    st.mean(iter([1, 2, 6])),
    st.median((3, 1)),
    st.mode(["b", "a", "b"]),
    st.mean({1: "a", 3: "b"}),
    st.quantiles([1, 2, 3, 4, 5]),
    st.correlation([1, 2, 3], [1, 2, 3.5]),
    st.fmean([3, 5], [1, 3]),
    st.linear_regression([0, 1, 2], [1, 3, 5]),
    st.mean([1, 2, 3, 4]) == 2.5,
    isinstance(st.mean([1, 3]), int),
)
