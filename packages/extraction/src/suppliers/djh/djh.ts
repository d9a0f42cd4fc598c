import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: /Ihre Buchung Nr\.? ?(\d{4,12})/,
  name: /^([^\n]{4,80})\n[^\n]{4,80}\nD-\d{5} [^\n]{2,60}$/m,
  fromAddress: /^[^\n]{4,80}\n([^\n]{4,80}\nD-\d{5} [^\n]{2,60})$/m,
  fromPhone: label('Telefon', 'Tel.'),
  startDay: label('Anreise', 'Anreisetag'),
  endDay: label('Abreise', 'Abreisetag'),
  startTime: /Anreisetag ab (\d{1,2}:\d{2}) Uhr/,
  endTime: /am Abreisetag bis (\d{1,2}:\d{2}) Uhr/,
  traveler: label('Gebucht von', 'Name', 'Gast'),
  guests: [label('Personen', 'Anzahl Personen'), /(\d{1,3}) Einzelreisende/],
  roomType: label('Unterbringung', 'Zimmer', 'Zimmerart'),
  price: label('Gesamtpreis', 'Gesamtbetrag'),
  bookedAt: label('Datum'),
}

/** Germany's youth hostels. */
export const djh: Definition = {
  id: 'djh',
  name: 'DJH Jugendherberge',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['jugendherberge.de', 'djh.de'],
  marks: ['jugendherberge.de'],
  provenance: [
    {
      what: 'Number in a sentence, the house above street and "D-" code, phone, the day of booking, times in one sentence',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/djh.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/storniert|Stornierung Ihrer Buchung/i, /Ihre Buchung Nr/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Ihre Buchung Nr/, /Anreise/, /Abreise/],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
