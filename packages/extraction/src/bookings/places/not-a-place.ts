import { folded } from '../../kit/fold'
import { conceptTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import type { AnnotatedPage } from '../../mentions/annotate-page'
import { type Mention, overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'

/** Minimum probability of the place chosen instead. */
const minOther = 0.01

const newTag = conceptTag('new')

/** The lines of a page, and the known words in them. */
type Words = { readonly page: { readonly lines: readonly Pick<Line, 'text'>[] } } & Pick<AnnotatedPage, 'tags'>

/**
 * Whether a text is the label of what follows it in its line, `Departure Station: Napoli Centrale`, or the word for new
 * in it: `Novi polazak: 08:30`, although Novi is a town.
 */
function isLabel({ line, start, end }: Mention, { page, tags }: Words): boolean {
  const text = page.lines[line]?.text ?? ''
  if (!/^[^\p{L}\p{N}]*$/u.test(text.slice(0, start))) return false
  const isNew = (tags[line] ?? []).some((tag) => tag.ids.includes(newTag) && tag.start <= start && end <= tag.end)
  return /^\s?[:：]\s*\p{L}{2}/u.test(text.slice(end)) || (isNew && /^\s\p{Ll}[\p{L} ]*[:：]/u.test(text.slice(end)))
}

/** A night with breakfast or other meals, as bills call it. */
const board =
  /(?:^|[-–:] )(?:b ?& ?b|(?:half|full) board|room only|alojamiento (?:y|con) desayuno|bed (?:and|&) breakfast|übernachtung (?:mit|inkl\.?|und) frühstück|chambre (?:et|avec) petit[- ]déjeuner|nuitée (?:et|avec) petit[- ]déjeuner|pernottamento (?:e|con) (?:prima )?colazione|alojamento (?:e|com) pequeno[- ]almoço|logies (?:met|en|incl\.?) ontbijt|nocleg ze śniadaniem|noclegi ze śniadaniem|ubytování se snídaní|szállás reggelivel)$/iu

/** A sentence of at least three words, none of which has a capital but the first: `Le agradecemos su confianza`. */
const sentence = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){2,}$/u

/** Whether a text is a sentence that another one follows in its line. */
const isSentence = ({ line, end, value }: Mention, { page: { lines } }: Words): boolean =>
  sentence.test(value) && /^[.!] \p{Lu}/u.test(lines[line]?.text.slice(end) ?? '')

/** Whether a text may be a person's name. A supposed traveler may also be a place. */
const isPerson = (text: string): boolean => nameWords(text).given > 0

/** Rental pick-up and return locations, which are not lodging. */
const rentalStops = (bookings: readonly Booking[]): Mention[] =>
  bookings.flatMap(({ kind, draft: { slots } }) =>
    kind === 'car' ? [slots.from?.mention, slots.to?.mention].filter((end) => end !== undefined) : [],
  )

/**
 * Replaces places that are not: a traveler of the bookings, the label of a journey's end, a sentence, or a rental desk
 * or a board for a stay. For a label, the value follows the colon.
 */
export function withPlacesAlone(bookings: readonly Booking[], words: Words): Booking[] {
  const people = new Set(bookings.flatMap(({ draft }) => draft.travelers.map(({ mention }) => folded(mention.value))))
  const desks = rentalStops(bookings)
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const isNone = ({ mention }: Candidate): boolean =>
      (people.has(folded(mention.value)) && isPerson(mention.value)) ||
      (kind === 'lodging' && (board.test(mention.value) || desks.some((desk) => overlaps(desk, mention)))) ||
      isSentence(mention, words) ||
      (kinds[kind].isLeg && kind !== 'flight' && isLabel(mention, words))
    const wrong = (['from', 'to', 'place'] as const).filter((slot) => {
      const chosen = draft.slots[slot]
      return chosen !== undefined && isNone(chosen)
    })
    if (wrong.length === 0) return booking
    const slots = { ...draft.slots }
    for (const slot of wrong) {
      const other = (draft.ranked[slot] ?? []).find(
        ({ candidate, probability }) =>
          candidate &&
          probability >= minOther &&
          !isNone(candidate) &&
          candidate.mention !== draft.slots.from?.mention &&
          candidate.mention !== draft.slots.to?.mention,
      )
      if (other?.candidate) slots[slot] = other.candidate
      else delete slots[slot]
    }
    const own = { ...draft, slots }
    return { ...booking, draft: own, end: endOf(own, start) }
  })
}
