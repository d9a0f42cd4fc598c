const digits = '〇一二三四五六七八九'
const ten = 10

/** The number up to 99 written in Han characters: 十三 is 13; null if it is not one. */
export function ideographicNumber(text: string): number | null {
  const match = /^([一二三四五六七八九]?)(十?)([〇一二三四五六七八九]?)$/u.exec(text)
  const [, tens = '', sign = '', ones = ''] = match ?? []
  if (!match || text === '') return null
  if (sign === '') return tens !== '' && ones !== '' ? null : digits.indexOf(tens + ones)
  return (tens === '' ? 1 : digits.indexOf(tens)) * ten + (ones === '' ? 0 : digits.indexOf(ones))
}

/** Characters of a number with at most two digits. */
export const ideographicDigits = '[〇一二三四五六七八九十]{1,3}'
