import type { Reservation } from '@sextant/contract/emails/reservation'
import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { draftOf } from '@sextant/domain/segments/from-reservation'

/** A piece of text: plain, or the source of extracted values. */
export type Piece = { readonly text: string; readonly fields: readonly string[] }

/**
 * Quoted texts mapped to the fields extracted from them. Very short ones are omitted, because they would match any word
 * or number.
 */
export type Quotes = ReadonlyMap<string, readonly string[]>

const shortest = 2
const max = 200

type EvidenceFields = { readonly evidence: Readonly<Record<string, { readonly text?: string | undefined }>> }

/** The texts quoted as evidence by reservations, longest first. */
export function quotesOf(reservations: readonly EvidenceFields[]): Quotes {
  const fields = new Map<string, string[]>()
  for (const { evidence } of reservations)
    for (const [field, { text = '' }] of Object.entries(evidence)) {
      const quote = text.trim()
      if (quote.length < shortest || /^\d{1,2}$/.test(quote) || quote.includes('\n')) continue
      const named = fields.get(quote) ?? []
      if (!named.includes(field)) fields.set(quote, [...named, field])
    }
  return new Map([...fields].toSorted(([a], [b]) => b.length - a.length).slice(0, max))
}

/**
 * What a field was read from. Accepts fields of the reservations (`start.time.local`) or of their segments
 * (`start_datetime`).
 */
export const quotesOfField = (reservations: readonly Reservation[], field = ''): readonly string[] =>
  reservations.flatMap((reservation) => {
    const { text } = reservation.evidence[field] ?? segmentEvidence(reservation)[field] ?? {}
    return text === undefined ? [] : [text.trim()]
  })

/** The part of the email that a field was read from; undefined if it was not read. */
export const partOfField = (reservations: readonly Reservation[], field: string): string | undefined =>
  reservations
    .flatMap((reservation) => reservation.evidence[field]?.part ?? segmentEvidence(reservation)[field]?.part ?? [])
    .at(0)

const segmentEvidence = (reservation: Reservation) =>
  draftOf(reservation, { source: { id: '', name: '', type: 'unknown' }, convert: () => null }).evidence

/** What was found in an email: its bookings, and what was found of others only partly or uncertainly. */
export const foundIn = ({ reservations, diagnostics }: Pick<EmailDetail, 'reservations' | 'diagnostics'>) => [
  ...reservations,
  ...diagnostics.flatMap(({ found }) => found ?? []),
]

/** Splits a text at the first occurrence of each quote. Where quotes overlap, the longer one wins. */
export function cutByQuotes(text: string, quotes: Quotes): readonly Piece[] {
  const places: { start: number; end: number; fields: readonly string[] }[] = []
  for (const [quote, fields] of quotes) {
    const start = placeOf(text, quote)
    const end = start + quote.length
    if (start >= 0 && !places.some((other) => start < other.end && other.start < end))
      places.push({ start, end, fields })
  }
  const inOrder = places.toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, fields } of inOrder) {
    if (start > at) pieces.push({ text: text.slice(at, start), fields: [] })
    pieces.push({ text: text.slice(start, end), fields })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), fields: [] })
  return pieces
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\d]/u.test(letter)

/** The first occurrence of a quote as a whole word; -1 if there is none. */
function placeOf(text: string, quote: string): number {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const inside =
      (isWord(text[at - 1]) && isWord(quote[0])) || (isWord(text[at + quote.length]) && isWord(quote.at(-1)))
    if (!inside) return at
  }
  return -1
}
