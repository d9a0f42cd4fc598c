import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'

type Class = Extraction['class']

/** Words in subjects by class, in order of precedence, in the languages of booking emails. */
const bySubject: readonly [Class, RegExp][] = [
  [
    'cancellation',
    /cancel|stornier|storno|annul|annull|geannuleerd|anulaci|anulad|cancelad|avbok|avbest|peruut|odwoł|zrušen/i,
  ],
  ['folio', /folio|hotel bill|rechnung.*hotel|your stay .*invoice/i],
  ['itinerary', /itinerary|reiseplan|itinér|itinerar|reisplan/i],
  [
    'receipt',
    /receipt|invoice|rechnung|quittung|facture|reçu|ricevuta|fattura|factura|recibo|kvitt|factuur|faktur|beleg/i,
  ],
  ['update', /chang|updat|modif|reschedul|delay|änder|geänder|verspät|retard|cambi|gewijzigd|ändrad|endring|zmian/i],
  [
    'booking',
    /confirm|booking|reserv|bestätig|buchung|ticket|boarding|check-?in|prenotazion|conferma|bevestig|boeking|bokning|bestill|varaus|potwierdz|rezerwac/i,
  ],
]

/** The class of an email, from its subject and the statuses of its reservations; `other` if it has none. */
export function classOf(subject: string, reservations: readonly Reservation[]): Class {
  if (reservations.length === 0) return 'other'
  if (reservations.every(({ status }) => status === 'cancelled')) return 'cancellation'
  const classBySubject = bySubject.find(([, words]) => words.test(subject))?.[0] ?? 'booking'
  // A subject may mention the right to cancel, so the reservations are more reliable.
  const cancelled = reservations.some(({ status }) => status === 'cancelled')
  if (classBySubject === 'cancellation' && !cancelled)
    return /cancelled|canceled|storniert|annul/i.test(subject) ? classBySubject : 'booking'
  return classBySubject
}
