/** A mail as its template gives it: paragraphs of plain text, and at most one thing to do. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  /** Where answers go; the sender's own address when left out. */
  readonly replyTo?: string
  /** A file that goes with it, by its key in the blob store; it is left out where it is gone by then. */
  readonly attached?: { readonly key: string; readonly filename: string; readonly type: string }
}
