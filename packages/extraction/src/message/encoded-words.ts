import { decodeText } from './charset'
import { decodeBase64, decodeQuotedPrintable } from './transfer'

const word = /=\?([^?\s*]{1,60})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\r\n]*)\?=/gi
const ascii = new TextEncoder()

const bytesOf = (encoding: string, text: string): Uint8Array =>
  encoding.toLowerCase() === 'b'
    ? decodeBase64(ascii.encode(text))
    : decodeQuotedPrintable(ascii.encode(text.replaceAll('_', ' ')))

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks
  if (only && chunks.length === 1) return only
  const out = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    out.set(chunk, at)
    at += chunk.length
  }
  return out
}

/**
 * Decodes the encoded words of a header value (RFC 2047). White space between two of them falls away, and neighbours of
 * one charset are joined before they are decoded, for senders cut characters in two.
 */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value
  let out = ''
  let end = 0
  let charset = ''
  let held: Uint8Array[] = []
  const release = (): void => {
    if (held.length > 0) out += decodeText(joined(held), charset)
    held = []
  }
  for (const match of value.matchAll(word)) {
    const [all, name = '', encoding = '', text = ''] = match
    const between = value.slice(end, match.index)
    if (held.length === 0 || between.trim() !== '') {
      release()
      out += between
    } else if (name.toLowerCase() !== charset) {
      release()
    }
    charset = name.toLowerCase()
    held.push(bytesOf(encoding, text))
    end = match.index + all.length
  }
  release()
  return out + value.slice(end)
}
