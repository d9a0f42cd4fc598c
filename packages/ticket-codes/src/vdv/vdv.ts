import type { Code } from '../kit/code'
import { type CodeFormat, withoutJourney } from '../kit/format'

/** The position and size of an element's content (X.690 §8.1.3); null for another tag or a longer length field. */
function elementAt(bytes: Uint8Array, at: number, tag: number): { start: number; end: number } | null {
  if (bytes[at] !== tag) return null
  const first = bytes[at + 1] ?? 0
  if (first < 0x80) return { start: at + 2, end: at + 2 + first }
  if (first === 0x81) return { start: at + 3, end: at + 3 + (bytes[at + 2] ?? 0) }
  if (first === 0x82) return { start: at + 4, end: at + 4 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0) }
  return null
}

/**
 * Whether a code is a ticket of VDV's core application: a signature, and the rest of the ticket, ending with its
 * marker.
 */
function isVdv({ bytes, chars }: Code): boolean {
  const signature = elementAt(bytes, 0, 0x9e)
  const rest = signature && elementAt(bytes, signature.end, 0x9a)
  return rest !== null && rest.end <= bytes.length && chars.slice(rest.end - 5, rest.end - 2) === 'VDV'
}

/**
 * Tickets of German local transport (VDV-KA, static entitlements for 2D barcodes). Everything but the last bytes is
 * inside the signature and can be recovered only with the issuer's public key, and even then it is a product with a
 * period of validity, not a journey.
 */
export const vdv: CodeFormat = {
  name: 'vdv',
  label: 'ticket of German local transport (VDV-KA)',
  isText: false,
  matches: isVdv,
  read: () =>
    withoutJourney(
      'The barcode holds an e-ticket of German local transport (VDV-KA): a product that is valid for a time, without a journey.',
    ),
}
