import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { Source } from '../../senders/source-of'
import { definitions } from '../../suppliers/definitions.gen'
import type { Words } from '../words'
import type { Definition } from './definition'
import { readLayout } from './read-layout'

/** What a supplier's definition made of a mail. */
export interface Told {
  reservations: Reservation[]
  class: Extraction['class']
  source: Source
}

/** Whose layouts are tried: the sender's, then those whose marks stand in the text. */
function candidates(source: Source, words: readonly Words[]): Definition[] {
  const sender = definitions.filter(({ id }) => id === source.id)
  const marked = definitions.filter(
    ({ id, marks }) =>
      id !== source.id && marks?.some((mark) => words.some(({ text }) => text.includes(mark))),
  )
  return [...sender, ...marked]
}

/** Reads a mail as the supplier's definition says that it is laid out; null where none fits. */
export function readSupplier(
  words: readonly Words[],
  { source, subject, date }: { source: Source; subject: string; date: string },
): Told | null {
  for (const definition of candidates(source, words)) {
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
