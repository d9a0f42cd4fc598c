import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { addressLine } from './address-line'
import { blocksOf } from './blocks'
import { type Found, findDates } from './find-dates'
import { findTimes } from './find-times'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText, within } from './prose-text'
import { addresses, people, references, table } from './vocabulary'

/** How many sit at the table, in the words of those who book tables. */
const party =
  /\b(?:table for|party of|party size:?|guests?:|tisch für|personen:|table pour|couverts?:|mesa para|tavolo per|tafel voor|bord för|bord til|pöytä)\s*(\d{1,2})\b|(?<![\d:.])\b(\d{1,2}) ?(?:people|guests|persons?|personen|personnes|personas|persone|pessoas|covers|couverts|personer|henkilöä|osoby|osob|名)(?![\p{L}])/iu
const at =
  /(?:reservation|booking|table|reserviert|reservierung|tischreservierung|réservation|reserva|mesa|tavolo|prenotazione|tafel|reservering|bord)\s(?:confirmation\s|is confirmed\s|confirmed\s|cancell?ed\s|cancellation\s)?(?:at|for|with|im|in der|in dem|bei|chez|au|à|en|da|presso|bij|hos|på)\s((?!\d|the \d)(?:The |La |Le |El |Il )?\p{Lu}[^\n.!,:;]{2,60}?)(?=\s(?:on|for|is|has|ist|wurde|est|está|è|am|für|pour|para|per)(?!\p{L})|\s(?:le|el|il)\s\d|[.,!:;\n]|$)/giu
/** `Reservation confirmed: Kitchen Nine, Sat 28 Mar`. */
const inSubject =
  /(?:confirmed|confirmation|booked|cancell?ed|bestätigt|confirmée|confirmada|confermata)\s?[:–-]\s?(\p{Lu}[^,|–:]{2,50}?)(?=,| [-–|] |$)/iu
const tables = new Set(['opentable', 'resy', 'thefork', 'quandoo', 'sevenrooms', 'tock'])
const words =
  /\b(?:restaurant|your table|table (?:for|reservation|booking)|tisch\p{L}*|votre table|couverts|mesa|tavolo|ristorante|restaurante|taberna|trattoria|osteria|bistro|brasserie|tafel|restaurang|bordsbokning|bordreservation|ravintola|dining|dinner|party of|party size|you're booked)\b/iu
/** How far from the number of guests the day and the time may stand. */
const reach = 300

const stops = [
  ...table.name,
  ...table.party,
  ...table.when,
  ...table.time,
  ...addresses,
  ...people,
  ...references,
]

interface When {
  local: string
  start: number
  end: number
}

/** Day and time as labelled, else near the number of guests. */
function whenOf(prose: ProseText, guests: number): When | null {
  const days = blocksOf(prose.text, table.when, stops)
  for (const block of days) {
    const dates = findDates(block.value, prose.contextDate, prose.order)
    const [day] = dates
    const beside = findTimes(block.value, dates)[0]
    const other = beside
      ? null
      : blocksOf(prose.text, table.time, stops).find(({ value }) => findTimes(value, []).length > 0)
    const time = beside ?? (other && findTimes(other.value, [])[0])
    if (day && time)
      return { local: `${day.value}T${time.value}`, start: block.start, end: other?.end ?? block.end }
  }
  const near = [Math.max(0, guests - reach), guests + reach] as const
  const [day] = within(prose.dates, ...near)
  const time = day && within(prose.times, day.start - reach, day.end + reach)[0]
  if (!day || !time) return null
  return {
    local: `${day.value}T${time.value}`,
    start: Math.min(day.start, time.start),
    end: Math.max(day.end, time.end),
  }
}

function guestsOf(prose: ProseText): Found<number> | null {
  const said = party.exec(prose.text)
  const number = Number(said?.[1] ?? said?.[2])
  if (said && number > 0) return { value: number, start: said.index, end: said.index + said[0].length }
  for (const block of blocksOf(prose.text, table.party, stops)) {
    const count = /^\D{0,10}(\d{1,3})\b/.exec(block.value)?.[1]
    if (count) return { value: Number(count), start: block.start, end: block.end }
  }
  return null
}

function setName(draft: Draft, prose: ProseText, { subject, sender }: ProseContext): void {
  const labelled = blocksOf(prose.text, table.name, stops).find(({ value }) => /^\p{Lu}/u.test(value))
  if (labelled) draft.set('name', labelled.lines[0], evidenceAt(prose, labelled.start, labelled.end))
  const [said] = prose.text.matchAll(at)
  const inText = said?.[1]?.trim() ?? ''
  const known = prose.text.includes(`${inText}\n`) || prose.text.split(inText).length > 2
  const [written = inSubject.exec(subject)] = subject.matchAll(at)
  const evidence = { reader: 'prose', part: prose.part, path: 'subject', text: subject.slice(0, 200) }
  // what the subject says may be cut: the text's own wording counts where it stands there again
  if (said && (known || !written))
    draft.set('name', inText, evidenceAt(prose, said.index, said.index + said[0].length))
  draft.set('name', written?.[1]?.trim(), evidence)
  const first = sender.length > 3 ? prose.text.indexOf(sender) : -1
  if (first >= 0) draft.set('name', sender, evidenceAt(prose, first, first + sender.length))
}

function setAddress(draft: Draft, prose: ProseText): void {
  const block = blocksOf(prose.text, addresses, stops).find(
    ({ value }) => /\d/.test(value) && /,/.test(value),
  )
  const labelled = block && { ...block, value: block.lines.slice(0, 3).join(', ') }
  const found = labelled ?? addressLine(prose)
  if (!found) return
  const name = draft.get('name') ?? ''
  const bare = name !== '' && found.value.startsWith(name) ? found.value.slice(name.length) : found.value
  draft.set('start.place.address', bare.replace(/^[\s,]+/, ''), evidenceAt(prose, found.start, found.end))
}

/** The table that a text tells of: guests, a day and a time, and the restaurant by name; else none. */
export function findTable(prose: ProseText, context: ProseContext): Reservation[] {
  const guests = guestsOf(prose)
  const isTable = tables.has(context.source.id) || words.test(prose.text) || words.test(context.subject)
  const when = guests && isTable ? whenOf(prose, guests.start) : null
  if (!guests || !when) return []
  const draft = new Draft('restaurant', 0.75)
  draft.set('start.time.local', when.local, evidenceAt(prose, when.start, when.end))
  draft.set('guests', guests.value, evidenceAt(prose, guests.start, guests.end))
  setName(draft, prose, context)
  setAddress(draft, prose)
  return draft.has('name') ? [draft.finish('confirmed')] : []
}
