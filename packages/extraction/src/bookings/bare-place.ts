import { folded } from '../kit/fold'
import { conceptTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Booking } from './resolve'

const kindTags = new Set([conceptTag('hotel'), conceptTag('restaurant')])

/** Letters of other scripts than Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u

/** Whether a word for the kind of a place only labels the name behind it: in another script, or said again. */
const isLabel = (word: string, name: string): boolean =>
  otherScript.test(word) ? !otherScript.test(name) : folded(name).startsWith(`${folded(word)} `)

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

/** A booking with the bare name of its place. */
export function withBarePlace(booking: Booking, { read: { page, tags } }: Context): Booking {
  const { draft } = booking
  const { place } = draft.slots
  if (!place) return booking
  const { line } = place.mention
  const mention = barePlace(place.mention, page.lines[line]?.text ?? '', tags[line] ?? [])
  return { ...booking, draft: { ...draft, slots: { ...draft.slots, place: { ...place, mention } } } }
}
