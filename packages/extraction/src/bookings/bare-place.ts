import { reservationKinds } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { folded } from '../kit/fold'
import { brandTag, conceptTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Slot } from './kinds'
import type { Booking } from './resolve'

const kindTags = new Set([conceptTag('hotel'), conceptTag('restaurant')])
const brandTags = new Set(reservationKinds.map(brandTag))

/** Letters of other scripts than Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u

/** Whether a word is written in capitals, unlike the name behind it: `HOTEL Sunrise Bay`. */
const isCapitals = (word: string, name: string): boolean =>
  word.length > 2 && word === word.toUpperCase() && /\p{Ll}/u.test(word.toLowerCase()) && /\p{Ll}{2}/u.test(name)

/** Whether a word for the kind of a place only labels the name behind it: in another script or style, or said again. */
const isLabel = (word: string, name: string): boolean =>
  otherScript.test(word)
    ? !otherScript.test(name)
    : folded(name).startsWith(`${folded(word)} `) || isCapitals(word, name)

/**
 * Strips a word for the kind of a place from its name: `Ξενοδοχείο Hotel Linden`, `HOTEL Hotel Linden`; `text` and
 * `tags` are those of its line.
 */
export function barePlace(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  // A name in two cells is not a part of one line.
  if (text.slice(mention.start, mention.end) !== mention.value) return mention
  const word = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => kindTags.has(id)),
  )
  if (!word) return mention
  const value = text.slice(word.end, mention.end).replace(/^[^\p{L}\p{N}"'«„“]+/u, '')
  const isBare = value !== '' && isLabel(text.slice(word.start, word.end), value)
  return isBare ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A branch in brackets, right behind a name in a script without spaces: `锦江酒店（宽窄巷子店）`. */
const branch = /^[(（][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{1,16}[)）]/u
const unspacedEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u

/** Adds the branch of a house to its name. */
export function withBranch(mention: Mention, text: string): Mention {
  if (!unspacedEnd.test(mention.value) || text.slice(mention.start, mention.end) !== mention.value) return mention
  const behind = branch.exec(text.slice(mention.end))?.[0]
  return behind ? { ...mention, end: mention.end + behind.length, value: mention.value + behind } : mention
}

/** Strips the company in front of a stop: `Sixt, Oslo lufthavn`. */
export function bareStop(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  if (text.slice(mention.start, mention.end) !== mention.value) return mention
  const company = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => brandTags.has(id)),
  )
  const value = company && /^\s*,\s*(\p{L}.*)$/u.exec(text.slice(company.end, mention.end))?.[1]
  return value ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A code of a station or an airport behind its name: `NEW DELHI (NDLS)`, `George Airport, GRJ`. */
const stopCode = /\s*[(（][A-Z]{2,5}[)）]$/u
const airportBehind = /(?<=\p{L}{3}),\s?([A-Z]{3})$/u
/** What is no part of a name: an open bracket or a row of dots behind it, a sign of departure or arrival before. */
const openBracket = /\s*[(（][^()（）]*$/u
const dotLeader = /\s*\.{4,}.*$/u
const leadingSign = /^[発着]\s+(?=\p{L}{2})/u

/** Strips from the name of a stop what only stands beside it. */
export function withoutExtras(mention: Mention): Mention {
  const code = airportBehind.exec(mention.value)?.[1]
  const lead = leadingSign.exec(mention.value)?.[0].length ?? 0
  const value = mention.value
    .slice(lead)
    .replace(openBracket, '')
    .replace(dotLeader, '')
    .replace(stopCode, '')
    .replace(airportBehind, (text) => (code !== undefined && findAirport(code) ? '' : text))
  return /\p{L}{2}/u.test(value) ? { ...mention, start: mention.start + lead, value } : mention
}

/** The rest of a name that was cut: a capitalised word, maybe behind a particle, up to where the text pauses. */
const restOfName =
  /^ (?:(?:de|del|della|delle|di|du|des|da|do|dos|von|van|zum|zur|am|im|&) |d['’])?\p{Lu}[\p{L}'’-]+(?=$|\s*[,;(（|·]|\.(?:\s|$))/u
/** Labels that no name ends with. */
const labelTags = new Set(
  (['checkIn', 'checkOut', 'arrival', 'departure', 'phone', 'status', 'date', 'time'] as const).map(conceptTag),
)

/** What stands beside a name on its line: the mentions there, and the tags. */
interface Beside {
  mentions: readonly Mention[]
  tags: readonly Tag[]
}

/** Adds to a name the rest of it, if it ends inside of it: no day, time or label. */
export function withRestOfName(mention: Mention, text: string, { mentions, tags }: Beside): Mention {
  if (text.slice(mention.start, mention.end) !== mention.value) return mention
  const rest = restOfName.exec(text.slice(mention.end))?.[0] ?? ''
  const end = mention.end + rest.length
  const isOther =
    mentions.some(
      ({ type, line, start }) =>
        (type === 'date' || type === 'time') && line === mention.line && start >= mention.end && start < end,
    ) || tags.some(({ start, ids }) => start >= mention.end && start < end && ids.some((id) => labelTags.has(id)))
  return rest === '' || isOther ? mention : { ...mention, end, value: mention.value + rest }
}

/** A booking with the bare names of its place and stops. */
export function withBarePlaces(booking: Booking, { read: { page, tags, mentions } }: Context): Booking {
  const { draft } = booking
  const slots = { ...draft.slots }
  const forms: [slot: Slot, bare: typeof barePlace][] = [
    [
      'place',
      (mention, text, tags) =>
        withBranch(withRestOfName(barePlace(mention, text, tags), text, { mentions, tags }), text),
    ],
    ['from', (mention, text, tags) => withoutExtras(bareStop(mention, text, tags))],
    ['to', (mention, text, tags) => withoutExtras(bareStop(mention, text, tags))],
  ]
  for (const [slot, bare] of forms) {
    const chosen = slots[slot]
    if (!chosen) continue
    const { line } = chosen.mention
    slots[slot] = { ...chosen, mention: bare(chosen.mention, page.lines[line]?.text ?? '', tags[line] ?? []) }
  }
  return { ...booking, draft: { ...draft, slots } }
}
