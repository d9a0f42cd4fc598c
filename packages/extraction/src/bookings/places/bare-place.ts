import { findAirport } from '@sextant/places/airports/find-airport'
import { folded } from '../../kit/fold'
import { calendarNames } from '../../languages/calendar'
import { beginsWithCount } from '../../languages/counter-words'
import { collectionIn } from '../../languages/hotel-collections'
import { conceptTag, type Tag } from '../../languages/lexicon'
import { isHouseWord } from '../../languages/place-words'
import { statusWord } from '../../languages/status-words'
import type { Context } from '../../links/context'
import { type Mention, standsIn } from '../../mentions/mention'
import type { Draft } from '../draft'
import type { Slot } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { withoutEdges, withoutOwnTimes, withoutOwnWeekday } from '../travelers/name-edges'
import { nameOutside } from '../travelers/names-in-two-scripts'
import { bareStop } from './bare-stop'
import { wholeStop, withoutNextValue } from './place-edges'
import { propertyName } from './property-name'
import { wholeWord } from './whole-word'

/** Minimum probability of a longer name that begins with the chosen word. */
const minNamed = 0.1

const kindTags = new Set([conceptTag('hotel'), conceptTag('restaurant')])

/** A letter in a script other than Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u

/** Whether a word is in capitals, unlike the name after it: `HOTEL Sunrise Bay`. */
const isCapitals = (word: string, name: string): boolean =>
  word.length > 2 && word === word.toUpperCase() && /\p{Ll}/u.test(word.toLowerCase()) && /\p{Ll}{2}/u.test(name)

/** A label whose characters are spaced out to match the width of others: `酒 店`. */
const spread = /\p{Script=Han}\s+\p{Script=Han}/u

/** Words for any stay, which are only labels of a name with the word for its kind: `Lodging Hotel Linden`. */
const anyStay =
  /^(?:lodging|accommodation|unterkunft|hébergement|alojamiento|alojamento|alloggio|sistemazione|accommodatie|verblijf|boende|overnatting|overnatning|majoitus|nocleg|ubytování|ubytovanie|szállás|cazare|smještaj|konaklama)$/iu

/**
 * Whether a word for a kind of place is only a label for the name after it: in another script or style, spaced out,
 * repeated in the name, or for any stay.
 */
const isLabel = (word: string, name: string): boolean =>
  otherScript.test(word)
    ? !otherScript.test(name) || spread.test(word)
    : (anyStay.test(word) && isHouseWord(folded(name).split(' ')[0] ?? '')) ||
      folded(name).startsWith(`${folded(word)} `) ||
      isCapitals(word, name)

/**
 * Strips a leading word for the kind of place or its status from a name: `Ξενοδοχείο Hotel Linden`, `HOTEL Hotel
 * Linden`, `Storniert Hotel Linden`, `CONFIRMÉ Hotel Linden`. `text` and `tags` are those of its line.
 */
export function barePlace(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  // A name split over two cells is not a substring of one line.
  if (!standsIn(mention, text)) return mention
  const status = /^\S+\s+(?=\p{Lu})/u.exec(mention.value)?.[0] ?? ''
  const isChip = statusWord(status) === 'confirmed' && isCapitals(status.trim(), mention.value.slice(status.length))
  if (isChip || statusWord(status) === 'cancelled')
    return { ...mention, start: mention.start + status.length, value: mention.value.slice(status.length) }
  const word = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => kindTags.has(id)),
  )
  if (!word) return mention
  const value = text.slice(word.end, mention.end).replace(/^[^\p{L}\p{N}"'«„“]+/u, '')
  const isBare = value !== '' && isLabel(text.slice(word.start, word.end), value)
  return isBare ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A branch in brackets directly after a name in a script without spaces: `锦江酒店（宽窄巷子店）`. */
const branch = /^[(（][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{1,16}[)）]/u
const unspacedEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u

/** A municipality in brackets after a name, which is a location rather than a branch: `(読谷村)`. */
const municipality = /[村町市郡县縣][)）]$/u

/** Adds the branch to a hotel's name. Brackets may instead hold the number of rooms or the municipality. */
export function withBranch(mention: Mention, text: string): Mention {
  if (!unspacedEnd.test(mention.value) || !standsIn(mention, text)) return mention
  const behind = branch.exec(text.slice(mention.end))?.[0]
  const isBranch = behind !== undefined && !municipality.test(behind) && !beginsWithCount(behind.slice(1))
  return isBranch ? { ...mention, end: mention.end + behind.length, value: mention.value + behind } : mention
}

/** The rest of a truncated name: a capitalized word, optionally after a particle, up to a break in the text. */
const restOfName =
  /^ (?:(?:de|del|della|delle|di|du|des|da|do|dos|von|van|zum|zur|am|im|&) |d['’])?\p{Lu}[\p{L}'’-]+(?=$|\s*[,;(（|·]|\.(?:\s|$))/u
/** Labels that cannot end a name. */
const labelTags = new Set(
  (['checkIn', 'checkOut', 'arrival', 'departure', 'phone', 'status', 'date', 'time'] as const).map(conceptTag),
)

/** The mentions and tags on a name's line. */
interface Beside {
  mentions: readonly Mention[]
  tags: readonly Tag[]
}

/** Extends a truncated name by the rest of it, unless that is a day, time or label. */
export function withRestOfName(mention: Mention, text: string, { mentions, tags }: Beside): Mention {
  if (!standsIn(mention, text)) return mention
  const rest = restOfName.exec(text.slice(mention.end))?.[0] ?? ''
  const end = mention.end + rest.length
  const isOther =
    mentions.some(
      ({ type, line, start }) =>
        (type === 'date' || type === 'time') && line === mention.line && start >= mention.end && start < end,
    ) || tags.some(({ start, ids }) => start >= mention.end && start < end && ids.some((id) => labelTags.has(id)))
  return rest === '' || isOther ? mention : { ...mention, end, value: mention.value + rest }
}

/** Minimum probability of a longer name that ends with the chosen hotel collection. */
const minCollected = 0.02

/**
 * The place of a draft. If it is only a word for a kind of hotel, the likeliest name that begins with it; if it is only
 * a hotel collection, the name that ends with it.
 */
function namedHouse({ slots, ranked }: Draft): Candidate | undefined {
  const word = slots.place?.mention.value ?? ''
  if (collectionIn(`, ${word}`) === `, ${word}`) {
    const whole = ranked.place?.find(
      ({ candidate, probability }) => probability >= minCollected && candidate?.mention.value.endsWith(`, ${word}`),
    )
    return whole?.candidate ?? slots.place
  }
  if (!isHouseWord(word)) return slots.place
  const named = ranked.place?.find(
    ({ candidate, probability }) =>
      probability >= minNamed && folded(candidate?.mention.value ?? '').startsWith(`${folded(word)} `),
  )
  return named?.candidate ?? slots.place
}

/** Adds an airport's code in brackets to the name of a pick-up, which it identifies: `Seattle Tacoma Airport (SEA)`. */
function withAirportCode(mention: Mention, text: string): Mention {
  const [behind = '', code = ''] = standsIn(mention, text)
    ? (/^ ?\(([A-Z]{3})\)/.exec(text.slice(mention.end)) ?? [])
    : []
  if (findAirport(code) === null) return mention
  return { ...mention, end: mention.end + behind.length, value: mention.value + behind }
}

/** Reduces a booking's place and stops to their bare names. */
export function withBarePlaces(booking: Booking, { read: { page, tags, mentions, languages } }: Context): Booking {
  const { draft } = booking
  const slots = { ...draft.slots }
  const { weekdays } = calendarNames(languages)
  const sender = page.lines.find(({ origin }) => origin === 'sender')?.text ?? ''
  const forms: [slot: Slot, bare: typeof barePlace][] = [
    [
      'place',
      (mention, text, tags) => {
        const outside = nameOutside(mention, text, mentions)
        const whole = withBranch(withRestOfName(barePlace(outside, text, tags), text, { mentions, tags }), text)
        return propertyName(whole, booking.kind, text, { tags, lines: page.lines })
      },
    ],
    [
      'from',
      (mention, text, tags) => bareStop(mention, text, tags, { kind: booking.kind, to: slots.to?.mention.value }),
    ],
    [
      'to',
      (mention, text, tags) => bareStop(mention, text, tags, { kind: booking.kind, from: slots.from?.mention.value }),
    ],
  ]
  for (const [slot, bare] of forms) {
    const chosen = slot === 'place' ? namedHouse(draft) : slots[slot]
    if (!chosen) continue
    const { line } = chosen.mention
    const [text, own] = [page.lines[line]?.text ?? '', tags[line] ?? []]
    const others = forms.flatMap(([other]) => (other === slot ? [] : (draft.slots[other]?.mention.value ?? [])))
    const timeless = withoutOwnWeekday(
      withoutOwnTimes(wholeWord(chosen.mention, text, others), booking),
      booking,
      weekdays,
    )
    const edged = withoutEdges(timeless, text, own)
    const whole =
      slot === 'place'
        ? withoutNextValue(edged, text, own, { kind: booking.kind, sender })
        : wholeStop(edged, text, own, booking.kind)
    const mention = withoutEdges(bare(whole, text, own), text, own)
    const isPickUp = slot !== 'place' && (booking.kind === 'car' || booking.kind === 'taxi')
    slots[slot] = { ...chosen, mention: isPickUp ? withAirportCode(mention, text) : mention }
  }
  return { ...booking, draft: { ...draft, slots } }
}
