import { decodeText } from '@sextant/bytes/charset'

/** A parsed value such as `text/html; charset=utf-8`. */
export interface ParameterizedValue {
  /** Lower case. */
  value: string
  /** Names in lower case. */
  parameters: Map<string, string>
}

// An unclosed quotation extends to the end, so that no text is scanned twice.
const parameter = /;\s*([^\s=;"]{1,80})\s*=\s*(?:"([^"\\]*(?:\\[^]?[^"\\]*)*)"?|([^;]*))/g

function percentDecoded(text: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const escape = text[at] === '%' ? /^[0-9a-f]{2}/i.exec(text.slice(at + 1, at + 3)) : null
    if (escape) {
      bytes.push(Number.parseInt(escape[0], 16))
      at += 2
    } else {
      bytes.push(text.charCodeAt(at) & 0xff)
    }
  }
  return new Uint8Array(bytes)
}

/** Joins the pieces of a parameter (`name*0*`, `name*1`; RFC 2231 §3 and §4) and decodes its charset. */
function joinPieces(pieces: readonly { index: number; encoded: boolean; text: string }[]): string {
  const sorted = pieces.toSorted((a, b) => a.index - b.index)
  if (!sorted.some(({ encoded }) => encoded)) return sorted.map(({ text }) => text).join('')
  const [, charset = '', first] = /^([^']*)'[^']*'(.*)$/s.exec(sorted[0]?.text ?? '') ?? []
  const texts = sorted.map(({ text }, index) => (index === 0 ? (first ?? text) : text))
  return decodeText(percentDecoded(texts.join('')), charset)
}

/** Parses a structured value with parameters (RFC 2045 §5.1, RFC 2231), leniently. */
export function readParameters(text: string): ParameterizedValue {
  const semicolon = text.indexOf(';')
  const value = (semicolon < 0 ? text : text.slice(0, semicolon)).trim().toLowerCase()
  const plain = new Map<string, string>()
  const pieces = new Map<string, { index: number; encoded: boolean; text: string }[]>()
  for (const [, name = '', quoted, bare = ''] of text.slice(0, 16_384).matchAll(parameter)) {
    const content = quoted?.replace(/\\(.)/gs, '$1') ?? bare.trim()
    const [, base = '', index, star] = /^([^*]+)(?:\*(\d{1,3}))?(\*)?$/.exec(name.toLowerCase()) ?? []
    if (index === undefined && !star) {
      if (!plain.has(base)) plain.set(base, content)
    } else {
      const known = pieces.get(base) ?? []
      known.push({ index: Number(index ?? 0), encoded: star !== undefined, text: content })
      pieces.set(base, known)
    }
  }
  const whole = [...pieces].map(([name, found]): [string, string] => [name, joinPieces(found)])
  return { value, parameters: new Map([...plain, ...whole]) }
}
