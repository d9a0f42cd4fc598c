/** A name in a text, and its position. */
export interface PrintedName {
  value: string
  start: number
  end: number
}

/** In capitals, which agencies print with diacritics as well. */
const word = "\\p{Lu}[\\p{Lu}\\p{M}'’.-]*"
/**
 * `1.1DOE/JOHN MR`, `2.DOE/JANE MRS(CHD/12MAR18)`, `1.2DOE/JOHN MR/JANE MRS`, and an infant `3.I/1DOE/ANN`: family
 * name, then each given name.
 */
const numbered = new RegExp(
  `(?<![\\p{L}\\d_.])\\d{1,2}\\. ?(?:(?:(?:I|\\d)/)?\\d{1,2})?(${word}(?: ${word}){0,3})((?:/${word}(?: ${word}){0,4}){1,9})(?![\\p{L}\\d_])`,
  'gmu',
)

/** An infant behind the adult who carries it, with or without the family name: `(INFDOE/ANN/12DEC25)`, `(INF/ANN)`. */
const carried = new RegExp(
  `^\\(INF ?(${word}(?: ${word}){0,3})?/(${word}(?: ${word}){0,3})(?:/\\d{2}[A-Z]{3}\\d{2})?\\)`,
  'u',
)

/** A title attached to a given name, as printed by Galileo: `PERERA/RUWANMR`. */
const attachedTitle = /(?<=\/.*\p{Lu}{2})(?:MRS|MISS|MSTR|MR|MS|CHD|INF)$/u
/** The same for endings that hardly any name has. */
const surelyTitle = /(?<=\/.*\p{Lu}{3})(?:MRS|MSTR|MR)$/u

/** Removes attached titles from names, if at least one name certainly has one. */
function withoutAttached(names: readonly PrintedName[]): PrintedName[] {
  const isAttached = names.some(({ value }) => surelyTitle.test(value))
  return isAttached ? names.map((name) => ({ ...name, value: name.value.replace(attachedTitle, '') })) : [...names]
}

/** Lines with phone numbers and other contact details: `P- 1.TVC/T 415 555`, `AP-`, `FONE-`. */
const contact = /^[ \t]*(?:\d{1,2}[ .]+)?(?:P|AP|PH|PHONE|FONE|TEL|APE|APM)[-/: *]/

/** Whether a position is in a line with contact details. */
const isContact = (text: string, at: number): boolean => contact.test(text.slice(text.lastIndexOf('\n', at) + 1, at))

/** The distinct names of an itinerary, each family member separately. A text may have several records. */
export function printedNames(text: string): PrintedName[] {
  const matches = [...text.matchAll(numbered)].filter(({ index }) => !isContact(text, index))
  const all = matches.slice(0, 50).flatMap((match) => {
    const [whole, family = '', given = ''] = match
    const at = { start: match.index, end: match.index + whole.length }
    const [, infantsFamily = family, infant] = carried.exec(text.slice(at.end, at.end + 80)) ?? []
    return [
      ...given
        .split('/')
        .slice(1)
        .map((name) => ({ value: `${family}/${name}`, ...at })),
      ...(infant === undefined ? [] : [{ value: `${infantsFamily}/${infant}`, ...at }]),
    ]
  })
  return withoutAttached(all.filter(({ value }, at) => all.findIndex((other) => other.value === value) === at))
}

const plain = `${word}(?: ${word}){0,2} ?/ ?${word}(?: ${word}){0,3}`
const titleBehind = / (?:MR|MRS|MS|MISS|MSTR|DR|MME|MLLE)$/
/** The passenger type after the name. */
const type = '(?: \\((?:ADT|CHD|INF|YTH)\\))?'
/** `FOR: DOE/JOHN MR`, `TRAVELER  DOE/JANE`, `CONFIRMED FOR DOE/JOHN MR`, `NAME- DOE/JANE`. */
const labelled = new RegExp(
  `\\b(?:FOR|TRAVELL?ERS?|PASSENGERS?|NAMES?|NOM|NOMBRE|NOME|DRIVER|(?:Travell?er|Passenger)(?: [Nn]ame)?|Name)(?:[ \\t]*[-:]?[ \\t]{1,14}|:)(${plain})(?=${type}[ \\t]*$|[ \\t]{2,})`,
  'gmu',
)
/** A line that is a name, optionally followed by a seat or ticket. */
const alone = new RegExp(`^[ \\t]*(${plain})(?=${type}[ \\t]*$|[ \\t]{2,}(?:SEAT|TKT|TICKET))`, 'gmu')
/** A name with a title in a separate column, such as one below the first traveler's. */
const titled = new RegExp(`(?<![ \\t])[ \\t]{3,80}(${plain} (?:MRS?|MS|MISS|MSTR|CHD|INF))(?=${type}[ \\t]*$)`, 'gmu')
const labels = /(?:^|[A-Z] )(?:FOR|TRAVELL?ERS?|PASSENGERS?|NAMES?|DRIVER)\b|\b(?:ITINERARY|RECEIPT|TICKETS?)\b/

/**
 * Whether a name has letters of one script and marks only: `АКТАУ/AKTAU` is a town in two scripts, `TVC/T 415` a phone
 * number.
 */
const isOneScript = (name: string): boolean =>
  ['Latin', 'Cyrillic', 'Greek'].some((script) =>
    new RegExp(`^[\\p{Script=${script}}\\p{M}\\s/'’.-]+$`, 'u').test(name),
  )

/** A printed name without its title: family name, and given names in order. */
const partsOf = (value: string): { family: string; given: string[] } => {
  const [family = '', given = ''] = value.replace(titleBehind, '').split('/')
  return { family, given: given.split(/[ .]+/).filter((one) => one !== '') }
}

/** Whether a name is a short form of another: with fewer given names, or some as initials. */
function isShortOf(short: string, long: string): boolean {
  const [a, b] = [partsOf(short), partsOf(long)]
  let at = 0
  const isWithin = a.given.every((word) => {
    const found = b.given.findIndex(
      (whole, index) => index >= at && (whole === word || (word.length === 1 && whole.startsWith(word))),
    )
    at = found + 1
    return found >= 0
  })
  return (
    a.family === b.family &&
    a.given[0]?.[0] === b.given[0]?.[0] &&
    isWithin &&
    a.given.join('').length < b.given.join('').length
  )
}

/**
 * The distinct names of an itinerary that are not numbered. Next to a seat, a name may lack its title; next to a seat
 * or number, middle names may be missing or abbreviated.
 */
export function unnumberedNames(text: string): PrintedName[] {
  const names = new Map<string, PrintedName>()
  for (const match of [labelled, alone, titled].flatMap((pattern) => [...text.matchAll(pattern)]).slice(0, 100)) {
    const [whole, printed = ''] = match
    // `DOE / JANE MS`, and whom a ticket is for: `FUER DOE/JANE MS`
    const value = printed.replace(/ ?\/ ?/, '/').replace(/^(?:FUER|FÜR|FOR|POUR|PARA|VOOR|FÖR) (?=\p{Lu})/u, '')
    const bare = value.replace(titleBehind, '')
    if (!names.has(bare) && !labels.test(value) && isOneScript(value))
      names.set(bare, { value, start: match.index + whole.length - printed.length, end: match.index + whole.length })
  }
  const all = [...names.values()]
  return all.filter(({ value }) => !all.some((other) => isShortOf(value, other.value)))
}
