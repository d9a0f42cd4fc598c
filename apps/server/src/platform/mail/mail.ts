/** An email as produced by its template: paragraphs of plain text, and at most one button. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  /** The reply address; the sender's own by default. */
  readonly replyTo?: string
  /** An attachment by its blob key; omitted if the blob no longer exists when the email is sent. */
  readonly attached?: { readonly key: string; readonly filename: string; readonly type: string }
}
