import { decodeText } from './charset'
import { decodeWords } from './encoded-words'
import { limits } from './limits'
import type { Header } from './types'

/** Encoded words are short: in what is longer than any real field, the rest stands as it is. */
const decoded = (value: string): string =>
  decodeWords(value.slice(0, limits.decodedField)) + value.slice(limits.decodedField)

/**
 * The fields of a header block (RFC 5322 §2.2), unfolded and decoded, in order. Lines that are no field are skipped;
 * at most `limits.headerFields` fields of `limits.headerBytes` bytes are read.
 */
export function readFields(block: Uint8Array): Header[] {
  const text = decodeText(block.subarray(0, limits.headerBytes), null)
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
  return raw.map(({ name, lines }) => ({ name, value: decoded(lines.join(' ').trim()) }))
}

/** Value of the first field of a name, in any case; empty where there is none. */
export function fieldOf(headers: readonly Header[], name: string): string {
  const key = name.toLowerCase()
  return headers.find((header) => header.name.toLowerCase() === key)?.value ?? ''
}
