import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const table =
  /\d{1,2} (?:personnes?|couverts?|guests?|people|personen|personas|gasten)|(?:Personnes|Couverts|Guests|Party size|Personen|Aantal personen)\b/i

const read: Fields = {
  ...tableFields,
  name: [
    /réservation (?:au|à la|à l'|à|chez|du restaurant) ?([^\n]{2,70}?)(?: est confirmée| a été| le |\. |[.!]$|$)/im,
    /(?:reservation|booking) at ([^\n]{2,70}?)(?: is confirmed| has been| on |\. |[.!]$|$)/im,
    /reservering bij ([^\n]{2,70}?)(?: is bevestigd| is geannuleerd| op |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
}
const items = [{ kind: 'restaurant', read }] as const
const subject =
  /(?:réservation (?:au|à la|à|chez)|reservation at|booking at|reservering bij) (?<name>[^|]{2,70}?)(?= est | is | a été| has been| [-–|]|$)/im

/** Zenchef (with Formitable) sends the restaurant's emails, in the guest's language. */
export const zenchef: Definition = {
  id: 'zenchef',
  name: 'Zenchef',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['zenchef.com', 'formitable.com'],
  marks: ['zenchef.com', 'formitable.com'],
  provenance: [
    {
      what: 'What its mails to guests name: restaurant, day and time asked for, number of guests',
      where:
        'https://help.zenchef.com/hc/fr/articles/32454782865949-Email-de-rappel-de-r%C3%A9servation-incompl%C3%A8te-empreinte-bancaire-en-attente-via-Zenchef-Payment',
    },
  ],
  dates: 'day first',
  layouts: [
    { class: 'cancellation', when: [/annulée|cancell?ed|geannuleerd/i, table], subject, items },
    { class: 'update', when: [/modifiée|has been (?:changed|updated)|gewijzigd/i, table], subject, items },
    { class: 'booking', when: [/confirmée|confirmed|bevestigd/i, table], subject, items },
  ],
}
