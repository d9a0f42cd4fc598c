import type { Evidence, Moment, Reservation } from '@sextant/contract/emails/reservation'
import type { Entry } from './kit/reader'
import type { DocumentResult } from './read-documents'
import { readWords } from './read-words'
import { withLabelledValues } from './readers/prose/labelled-values'
import { completeEntry } from './rules/complete-entry'
import { normalise } from './rules/normalise'

/** Maximum number of entries whose words are read, and of characters of each. */
const limits = { entries: 30, characters: 8000 }

const shown = ({ local }: Moment): string => local?.slice(0, 16).replace('T', ' ') ?? ''

/** The text of an entry, with its times as they are at its place. */
function textOf({ title, text, start, end }: Entry, own: readonly Reservation[]): string {
  const [one, ...others] = own
  const [from, to] = one && others.length === 0 ? [one.start.time, one.end.time] : [start, end]
  const times = [from?.local && `Start: ${shown(from)}`, to?.local && `Ends: ${shown(to)}`]
  return [title, ...times, text]
    .filter((line) => line !== undefined)
    .join('\n')
    .slice(0, limits.characters)
}

/** Reads the words of an entry, and completes its bookings with them. */
function completedBy(entry: Entry, date: string): Reservation[] {
  const { reservations: own, incomplete } = normalise(entry.reservations)
  if (incomplete.length > 0 || own.length !== entry.reservations.length) return [...entry.reservations]
  const text = textOf(entry, own)
  const document = {
    part: entry.evidence.part,
    kind: 'text',
    filename: null,
    bytes: () => new Uint8Array(),
    text: () => text,
  } as const
  const envelope = { subject: '', sender: '', recipient: '' }
  const { reservations } = readWords([document], envelope, date, '', new Map())
  const written = normalise(reservations).reservations.map((one) => ({
    ...one,
    evidence: Object.fromEntries(
      Object.entries(one.evidence).map(([field, { text }]): [string, Evidence] => [
        field,
        { ...entry.evidence, ...(text && { text }) },
      ]),
    ),
  }))
  if (written.length > 0 || own.length === 0) return completeEntry(own, written, entry.start)
  return withLabelledValues(own, [{ part: entry.evidence.part, kind: 'text', text, title: '' }])
}

/** Reads the entries of calendars and passes as people do, and completes their bookings with what they say. */
export function withEntries(machine: DocumentResult, date: string): DocumentResult {
  const read = machine.entries
    .slice(0, limits.entries)
    .map((entry) => ({ entry, reservations: completedBy(entry, date) }))
  // In their order: of two documents of one booking, the first is the evidence of what both say.
  const inPlace = new Map(
    read.flatMap(({ entry, reservations }) => entry.reservations.map((one, at) => [one, at === 0 ? reservations : []])),
  )
  const added = read.flatMap(({ entry, reservations }) => (entry.reservations.length === 0 ? reservations : []))
  const reservations = [...machine.reservations.flatMap((one) => inPlace.get(one) ?? [one]), ...added]
  return { ...machine, reservations }
}
