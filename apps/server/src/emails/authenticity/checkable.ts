import { headerOf } from '../header-of'

/** The maximum size of a message that is checked; legitimate ones have a tenth of it. */
const maxima = { headerLength: 128 * 1024, headerLines: 2000, signatures: 6, seals: 10 }

/** Why a message is not checked; null if it is within bounds. Hostile ones are made to keep us busy. */
export function whyUncheckable(bytes: Uint8Array): string | null {
  const header = headerOf(bytes)
  if (header.length > maxima.headerLength) return 'Its header is larger than any legitimate one.'
  const lines = header.split('\n')
  if (lines.length > maxima.headerLines) return 'Its header has more lines than any legitimate one.'
  const count = (name: RegExp): number => lines.filter((line) => name.test(line)).length
  if (count(/^dkim-signature\s*:/i) > maxima.signatures) return `It has more than ${maxima.signatures} signatures.`
  return count(/^arc-seal\s*:/i) > maxima.seals ? `It has more than ${maxima.seals} seals.` : null
}

const [cr, lf] = [0x0d, 0x0a]

/**
 * A message with CRLF at the end of each line, as it was signed; some stores and editors keep only LF. Returns the same
 * bytes if nothing changes.
 */
export function withCrlf(bytes: Uint8Array): Buffer {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const bare = countBare(view)
  if (bare === 0) return view
  const out = Buffer.alloc(view.length + bare)
  let to = 0
  for (let at = 0; at < view.length; at++) {
    const byte = view[at] ?? 0
    if (byte === lf && view[at - 1] !== cr) out[to++] = cr
    out[to++] = byte
  }
  return out
}

function countBare(view: Buffer): number {
  let bare = 0
  for (let at = view.indexOf(lf); at >= 0; at = view.indexOf(lf, at + 1)) if (view[at - 1] !== cr) bare += 1
  return bare
}
