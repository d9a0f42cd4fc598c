import { folded } from '../../kit/fold'
import { portals } from '../../languages/brands'
import { conceptTag, languagesOf, tagsOf } from '../../languages/lexicon'

/** Maximum number of characters searched per text, of lines with a code, and of characters in such a line. */
const maxCharacters = 20_000
const maxLines = 40
const maxLine = 80

/** By which party something was booked, and its number: `prenotato tramite lastminute.com (ID prenotazione 4711)`. */
const bookedWith =
  /(?<!\p{L})(?:via|through|über|bei|par|sur|auprès de|tramite|attraverso|su|vía|a través de|por|através d[aeo]|pel[ao]|przez|genom|gennem|gjennom|prostřednictvím|prin|μέσω) (?:\p{Lu}[\p{L}\d&'’-]+|[\p{L}\d-]+\.(?=\p{L}))[\p{L}\d.&'’-]*(?: \p{Lu}[\p{L}\d.&'’-]+){0,2} ?[,([–-] ?(?<label>\p{L}[^()[\]\d\n]{2,40}?)[\s:：#.]{1,3}(?<value>(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,18}[A-Z\d])(?![\p{L}\d])/gu

const referenceTags = [conceptTag('reference'), conceptTag('agencyReference')]

/** A line that starts with a capital and ends with a code of several digits. */
const coded = /^\p{Lu}[^\n]{4,60}[\s:：#](?=[A-Z-]*\d[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,18}[A-Z\d]$/u
/** A label's code, which makes up the rest of the line. */
const code = /^[\s:：#№.]{0,4}(?<value>[A-Z\d][A-Z\d-]{3,18}[A-Z\d])$/u
/** A name: one to three words that begin with a capital. */
const words = String.raw`(?<name>\p{Lu}[\p{L}\d.&'’]+(?: \p{Lu}[\p{L}\d.&'’]+){0,2})`
const nameBefore = new RegExp(`^${words}[ -]$`, 'u')
/** A name after a label, and the code after the name. */
const nameBehind = new RegExp(
  String.raw`^ (?:d[aei] |von |van )?${words}\s?[:：#] ?(?<value>[A-Z\d][A-Z\d-]{3,18}[A-Z\d])$`,
  'u',
)

/** A booking number, and the name that its label contains. */
export interface NamedNumber {
  name: string
  value: string
}

/**
 * The numbers in a text whose labels contain a name, in any language: `Staywell broneering: 884102`, `Localizador
 * Staywell: 884102`.
 */
export function namedNumbers(text: string): NamedNumber[] {
  const lines = text
    .slice(0, maxCharacters)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length <= maxLine && coded.test(line))
  return lines.slice(0, maxLines).flatMap((line) => {
    const low = folded(line)
    const tags = tagsOf(low, languagesOf([low]))
    const label = tags.find(({ ids }) => referenceTags.some((tag) => ids.includes(tag)))
    if (!label) return []
    const [before, behind] = [line.slice(0, label.start), line.slice(label.end)]
    const found = before === '' ? nameBehind.exec(behind)?.groups : undefined
    const named = found?.name ?? nameBefore.exec(before)?.groups?.name
    const value = found?.value ?? code.exec(behind)?.groups?.value
    const isWord =
      !portals.has(folded(named ?? '')) &&
      tags.some(
        ({ start, end }) =>
          start < label.start || (found && start > label.end && end <= label.end + (named?.length ?? 0) + 1),
      )
    return named && value && !isWord ? [{ name: named, value }] : []
  })
}

/** The numbers of the parties by which a text says that something was booked. */
export const sellersInSentences = (text: string): string[] =>
  [...text.slice(0, maxCharacters).matchAll(bookedWith)].flatMap(({ groups }) => {
    const label = folded(groups?.label ?? '')
    const isNumber = tagsOf(label, languagesOf([label])).some(({ ids }) =>
      referenceTags.some((tag) => ids.includes(tag)),
    )
    return isNumber ? (groups?.value ?? []) : []
  })
