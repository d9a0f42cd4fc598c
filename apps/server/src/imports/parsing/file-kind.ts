import { Unreadable } from './unreadable'

/** Signatures of files that are not tables, regardless of their names, with advice on what to do instead. */
const others: readonly (readonly [begin: readonly number[], text: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is a workbook of the old kind (XLS) or one with a password. Save it as XLSX without a password.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Send the table itself, as CSV or XLSX.'],
  [[0x1f, 0x8b], 'This is a packed file (gzip). Unpack it first.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This is a packed file (7z). Unpack it first.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is a packed file (RAR). Unpack it first.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture. Send the table itself, as CSV or XLSX.'],
  [[0xff, 0xd8, 0xff], 'This is a picture. Send the table itself, as CSV or XLSX.'],
  [[0x47, 0x49, 0x46, 0x38], 'This is a picture. Send the table itself, as CSV or XLSX.'],
]

const beginsWith = (head: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte)

/**
 * The kind of a file, determined by its first bytes and never by its name. Throws `Unreadable` for known kinds that are
 * not tables.
 */
export function kindOf(head: Uint8Array): 'zip' | 'text' {
  if (head.length === 0) throw new Unreadable('The file is empty.')
  const other = others.find(([bytes]) => beginsWith(head, bytes))
  if (other) throw new Unreadable(other[1])
  if (beginsWith(head, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(head, [0x50, 0x4b, 0x05, 0x06])) return 'zip'
  return 'text'
}

const markup = /^\s*<(!doctype|html|\?xml|table|head|body|meta)/i
/** Control characters that do not occur in text (unlike tabs, line breaks and page breaks). */
const noText = /(?![\t-\r\u0080-\u009f])\p{Cc}/u

/** Throws `Unreadable` if decoded text is not text, or is in another format. */
export function requireTable(head: string): void {
  if (markup.test(head)) throw new Unreadable('This is a web page or XML, not a table. Save it as CSV or XLSX.')
  if (noText.test(head)) throw new Unreadable('This is no text and no workbook. Send a table as CSV or XLSX.')
  if (head.trim() === '') throw new Unreadable('The file is empty.')
}
