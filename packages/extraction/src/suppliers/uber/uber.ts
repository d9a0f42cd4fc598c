import type { Definition } from '../../readers/supplier/definition'
import { rideDay, rideEnds } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Uber sends one receipt per ride. */
export const uber: Definition = {
  id: 'uber',
  name: 'Uber',
  type: 'supplier',
  senders: ['uber.com'],
  marks: ['noreply@uber.com', 'uber.us@uber.com', 'riders.uber.com'],
  provenance: [
    {
      what: 'Day in words, total and tip, and a time before each of the two addresses',
      where: 'https://github.com/gzampaglione/ridesharereceipts/blob/main/src/services/regexParsers.js',
    },
    {
      what: 'Labels of the older receipts: pickup location, dropoff location, total fare',
      where: 'https://github.com/beghbali/stowaway/blob/master/lib/uber_parser.rb',
    },
  ],
  layouts: [
    {
      class: 'receipt',
      when: [/\bUber/, /^(?:Total|Gesamt|Summa|Totale)\b/m, /\d{1,2}:\d{2}/],
      items: [
        {
          kind: 'taxi',
          read: {
            ...rideEnds,
            startDay: rideDay,
            traveler: [
              /^(?:Thanks for (?:riding|tipping|ordering)|Thank you for riding|Danke für die Fahrt|Danke, dass du mitgefahren bist|Merci d'avoir voyagé|Gracias por viajar|Tack för att du åkte), ([^\n,!.]{2,40})/m,
            ],
            price: label('Total', 'Gesamt', 'Summa', 'Totale'),
            vehicle:
              /^((?:Uber|Comfort|Black|Premier|Green|Taxi|Van|XL|Share|Reserve)[A-Za-z ]{0,20}?)(?: {3,60}|\n| \|| )(?=\d+[.,]\d+ (?:miles|mi|km|kilomet|Kilomet))/m,
          },
        },
      ],
    },
    {
      class: 'receipt',
      when: [/Pickup location/i, /Dropoff location/i, /Request date/i],
      items: [
        {
          kind: 'taxi',
          read: {
            start: label('Request date'),
            fromAddress: label('Pickup location'),
            toAddress: label('Dropoff location'),
            price: label('Total fare'),
          },
        },
      ],
    },
  ],
}
