import type { Draft } from '../draft'
import { type Block, withoutLabel } from './blocks'
import { findDates } from './find-dates'
import { findTimes } from './find-times'
import { evidenceAt, type ProseText } from './prose-text'

/** A day, and the time beside it where one stands there. */
export interface BlockMoment {
  day: string
  /** `HH:MM:00` */
  time: string | null
  block: Block
}

/** The first day of a block with its time; of a range of times the `last` counts, as for leaving. Null without a day. */
export function momentIn(block: Block, prose: ProseText, last = false): BlockMoment | null {
  const dates = findDates(block.value, prose.contextDate, prose.order)
  const [first] = dates
  if (!first) return null
  const times = findTimes(block.value, dates)
  const time = (last ? times.at(-1) : times[0])?.value ?? null
  return { day: first.value, time, block }
}

export const localOf = ({ day, time }: BlockMoment): string => (time ? `${day}T${time}` : day)

/** Sets one end's time to what a block says. */
export function setMoment(draft: Draft, field: string, prose: ProseText, moment: BlockMoment): void {
  draft.set(`${field}.local`, localOf(moment), evidenceAt(prose, moment.block.start, moment.block.end))
}

const filler =
  /(?<!\p{L})(?:at|on|um|ab|bis|uhr|à|a las|alle|ore|às|om|kl|klo|klockan|from|until|by|after|before|vanaf|voor|local time|hrs?|h)(?!\p{L})\.?/giu
const days = [
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so',
  'lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim',
  'lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab',
  'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira seg ter qua qui sex',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo',
  'måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag',
  'pondělí úterý středa čtvrtek pátek neděle poniedziałek wtorek środa czwartek piątek sobota niedziela',
]
const weekday = new RegExp(
  `(?<!\\p{L})(?:${days
    .join(' ')
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})\\.?,?`,
  'giu',
)

/** What is left of a line without days, times and the words around them. */
export function withoutTimes(line: string, prose: ProseText): string {
  const dates = findDates(line, prose.contextDate, prose.order)
  const found = [...dates, ...findTimes(line, dates)].toSorted((a, b) => b.start - a.start)
  const bare = found.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, line)
  if (found.length === 0) return line.trim()
  return bare
    .replace(weekday, ' ')
    .replace(filler, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.|()·•–-]+|[\s,;:.|(·•–-]+$/g, '')
}

const noPlace = /@|https?:|www\.|^\+?[\d\s()/-]{7,}$|^(?:tel|phone|fax|telefon|tél)\b/i

/** The lines of a block that name a place: the first its name, the others its address. */
export function placeLines(block: Block, prose: ProseText): string[] {
  return block.lines
    .map((line) => withoutTimes(withoutLabel(line), prose))
    .filter((line) => /\p{L}{2}/u.test(line) && line.length <= 120 && !noPlace.test(line))
}
