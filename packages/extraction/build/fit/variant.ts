/** A transformation of a mail that preserves its bookings. */
export interface Variant {
  name: string
  /** The tolerated share of mails whose bookings change. */
  mayChange: number
  /** Transforms a mail; null if it does not apply. */
  of(mail: Uint8Array): Uint8Array | null
}
