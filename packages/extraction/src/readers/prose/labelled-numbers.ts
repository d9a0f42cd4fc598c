import { allSifted } from '../../kit/sifted'

/** Maximum number of characters searched per text. */
export const maxCharacters = 20_000

const number =
  '(?:(?: ?(?:booking|record|reservation|confirmation|itinerary))?[ -]?(?:reference|ref\\.?|locator|number|no\\.?|nr\\.?|code|id|pnr|nummer|referenz|record(?=\\s?[:#]))|(?:s?nummer|sreferenz|scode))'
const value = '[A-Z\\d](?:[A-Z\\d-]{2,18})[A-Z\\d]'
/** Finds references behind labels that begin with words for their issuer. */
export const labelled = (issuer: string): ((text: string) => RegExpExecArray[]) =>
  allSifted(
    new RegExp(
      `(?<!\\p{L})(?:${issuer})${number}(?: ?\\([^)\\n]{1,40}\\))?\\s{0,3}[:#]?\\s{0,5}(?<value>${value})(?![\\p{L}\\d])`,
      'giu',
    ),
  )

/** The different references behind a label. */
export const valuesOf = (label: ReturnType<typeof labelled>, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => label(text.slice(0, maxCharacters)).flatMap(codeOf))),
]

/**
 * Capitals and digits with at least one digit, or six capitals. Labels are matched case-insensitively, values are not.
 */
export const codeOf = ({ groups }: RegExpMatchArray): string[] => {
  const code = groups?.value ?? ''
  return /^(?=.*\d)[A-Z\d-]+$|^[A-Z]{6}$/.test(code) ? [code] : []
}
