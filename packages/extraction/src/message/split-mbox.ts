const newline = 0x0a
const from = [0x46, 0x72, 0x6f, 0x6d, 0x20]
/** Maximum number of messages read per file. */
const maxMessages = 200

const startsAt = (bytes: Uint8Array, at: number): boolean => from.every((byte, index) => bytes[at + index] === byte)

/** A separator follows an empty line, or is the first line. */
const afterEmptyLine = (bytes: Uint8Array, at: number): boolean =>
  at === 0 || (bytes[at - 1] === newline && (bytes[at - 2] === newline || bytes[at - 3] === newline))

/** The messages of an mbox file (RFC 4155), at most 200; a single message if the bytes are not such a file. */
export function splitMbox(bytes: Uint8Array): Uint8Array[] {
  if (!startsAt(bytes, 0)) return [bytes]
  const starts: number[] = []
  let at = 0
  do {
    if (startsAt(bytes, at) && afterEmptyLine(bytes, at)) starts.push(at)
    at = bytes.indexOf(newline, at) + 1
  } while (at > 0 && starts.length <= maxMessages)
  return starts.slice(0, maxMessages).map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
}
