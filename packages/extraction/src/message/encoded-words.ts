import { decodeText } from '@sextant/bytes/charset'
import { decodeBase64, decodeQuotedPrintable } from './transfer'

const word = /=\?([^?\s*]{1,60})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\r\n]*)\?=/gi
const ascii = new TextEncoder()

const bytesOf = (encoding: string, text: string): Uint8Array =>
  encoding === 'b' ? decodeBase64(ascii.encode(text)) : decodeQuotedPrintable(ascii.encode(text.replaceAll('_', ' ')))

/**
 * Decodes the encoded words of a header value (RFC 2047). White space between two of them is dropped. Adjacent words
 * with the same charset and encoding are joined first, because senders split characters. Those in ISO-2022 are not:
 * each begins and ends in ASCII (section 3), and decoders reject the empty span between.
 */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value
  let out = ''
  let end = 0
  let kind = ''
  let pending = ''
  const release = (): void => {
    const [charset = '', encoding = ''] = kind.split('?')
    out += decodeText(bytesOf(encoding, pending), charset)
    pending = ''
  }
  for (const match of value.matchAll(word)) {
    const [all, name = '', encoding = '', text = ''] = match
    const between = value.slice(end, match.index)
    const own = `${name}?${encoding}`.toLowerCase()
    if (kind === '' || between.trim() !== '') {
      release()
      out += between
    } else if (own !== kind || own.startsWith('iso-2022')) {
      release()
    }
    kind = own
    pending += text
    end = match.index + all.length
  }
  release()
  return out + value.slice(end)
}
