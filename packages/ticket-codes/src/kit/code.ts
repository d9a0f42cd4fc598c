import { bytesOf, charsOf } from '@sextant/bytes/chars'
import { decodeText, isValidUtf8 } from '@sextant/bytes/charset'

/** A barcode's payload: as bytes, as one character per byte, and as text. */
export interface Code {
  bytes: Uint8Array
  /** Characters 0 to 255. */
  chars: string
  /** As text, without surrounding whitespace and without a symbology prefix. */
  text: string
}

/**
 * No barcode holds more: a QR code has up to 2,953 bytes, an Aztec code 1,914; as text, up to three bytes per
 * character.
 */
export const maxCodeBytes = 9000

/** The characters for bytes 0x80 to 0x9f when ISO 8859-1 is decoded as windows-1252. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byteOf(char: string): number {
  const code = char.charCodeAt(0)
  const high = code > 255 ? western.indexOf(char) : -1
  return high < 0 ? code & 255 : 0x80 + high
}

/** The bytes of the text that a scanner returned for a code: characters 0 to 255, or text in other scripts. */
export function bytesOfScan(text: string): Uint8Array {
  const foreign = Array.from(text, (char) => char.charCodeAt(0) > 255 && !western.includes(char)).includes(true)
  return foreign ? new TextEncoder().encode(text) : Uint8Array.from(text, byteOf)
}

/** Whether bytes start with a sequence, in which `null` matches any byte. */
export const startsWith = (bytes: Uint8Array, start: readonly (number | null)[], at = 0): boolean =>
  start.every((byte, index) => byte === null || bytes[at + index] === byte)

/** The kind of barcode, which wallets and other programs write before the payload. */
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

function fromHex(packed: string): Uint8Array | null {
  if (packed.length < 80 || packed.length % 2 > 0 || !/^(?:[\da-f]+|[\dA-F]+)$/.test(packed)) return null
  return Uint8Array.from(packed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function fromBase64(packed: string): Uint8Array | null {
  if (packed.length < 60 || !/^[A-Za-z\d+/_-]+={0,2}$/.test(packed)) return null
  try {
    return bytesOf(atob(packed.replace(/-/g, '+').replace(/_/g, '/')))
  } catch {
    return null
  }
}

/** The bytes of text in which each character stands for one byte, most of them encoded as two bytes in UTF-8. */
function fromCharacters({ bytes }: Code): Uint8Array | null {
  const text = isValidUtf8(bytes) ? decodeText(bytes, 'utf-8') : ''
  return /[\u0080-\u00ff]/.test(text) ? bytesOfScan(text.replace(/\r?\n$/, '')) : null
}

/**
 * The possible payloads of a code written in hexadecimal, in base64, or as one character per byte, as stored by
 * wallets, websites and programs; none if its text looks like none of these.
 */
export function unpacked(code: Code): Code[] {
  const packed = code.text.replace(/^0x/i, '').replace(/[\s:]+/g, '')
  const all = [fromHex(packed), fromBase64(packed), fromCharacters(code)]
  return all.flatMap((bytes) => (bytes ? [codeOf(bytes)] : []))
}
