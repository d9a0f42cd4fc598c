import { decodeText, isValidUtf8 } from '../../message/charset'

/** What a barcode holds, as its bytes, as a character for each of them, and as text. */
export interface Code {
  bytes: Uint8Array
  /** Characters 0 to 255. */
  chars: string
  /** As a person would read it, without blanks around it and without a mark of its symbology before it. */
  text: string
}

/** No barcode holds more: a QR code 2,953 bytes, an Aztec code 1,914. Texts of them have some more around. */
export const largestCode = 4000

/** What the platform's decoder makes of the bytes 0x80 to 0x9f where it takes ISO 8859-1 for windows-1252. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byteOf(char: string): number {
  const code = char.charCodeAt(0)
  const high = code > 255 ? western.indexOf(char) : -1
  return high < 0 ? code & 255 : 0x80 + high
}

/** Characters 0 to 255, one a byte. */
export function charsOf(bytes: Uint8Array): string {
  let chars = ''
  for (const byte of bytes) chars += String.fromCharCode(byte)
  return chars
}

/** The bytes of the text that a scanner gives for a code: characters 0 to 255, or text of other alphabets. */
export function bytesOfScan(text: string): Uint8Array {
  const foreign = Array.from(text, (char) => char.charCodeAt(0) > 255 && !western.includes(char)).includes(
    true,
  )
  return foreign ? new TextEncoder().encode(text) : Uint8Array.from(text, byteOf)
}

/** Whether bytes begin so; `null` stands for any byte. */
export const startsWith = (bytes: Uint8Array, start: readonly (number | null)[], at = 0): boolean =>
  start.every((byte, index) => byte === null || bytes[at + index] === byte)

/** Wallets and other programs write the kind of barcode before what it holds. */
const mark = /^\s*(?:aztec|qr|pdf417|data_?matrix|barcode)(?:code)?(?:bin)?:/i

export function codeOf(bytes: Uint8Array): Code {
  const text = isValidUtf8(bytes) ? decodeText(bytes, 'utf-8') : charsOf(bytes)
  return {
    bytes,
    chars: charsOf(bytes),
    text: text
      .replace(/^\uFEFF/, '')
      .replace(mark, '')
      .trim(),
  }
}

/** The code whose bytes are written in base64; null where the text is none. Some wallets and sites keep codes so. */
export function unpacked({ text }: Code): Code | null {
  const packed = text.replace(/\s+/g, '')
  if (packed.length < 60 || !/^[A-Za-z\d+/_-]+={0,2}$/.test(packed)) return null
  try {
    const chars = atob(packed.replace(/-/g, '+').replace(/_/g, '/'))
    return codeOf(Uint8Array.from(chars, (char) => char.charCodeAt(0)))
  } catch {
    return null
  }
}
