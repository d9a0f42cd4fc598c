/** A value created on first use: tables are large, and most documents need few of them. */
export function lazy<T>(make: () => T): () => T {
  let value: { result: T } | undefined
  return () => {
    value ??= { result: make() }
    return value.result
  }
}
