import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const shared: Fields = {
  reference: [
    /(?:Individual reservation code|Individueller Buchungscode)\s?:?[\s*]{0,8}([A-Z0-9]{6})\b/,
    label('Booking code', 'Buchungscode'),
  ],
  traveler: /^[ *]{0,4}(?:Passenger|Passagier|Fluggast|Traveller|Reisender)(?: \d{1,2})?\s?:[ *]{0,6}([^\n*|]{4,60})/m,
  price: label('Total price', 'Gesamtpreis', 'Total amount', 'Gesamtbetrag'),
}

const flight: Item = {
  kind: 'flight',
  each: /^[ *]{0,6}(?:Flight|Flug)\s?:[ *]{0,6}(?<startDay>\d{2}\.\d{2}\.\d{4})\s{0,4}\|\s{0,4}(?<number>[A-Z0-9]{2} ?\d{2,4})[^\n]{0,80}/m,
  until: /^[ *]{0,6}(?:Total|Gesamt|Price|Preis|Baggage|Gepäck)/m,
  read: {
    operator: /(?:operated by|durchgeführt von)[: ]{1,3}([^\n*|]{3,60})/,
    startTime: /(?:Departure|Abflug)\s?:[\s*]{0,8}(\d{2}:\d{2})/,
    from: /(?:Departure|Abflug)\s?:[\s*]{0,8}\d{2}:\d{2}(?: Uhr| h)?[ *]{1,6}([^\n*]{3,60})/,
    endTime: /(?:Arrival|Ankunft)\s?:[\s*]{0,8}(\d{2}:\d{2})/,
    to: /(?:Arrival|Ankunft)\s?:[\s*]{0,8}\d{2}:\d{2}(?: Uhr| h)?[ *]{1,6}([^\n*]{3,60})/,
    cabin: label('Fare', 'Tarif'),
  },
}

/** Eurowings has one block per flight, in German or English, with asterisks for bold text. */
export const eurowings: Definition = {
  id: 'eurowings',
  name: 'Eurowings',
  type: 'supplier',
  vertical: 'air',
  senders: ['eurowings.com'],
  marks: ['@eurowings.com', 'www.eurowings.com'],
  provenance: [
    {
      what: 'Labels in English and German: the code, day and number of a flight, who operates it, departure and arrival with time and place',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/eurowings.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/has been cancelled|wurde storniert|Stornierungsbestätigung/i, /(?:Departure|Abflug)\s?:/],
      shared,
      items: [flight],
    },
    {
      class: 'update',
      when: [/schedule change|Flugzeitenänderung|has been changed|wurde umgebucht/i, /(?:Departure|Abflug)\s?:/],
      shared,
      items: [flight],
    },
    {
      class: 'booking',
      when: [/reservation code|Buchungscode/i, /(?:Departure|Abflug)\s?:/],
      shared,
      items: [flight],
    },
  ],
}
