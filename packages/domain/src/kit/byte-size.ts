const kilobyte = 1024
const megabyte = 1_048_576

/** A size in bytes as text (spec §5, §9): bytes under 1024, then KB or MB with one decimal. */
export function byteSize(bytes: number): string {
  if (bytes < kilobyte) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < megabyte) return `${(bytes / kilobyte).toFixed(1)} KB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}
