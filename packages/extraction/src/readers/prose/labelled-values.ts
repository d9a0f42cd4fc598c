import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import type { PartText } from '../../documents/part-text'
import { isProduct } from '../../languages/product-words'
import { guestLabel, passengerLabel } from '../../languages/ticket-words'
import { statedTotals } from './stated-amounts'

/** Maximum number of travelers. */
const maxNames = 9
const maxCharacters = 30_000

const labelled = new RegExp(
  `^[ \\t]*(?:${passengerLabel}|${guestLabel})[ \\t]*(?:[:：][ \\t]*\\n?|[ \\t]{2,}|\\n)[ \\t]*([^\\n:：,;]{3,60})$`,
  'gimu',
)
/** A name of two to five words. */
const name = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:[ /]+\p{L}[\p{L}\p{M}.'’-]*){1,4}$/u

/**
 * Completes reservations of machine-readable data with the labelled passengers and total of a text that says nothing
 * else of them. Legs under one number share the total.
 */
export function withLabelledValues(reservations: readonly Reservation[], words: readonly PartText[]): Reservation[] {
  const lacksNames = reservations.every(({ travelers }) => travelers.length === 0)
  const persons = lacksNames ? personsIn(words) : []
  const total = sharesTotal(reservations) ? totalIn(words) : null
  return reservations.map((one) => ({
    ...one,
    ...(persons.length > 0 && { travelers: persons.map(({ text }) => ({ name: text })) }),
    ...(total && { price: total.amount, currency: total.currency }),
    evidence: {
      ...one.evidence,
      ...Object.fromEntries(persons.map((evidence, at) => [`travelers.${at}.name`, evidence])),
      ...(total && { price: total.evidence }),
    },
  }))
}

/** Whether reservations have no price yet, and were bought together: one, or legs of one kind under one number. */
const sharesTotal = (reservations: readonly Reservation[]): boolean =>
  reservations.every(({ price, status }) => price === undefined && status === 'confirmed') &&
  new Set(reservations.map(({ kind, confirmation_no: number }) => `${kind} ${number}`)).size === 1 &&
  (reservations.length === 1 || reservations.every(({ kind }) => legKinds.has(kind)))

const legKinds: ReadonlySet<Reservation['kind']> = new Set(['flight', 'train', 'bus', 'boat'])

type NamedPerson = Evidence & { readonly text: string }

const evidenceAt = ({ part, text: partText }: PartText, index: number, text: string): NamedPerson => ({
  reader: 'words',
  part,
  path: String(partText.slice(0, index).split('\n').length),
  text,
})

/** The persons behind the labels of passengers and guests, in the first text with such labels. */
function personsIn(words: readonly PartText[]): NamedPerson[] {
  for (const one of words) {
    const found = [...one.text.slice(0, maxCharacters).matchAll(labelled)].flatMap((match): NamedPerson[] => {
      const text = (match[1] ?? '').trim()
      return name.test(text) && !isProduct(text) ? [evidenceAt(one, match.index, text)] : []
    })
    const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
    if (distinct.length > 0) return distinct.slice(0, maxNames)
  }
  return []
}

/** The only labelled total of the texts; null if there are several, or none. */
function totalIn(words: readonly PartText[]) {
  const all = words.flatMap((one) =>
    statedTotals(one.text.slice(0, maxCharacters)).map((total) => ({
      ...total,
      evidence: evidenceAt(one, one.text.indexOf(total.line), total.line),
    })),
  )
  const [first, ...others] = all
  if (!first || Number(first.amount) === 0) return null
  return others.every(({ amount, currency }) => amount === first.amount && currency === first.currency) ? first : null
}
