import type { encodings } from '@sextant/contract/imports/schemas'
import type { SpooledFile } from '../../platform/files/spooled-file'

export type Encoding = (typeof encodings)[number]

/** The number of bytes examined to detect UTF-16. */
const headBytes = 64 * 1024

/**
 * Guesses a text file's encoding: from the byte order mark; otherwise UTF-16 if every other byte of ASCII letters is
 * zero, UTF-8 if valid, or else Windows-1252, which Excel writes in Western locales.
 */
export async function guessEncoding(file: SpooledFile): Promise<Encoding> {
  const head = await file.read(0, headBytes)
  return marked(head) ?? utf16Order(head) ?? ((await isUtf8(file)) ? 'utf-8' : 'windows-1252')
}

function marked([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function utf16Order(head: Uint8Array): Encoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = head.length / 8
  if (odd > many && odd > 8 * even) return 'utf-16le'
  return even > many && even > 8 * odd ? 'utf-16be' : null
}

async function isUtf8(file: SpooledFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of file.chunks()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Decodes text chunk by chunk, dropping the byte order mark and NUL, which no database can store as text. */
export async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text)
  for await (const chunk of chunks) yield storable(decoder.decode(chunk, { stream: true }))
  yield storable(decoder.decode())
}
