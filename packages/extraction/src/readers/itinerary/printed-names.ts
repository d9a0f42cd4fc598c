/** A name in a text, and where it stands. */
export interface PrintedName {
  value: string
  start: number
  end: number
}

const word = "[A-Z][A-Z'’.-]*"
/** `1.1DOE/JOHN MR`, `2.DOE/JANE MRS(CHD/12MAR18)`, `1.2DOE/JOHN MR/JANE MRS`: family name, then each given name. */
const numbered = new RegExp(
  `(?<![\\w.])\\d{1,2}\\. ?(?:\\d{1,2})?(${word}(?: ${word}){0,3})((?:/${word}(?: ${word}){0,4}){1,9})(?![\\w])`,
  'gm',
)

/** The names of an itinerary, each member of a family separately. */
export const printedNames = (text: string): PrintedName[] =>
  [...text.matchAll(numbered)].slice(0, 50).flatMap((match) => {
    const [whole, family = '', given = ''] = match
    const at = { start: match.index, end: match.index + whole.length }
    return given
      .split('/')
      .slice(1)
      .map((name) => ({ value: `${family}/${name}`, ...at }))
  })
