/** A header is looked at no further than this: it is far longer than any that means well. */
const maxHeaderLength = 1024 * 1024

/** What stands before a message's first empty line, byte by byte as text. */
export function headerOf(message: Uint8Array): string {
  const text = Buffer.from(message.buffer, message.byteOffset, Math.min(message.length, maxHeaderLength)).toString(
    'latin1',
  )
  return text.split(/\r?\n\r?\n/, 1)[0] ?? ''
}
