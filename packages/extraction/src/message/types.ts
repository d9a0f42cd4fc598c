export interface Header {
  /** As spelled in the message. */
  name: string
  /** Unfolded, encoded words decoded. */
  value: string
}

export interface Address {
  /** Display name; empty if there is none. */
  name: string
  address: string
}

/** The header of a message: of the email itself, or of one that it contains. */
export interface Envelope {
  headers: Header[]
  subject: string
  from: Address[]
  to: Address[]
  cc: Address[]
  /** Without angle brackets. */
  messageId: string | null
  /** ISO 8601 instant in UTC. */
  date: string | null
}

/** A leaf of the MIME tree. */
export interface Part {
  /** As IMAP numbers parts: `1`, `1.2`, `2.1`. */
  number: string
  /** Lower case, without parameters. */
  contentType: string
  charset: string | null
  filename: string | null
  /** Content-ID without angle brackets, by which HTML references its pictures. */
  contentId: string | null
  inline: boolean
  /** Decoded size in bytes. */
  readonly size: number
  /** The decoded bytes; decoded at each call. */
  content(): Uint8Array
  /** The bytes as text, at most `limits.textBytes` of them. */
  text(): string
}

/** A parsed email. */
export interface Message extends Envelope {
  parts: Part[]
  /** Messages that it contains (message/rfc822), with the number of their part. */
  forwarded: { number: string; envelope: Envelope }[]
}
