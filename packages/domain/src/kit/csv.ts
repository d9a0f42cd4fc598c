/**
 * Text that spreadsheets would interpret as a formula (OWASP, CSV injection), including after quotes, spaces and
 * invisible characters, which some strip first, and in fullwidth and small forms, which Japanese and Chinese versions
 * accept.
 */
const formulaStart = /^[\t\r\n]|^["“”\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b−]/u

/** One cell: never a formula, and quoted if it contains a separator (RFC 4180). */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file with its line end. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`
