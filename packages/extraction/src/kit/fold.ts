/** Plain forms of letters with diacritics, full-width characters and digits of all scripts, by UTF-16 code unit. */
const plainLetters = Array.from<string>({ length: 1 << 16 })
const foldedLetters = Array.from<string>({ length: 1 << 16 })

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

function plainOf(code: number): string {
  const zero = zeros.find((start) => code >= start && code <= start + 9)
  if (zero !== undefined) return String(code - zero)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code === 0x3000 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f) return ' '
  if (code >= 0x2010 && code <= 0x2015) return code === 0x2010 || code === 0x2011 ? '-' : '–'
  if (code === 0x2212) return '-'
  if (code === 0x2019 || code === 0x2018 || code === 0x2bc) return "'"
  return String.fromCharCode(code)
}

function foldedOf(code: number): string {
  const plain = plainOf(code)
  const isMarked = code < 0x600 || (code >= 0x1e00 && code < 0x2000)
  if (!isMarked) return code >= 0x620 && code <= 0x64a ? arabic(plain) : plain.toLowerCase().charAt(0)
  if (plain === 'ß') return 's'
  const lower = strokes[plain.toLowerCase()] ?? plain.toLowerCase()
  return lower.normalize('NFKD').charAt(0) || plain
}

const strokes: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ς: 'σ',
}

const arabic = (letter: string): string => ({ أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي' })[letter] ?? letter

/** Whether a text needs no mapping, like most. */
const isAscii = (text: string): boolean => !/[^\t -~]/.test(text)

function mapped(text: string, known: string[], of: (code: number) => string): string {
  let result = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    result += known[code] ??= of(code)
  }
  return result
}

/** Maps width variants and digits to ASCII, keeping the length. */
export const plain = (text: string): string => (isAscii(text) ? text : mapped(text, plainLetters, plainOf))

/** `plain` in lower case without diacritics, keeping the length. */
export const folded = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : mapped(text, foldedLetters, foldedOf)
