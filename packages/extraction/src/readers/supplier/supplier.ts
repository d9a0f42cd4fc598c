import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { PartText } from '../../documents/part-text'
import type { Source } from '../../senders/source-of'
import type { Definition } from './definition'
import { isNotBooking } from './is-not-booking'
import { readLayout } from './read-layout'

/** The result of reading an email by a supplier's definition. */
export interface SupplierReading {
  reservations: Reservation[]
  class: Extraction['class']
  source: Source
}

/** The sender's definition. If the sender is unknown, those whose marks occur in the text. */
function candidates(definitions: readonly Definition[], source: Source, words: readonly PartText[]): Definition[] {
  if (source.type !== 'unknown') return definitions.filter(({ id }) => id === source.id)
  return definitions.filter(({ marks }) => marks?.some((mark) => words.some(({ text }) => text.includes(mark))))
}

/** Reads an email by the definition of its supplier; null if none matches. */
export function readSupplier(
  definitions: readonly Definition[],
  words: readonly PartText[],
  { source, subject, date }: { source: Source; subject: string; date: string },
): SupplierReading | null {
  if (isNotBooking(subject)) return null
  for (const definition of candidates(definitions, source, words)) {
    for (const layout of definition.layouts) {
      for (const part of words) {
        const reservations = readLayout(definition, layout, part, { subject, contextDate: date })
        const { id, name, type } = definition
        if (reservations.length > 0) return { reservations, class: layout.class, source: { id, name, type } }
      }
    }
  }
  return null
}
