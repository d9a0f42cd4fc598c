import { strToU8, zlibSync } from 'fflate'

/** Made-up rail tickets with the field widths of UIC 918.3. */

const latin = (text: string): Uint8Array => strToU8(text, true)
const sized = (value: number, width: number): string => String(value).padStart(width, '0')
const chars = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** A record: its name, version and size, followed by its content of characters 0 to 255. */
export const record = (id: string, version: string, content: string): string =>
  `${id}${version}${sized(content.length + 12, 4)}${content}`

export const head = (issuer: string, number: string, issued: string): string =>
  record('U_HEAD', '01', `${issuer}${number.padEnd(20)}${issued}0DEEN`)

/** The layout of a ticket: texts with their line and column. */
export const layout = (fields: readonly (readonly [number, number, string])[]): string =>
  record(
    'U_TLAY',
    '01',
    `RCT2${sized(fields.length, 4)}${fields
      .map(([line, column, text]) => {
        const utf8 = chars(strToU8(text))
        return `${sized(line, 2)}${sized(column, 2)}01200${sized(utf8.length, 4)}${utf8}`
      })
      .join('')}`,
  )

/** Deutsche Bahn's record in version 3, with one order. */
export const dbBlock = (fields: Readonly<Record<string, string>>): string =>
  record(
    '0080BL',
    '03',
    `021${'0'.repeat(26)}${sized(Object.keys(fields).length, 2)}${Object.entries(fields)
      .map(([number, text]) => {
        const utf8 = chars(strToU8(text))
        return `S${number}${sized(utf8.length, 4)}${utf8}`
      })
      .join('')}`,
  )

/** Compresses records and puts the start marker and a signature of the given length before them. */
export function packed(records: readonly string[], start: string, signature: number): string {
  const content = zlibSync(latin(records.join('')))
  return `${start}008000001${'x'.repeat(signature)}${sized(content.length, 4)}${chars(content)}`
}

/** A complete ticket, as the characters 0 to 255 that a scanner returns. */
export const ticket = (records: readonly string[], version: '01' | '02' = '01'): string =>
  packed(records, `#UT${version}`, version === '01' ? 50 : 64)

/** A layout in another standard than the usual one. */
export const plainFace = (standard: string, lines: readonly string[]): string =>
  layout(lines.map((line, index) => [index, 0, line] as const)).replace('RCT2', standard)
