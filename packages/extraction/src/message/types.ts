export interface Header {
  /** As it is spelled in the message. */
  name: string
  /** Unfolded, encoded words decoded. */
  value: string
}

export interface Address {
  /** Display name; empty where there is none. */
  name: string
  address: string
}

/** The header of a message: of the mail itself, or of one that it carries. */
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
  /** As IMAP counts: `1`, `1.2`, `2.1`. */
  number: string
  /** Lower case, without parameters. */
  contentType: string
  charset: string | null
  filename: string | null
  /** Content-ID without angle brackets, by which HTML points at its pictures. */
  contentId: string | null
  inline: boolean
  /** Bytes after the transfer encoding is undone. */
  readonly size: number
  /** The bytes, transfer encoding undone; decoded at each call. */
  content(): Uint8Array
  /** The bytes as text, at most `limits.textBytes` of them. */
  text(): string
}

/** A mail taken apart. */
export interface Message extends Envelope {
  parts: Part[]
  /** Messages it carries (message/rfc822), by the part number they stand at. */
  forwarded: { number: string; envelope: Envelope }[]
}
