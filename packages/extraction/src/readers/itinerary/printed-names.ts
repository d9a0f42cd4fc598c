/** A name in a text, and where it stands. */
export interface PrintedName {
  value: string
  start: number
  end: number
}

/** In capitals, which agencies also print with their marks. */
const word = "\\p{Lu}[\\p{Lu}\\p{M}'’.-]*"
/** `1.1DOE/JOHN MR`, `2.DOE/JANE MRS(CHD/12MAR18)`, `1.2DOE/JOHN MR/JANE MRS`: family name, then each given name. */
const numbered = new RegExp(
  `(?<![\\p{L}\\d_.])\\d{1,2}\\. ?(?:\\d{1,2})?(${word}(?: ${word}){0,3})((?:/${word}(?: ${word}){0,4}){1,9})(?![\\p{L}\\d_])`,
  'gmu',
)

/** A title attached to a given name, as Galileo prints it: `PERERA/RUWANMR`. */
const attachedTitle = /(?<=\/.*\p{Lu}{2})(?:MRS|MISS|MSTR|MR|MS|CHD|INF)$/u
/** The same where nothing but a title can be meant: hardly a name ends so. */
const surelyTitle = /(?<=\/.*\p{Lu}{3})(?:MRS|MSTR|MR)$/u

/** Names without the titles attached to them, if at least one surely has one. */
function withoutAttached(names: readonly PrintedName[]): PrintedName[] {
  const isAttached = names.some(({ value }) => surelyTitle.test(value))
  return isAttached ? names.map((name) => ({ ...name, value: name.value.replace(attachedTitle, '') })) : [...names]
}

/** The names of an itinerary, each member of a family separately, each once: a text may have several records. */
export function printedNames(text: string): PrintedName[] {
  const all = [...text.matchAll(numbered)].slice(0, 50).flatMap((match) => {
    const [whole, family = '', given = ''] = match
    const at = { start: match.index, end: match.index + whole.length }
    return given
      .split('/')
      .slice(1)
      .map((name) => ({ value: `${family}/${name}`, ...at }))
  })
  return withoutAttached(all.filter(({ value }, at) => all.findIndex((other) => other.value === value) === at))
}

const plain = `${word}(?: ${word}){0,2}/${word}(?: ${word}){0,3}`
/** The type of a passenger behind the name. */
const type = '(?: \\((?:ADT|CHD|INF|YTH)\\))?'
/** `FOR: DOE/JOHN MR`, `TRAVELER  DOE/JANE`, `CONFIRMED FOR DOE/JOHN MR`, `NAME- DOE/JANE`. */
const labelled = new RegExp(
  `\\b(?:FOR|TRAVELL?ERS?|PASSENGERS?|NAMES?|NOM|NOMBRE|NOME|DRIVER|(?:Travell?er|Passenger)(?: [Nn]ame)?|Name)[ \\t]*[-:]?[ \\t]{1,14}(${plain})(?=${type}[ \\t]*$|[ \\t]{2,})`,
  'gmu',
)
/** A line that is a name, or a name with its seat or ticket behind. */
const alone = new RegExp(`^[ \\t]*(${plain})(?=${type}[ \\t]*$|[ \\t]{2,}(?:SEAT|TKT|TICKET))`, 'gmu')
/** A name with a title in a column of its own, such as one below the first traveler's. */
const titled = new RegExp(`(?<![ \\t])[ \\t]{3,80}(${plain} (?:MRS?|MS|MISS|MSTR|CHD|INF))(?=${type}[ \\t]*$)`, 'gmu')
const labels = /(?:^|[A-Z] )(?:FOR|TRAVELL?ERS?|PASSENGERS?|NAMES?|DRIVER)\b|\b(?:ITINERARY|RECEIPT|TICKETS?)\b/

/** The names of an itinerary that are not numbered, each once: beside a seat, a name may have no title. */
export function unnumberedNames(text: string): PrintedName[] {
  const names = new Map<string, PrintedName>()
  for (const match of [labelled, alone, titled].flatMap((pattern) => [...text.matchAll(pattern)]).slice(0, 100)) {
    const [whole, value = ''] = match
    const bare = value.replace(/ (?:MR|MRS|MS|MISS|MSTR|DR|MME|MLLE)$/, '')
    if (!names.has(bare) && !labels.test(value))
      names.set(bare, { value, start: match.index + whole.length - value.length, end: match.index + whole.length })
  }
  return [...names.values()]
}
