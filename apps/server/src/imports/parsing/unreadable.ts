/** A file that cannot be read as a table. The message tells the sender what is wrong and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  constructor(
    message: string,
    /** The field at fault: the file, or a setting for reading it. */
    readonly field: 'file' | 'options.sheet' = 'file',
  ) {
    super(message)
  }
}
