import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const cancellation = /cancell?ed|storniert|annulée|cancelad[ao]|geannuleerd/i
const update = /(?:has been|was|is) (?:changed|modified|updated)|geändert|modifiée|modificada/i
const confirmation = /confirmed|You're going to|is (?:booked|all set)|bestätigt|confirmée|confirmada/i
const table = /party of|table for|\d{1,2} (?:guests?|people)|tisch für|table pour|mesa para|\d{1,2} Personen/i

const read: Fields = {
  ...tableFields,
  name: [
    /(?:reservation (?:at|for)|You're going to|going to) ([^\n]{2,70}?)(?: is confirmed| has been| is all set|\. |[.!]$|$)/im,
    /(?:Reservierung (?:im|bei)|réservation (?:au|chez)|reserva en) ([^\n]{2,70}?)(?: wurde| ist bestätigt| est confirmée| ha sido|\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
}
const items = [{ kind: 'restaurant', read }] as const
const subject =
  /(?:Reservation (?:at|for)|Confirmed:|going to|Reservierung (?:im|bei)|réservation (?:au|chez)|Reserva en) (?<name>[^|]{2,70}?)(?= is confirmed| has been| was | wurde| ist bestätigt| est | ha sido| [-–|]|$)/im

/** OpenTable has the restaurant in the subject and the first sentence, with table, date and time below. */
export const opentable: Definition = {
  id: 'opentable',
  name: 'OpenTable',
  type: 'supplier',
  vertical: 'restaurant',
  senders: [
    'opentable.com',
    'opentable.de',
    'opentable.co.uk',
    'opentable.ca',
    'opentable.com.au',
    'opentable.es',
    'opentable.nl',
    'opentable.ie',
    'opentable.com.mx',
  ],
  marks: ['opentable.com', 'OpenTable'],
  provenance: [
    {
      what: 'Subjects "Confirmed: …", "You\'re going to …", "reservation at …"; party or table for; date with and without a year; confirmation number',
      where: 'https://github.com/jakeoborn/Appetyt/blob/main/netlify/functions/gmail-sync.js',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [cancellation, table], subject, items },
    { class: 'update', when: [update, table], subject, items },
    { class: 'booking', when: [confirmation, table], subject, items },
  ],
}
