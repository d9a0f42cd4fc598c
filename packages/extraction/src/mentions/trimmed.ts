/** The house number of a Hungarian address, which ends in a dot: `Lehel utca 22.` */
const houseNumber = /\s(?:utca|u\.|út|útja|tér|tere|körút|krt\.|köz|sétány|rakpart|fasor) \d{1,3}(?:[-–/]\w{1,3})?\.$/u

const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter)
/** A letter, or a combining vowel or accent, in which Thai and Hindi names may end. */
const isLetterOrMark = (letter: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(letter)

/** A Hebrew letter whose sound an apostrophe changes: `ברקוביץ'`. */
const geresh = /[גזצץת]['’׳]$/u

/** Opening brackets by the closing ones that may end a name. */
const openings = new Map(['()', '（）', '「」', '『』', '《》', '〈〉', '【】'].map(([open, close]) => [close, open]))

/** The article at the start of some Dutch names: `'s-Hertogenbosch`, `’t Goude Hooft`. */
const dutchArticle = /^['’‘][st][ -](?=\p{L})/u

/** Trims punctuation and white space at both ends. A closing bracket is kept if its opening bracket is inside. */
export function trimmed(text: string, start: number, end: number): [number, number] {
  while (
    start < end &&
    !isLetter(text[start] ?? '') &&
    !/["'«„“「『《]/.test(text[start] ?? '') &&
    !dutchArticle.test(text.slice(start, end))
  )
    start++
  while (end > start) {
    const last = text[end - 1] ?? ''
    if (last === '.' && houseNumber.test(text.slice(start, end))) break
    if (isLetterOrMark(last) || (last === '.' && /(?<![\p{L}\p{M}])\p{L}{1,3}\.$/u.test(text.slice(start, end)))) break
    if (geresh.test(text.slice(start, end))) break
    const opening = openings.get(last)
    if (opening !== undefined && text.slice(start, end - 1).includes(opening)) break
    // A name that ends in quotation marks: `Хотел „Скалите“`.
    if (/["»“”]/.test(last) && /["«„“”]/.test(text.slice(start + 1, end - 1))) break
    if (/["'»“”』★*]/.test(last) && /["'«„“『]/.test(text[start] ?? '')) break
    end--
  }
  const isOpen = /["'«„“「『《]/.test(text[start] ?? '') && !/["'»“”」』》]/.test(text.slice(start + 1, end))
  if (isOpen && !dutchArticle.test(text.slice(start, end))) start++
  return [start, end]
}
