import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** A stop with its time and its address below, the vehicle and its direction, and the final stop. */
const leg = (vehicle: string): RegExp =>
  new RegExp(
    `^(?<startTime>\\d{2}:\\d{2})(?: {1,20}|\\n)(?<from>[^\\n]{3,70}?)\\n(?<fromAddress>[^\\n:]{6,120}(?:\\n[^\\n:]{3,60})?)\\n[^\\n]{0,10}(?:${vehicle}) (?<number>[A-Z0-9]{2,8})\\n[^\\n]{0,6}(?:Direction|à destination de|Kierunek|richting|Richtung)[^\\n]{1,60}\\n(?<endTime>\\d{2}:\\d{2})(?: {1,20}|\\n)(?<to>[^\\n]{3,70})(?:\\n(?<toAddress>[^\\n:]{6,120}))?`,
    'm',
  )

const inherited: Fields = {
  startDay: /^(?:\p{L}{2,10}\.?,? )(\d{1,2}\.? \p{L}{3,10}\.? \d{4})$/mu,
}

const shared: Fields = {
  reference: label('Booking number', 'Buchungsnummer', 'Numéro de réservation', 'Numer rezerwacji', 'Boekingsnummer'),
  traveler: label('Passenger', 'Fahrgast', 'Passager', 'Pasażer', 'Passagier'),
  seat: /^(?:Seat|Sitzplatz|Siège|Miejsce|Stoel)s?\s?:?\s{1,8}(\d{1,2}[A-D])\b/m,
  price: label('Total price', 'Gesamtpreis', 'Prix total', 'Suma', 'Totaalprijs', 'Total'),
}

const items: readonly Item[] = [
  { kind: 'bus', each: leg('Bus|Autobus'), inherited },
  { kind: 'train', each: leg('Train|Zug|FlixTrain|Pociąg|Trein'), inherited },
]

/** FlixBus also sends markup; this definition reads the text, which survives forwarding. */
export const flixbus: Definition = {
  id: 'flixbus',
  name: 'FlixBus',
  type: 'supplier',
  senders: ['flixbus.de', 'flixbus.com', 'flixbus.fr', 'flixbus.pl', 'flixbus.nl', 'flixbus.co.uk', 'flixtrain.de'],
  marks: ['noreply@booking.flixbus.com', 'shop.flixbus.'],
  provenance: [
    {
      what: 'Day above the journey, time with stop and address, line and direction in English, French, Polish and Dutch; trains among the coaches',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/flixbus.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Flix/, /has been cancelled|wurde storniert|a été annulé|anulowan|geannuleerd/i, /\d{2}:\d{2}/],
      shared,
      items,
    },
    {
      class: 'booking',
      when: [/Flix/, /Direction|destination de|Kierunek|ichting/, /\d{2}:\d{2}/],
      shared,
      items,
    },
  ],
}
