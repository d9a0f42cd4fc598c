import { reservationKinds } from '@sextant/contract/emails/reservation'
import { folded } from '../kit/fold'
import { brandTag, conceptTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
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

/** Strips the company in front of a stop: `Sixt, Oslo lufthavn`. */
export function bareStop(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  if (text.slice(mention.start, mention.end) !== mention.value) return mention
  const company = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => brandTags.has(id)),
  )
  const value = company && /^\s*,\s*(\p{L}.*)$/u.exec(text.slice(company.end, mention.end))?.[1]
  return value ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A booking with the bare names of its place and stops. */
export function withBarePlaces(booking: Booking, { read: { page, tags } }: Context): Booking {
  const { draft } = booking
  const slots = { ...draft.slots }
  for (const [slot, bare] of [
    ['place', barePlace],
    ['from', bareStop],
    ['to', bareStop],
  ] as const) {
    const chosen = slots[slot]
    if (!chosen) continue
    const { line } = chosen.mention
    slots[slot] = { ...chosen, mention: bare(chosen.mention, page.lines[line]?.text ?? '', tags[line] ?? []) }
  }
  return { ...booking, draft: { ...draft, slots } }
}
