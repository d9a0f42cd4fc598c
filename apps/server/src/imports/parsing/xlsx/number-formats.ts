/** Built-in number formats that show a date or time (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a number format shows a date or time: it has a date part outside quotation marks, escapes and colours. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id)
  const [first = ''] = code.split(';')
  const bare = first.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /[ymdhs]/i.test(bare.replaceAll(/general/gi, ''))
}
