import { decodeText } from '@sextant/bytes/charset'
import { withoutBidiControls } from '@sextant/domain/kit/without-bidi-controls'
import { limits } from '../kit/limits'
import { decodeWords } from './encoded-words'
import type { Header } from './types'

/** Encoded words are short, so longer fields are decoded only up to this length. */
const decoded = (value: string): string =>
  decodeWords(value.slice(0, limits.decodedField)) + value.slice(limits.decodedField)

const newline = 0x0a

/**
 * The start of a header block with each field truncated to its limit, so that one endless field does not hide the
 * others.
 */
function shortened(block: Uint8Array): Uint8Array {
  if (block.length <= limits.fieldBytes) return block
  const out = new Uint8Array(limits.headerBytes)
  let length = 0
  let room = 0
  for (let line = 0; line < block.length && length < out.length; ) {
    const found = block.indexOf(newline, line)
    const next = found < 0 ? block.length : found + 1
    const folded = block[line] === 0x20 || block[line] === 0x09
    if (!folded) room = limits.fieldBytes
    const kept = block.subarray(line, Math.min(next, line + room, line + out.length - length))
    out.set(kept, length)
    length += kept.length
    room -= kept.length
    // A truncated field has lost its line break.
    if (kept.length > 0 && kept.length < next - line && length < out.length) out[length++] = newline
    line = next
  }
  return out.subarray(0, length)
}

/**
 * The fields of a header block (RFC 5322 §2.2), unfolded and decoded, in order. Skips lines that are not fields. Reads
 * at most `limits.headerFields` fields of `limits.fieldBytes` bytes, and `limits.headerBytes` in total. Removes control
 * characters for text direction, since these values are displayed in lists.
 */
export function readFields(block: Uint8Array): Header[] {
  const text = decodeText(shortened(block), null)
  const raw: { name: string; lines: string[] }[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = raw.at(-1)
    if (/^[ \t]/.test(line)) {
      last?.lines.push(line.slice(1))
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trimEnd()
    if (!/^[!-9;-~]{1,100}$/.test(name)) continue
    if (raw.length >= limits.headerFields) break
    raw.push({ name, lines: [line.slice(colon + 1)] })
  }
  return raw.map(({ name, lines }) => ({
    name,
    value: withoutBidiControls(decoded(lines.join(' ').trim())),
  }))
}

/** Value of the first field with a name, compared case-insensitively; empty if there is none. */
export function fieldOf(headers: readonly Header[], name: string): string {
  const key = name.toLowerCase()
  return headers.find((header) => header.name.toLowerCase() === key)?.value ?? ''
}
