/** An answer that comes when the test says so. */
export function later<T>() {
  let resolve = (_value: T) => {}
  let reject = (_reason: unknown) => {}
  const promise = new Promise<T>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}
