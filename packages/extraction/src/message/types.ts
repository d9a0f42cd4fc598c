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

/** The header of the email itself, or of a message that it contains. */
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
  /** IMAP part number: `1`, `1.2`, `2.1`. */
  number: string
  /** Lower case, without parameters. */
  contentType: string
  charset: string | null
  filename: string | null
  /** Content-ID without angle brackets, used by HTML to reference images. */
  contentId: string | null
  inline: boolean
  /** Decoded size in bytes. */
  readonly size: number
  /** The decoded bytes. Decodes on every call. */
  content(): Uint8Array
  /** The bytes as text, at most `limits.textBytes` of them. */
  text(): string
}

/** A parsed email. */
export interface Message extends Envelope {
  parts: Part[]
  /** Messages that it contains (message/rfc822), with their part numbers. */
  forwarded: { number: string; envelope: Envelope }[]
}
