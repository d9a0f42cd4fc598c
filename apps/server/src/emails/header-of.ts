/** The maximum header size examined, far larger than any legitimate header. */
const maxHeaderLength = 1024 * 1024

/** A message's header, up to the first empty line, decoded byte by byte. */
export function headerOf(message: Uint8Array): string {
  const text = Buffer.from(message.buffer, message.byteOffset, Math.min(message.length, maxHeaderLength)).toString(
    'latin1',
  )
  return text.split(/\r?\n\r?\n/, 1)[0] ?? ''
}
