import { headerOf } from '../header-of'

/** The maximum size of a message that is checked; legitimate ones have a tenth of it. */
const limits = { headerLength: 128 * 1024, headerLines: 2000, signatures: 6, seals: 10 }

/** Why a message is not checked; null if it is within bounds. Hostile ones are made to keep us busy. */
export function uncheckableReason(bytes: Uint8Array): string | null {
  const header = headerOf(bytes)
  if (header.length > limits.headerLength) return 'Its header is larger than any legitimate one.'
  const lines = header.split('\n')
  if (lines.length > limits.headerLines) return 'Its header has more lines than any legitimate one.'
  const count = (name: RegExp): number => lines.filter((line) => name.test(line)).length
  if (count(/^dkim-signature\s*:/i) > limits.signatures) return `It has more than ${limits.signatures} signatures.`
  return count(/^arc-seal\s*:/i) > limits.seals ? `It has more than ${limits.seals} seals.` : null
}

const [cr, lf] = [0x0d, 0x0a]

/**
 * A message with CRLF at the end of each line, as it was signed; some stores and editors keep only LF. Returns the same
 * bytes if nothing changes.
 */
export function withCrlf(bytes: Uint8Array): Buffer {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const added = countBareLf(view)
  if (added === 0) return view
  const out = Buffer.alloc(view.length + added)
  let to = 0
  for (let at = 0; at < view.length; at++) {
    const byte = view[at] ?? 0
    if (byte === lf && view[at - 1] !== cr) out[to++] = cr
    out[to++] = byte
  }
  return out
}

function countBareLf(view: Buffer): number {
  let count = 0
  for (let at = view.indexOf(lf); at >= 0; at = view.indexOf(lf, at + 1)) if (view[at - 1] !== cr) count += 1
  return count
}
