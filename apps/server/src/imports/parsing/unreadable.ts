/** A file that cannot be read as a table. The text is for who sent it: what is wrong with it, and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  constructor(
    message: string,
    /** Which field of the call is to blame: the file, or how it was said to be read. */
    readonly field: 'file' | 'options.sheet' = 'file',
  ) {
    super(message)
  }
}
