import { calendarRows } from './calendar.gen'

/** Months (1 to 12) and weekdays (1 is Monday) by name, folded and without dots. */
export interface CalendarNames {
  months: ReadonlyMap<string, number>
  weekdays: ReadonlyMap<string, number>
}

interface Row {
  tag: string
  months: [name: string, month: number][]
  weekdays: [name: string, day: number][]
}

const numbered = (list = ''): [string, number][] =>
  list
    .split('|')
    .flatMap((names, at) =>
      names.split(',').flatMap((name) => (name === '' ? [] : [[name, at + 1] satisfies [string, number]])),
    )

let rows: Row[] | null = null
const table = (): Row[] =>
  (rows ??= calendarRows.map((row) => {
    const [tag = '', months, weekdays] = row.split('\t')
    return { tag, months: numbered(months), weekdays: numbered(weekdays) }
  }))

/** Languages whose calendar names are added to those of a language that they may be mistaken for. */
const relatives: Readonly<Record<string, readonly string[]>> = {
  hr: ['sr-Latn'],
  sl: ['sr-Latn'],
  bg: ['mk'],
  ru: ['be', 'sr'],
  tr: ['az'],
  es: ['gl'],
}

/** Whether a weekday is written as its first four letters, which may be a word elsewhere: Irish `dear`. */
function isShort(name: string, day: number, { weekdays }: Row): boolean {
  const [whole = ''] = weekdays.find((one) => one[1] === day) ?? []
  return /^[a-z]{4}$/.test(name) && whole !== name && whole.startsWith(name)
}

const cache = new Map<string, CalendarNames>()

/** Calendar names, with the preferred languages first. Names of other languages count unless they conflict. */
export function calendarNames(preferred: readonly string[]): CalendarNames {
  const key = preferred.join()
  const found = cache.get(key)
  if (found) return found
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  const read = [...preferred, ...preferred.flatMap((tag) => relatives[tag] ?? []), 'en']
  const own = read.flatMap((tag) => table().filter((row) => row.tag === tag))
  for (const row of [...own, ...table()]) {
    const isOwn = preferred.length === 0 || own.includes(row)
    // Short forms of other languages are words of this one: `out`, `set`, `die`.
    const counts = (name: string): boolean => isOwn || name.length > 3 || !/^[a-z]+$/.test(name)
    for (const [name, month] of row.months) if (counts(name) && !months.has(name)) months.set(name, month)
    for (const [name, day] of row.weekdays)
      if (counts(name) && (isOwn || !isShort(name, day, row)) && !weekdays.has(name)) weekdays.set(name, day)
  }
  const names = { months, weekdays }
  cache.set(key, names)
  return names
}
