import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '(?:\\p{L}{2,10}\\.?,? )?(?:\\d{1,2}\\.? \\p{L}{3,9}\\.?|\\p{L}{3,9}\\.? \\d{1,2})(?:,? \\d{4})?'
const firstDay = new RegExp(`^Check-in(?:\\n| {3})Check-out\\n(${day})(?:\\n| {3})${day}$`, 'imu')
const secondDay = new RegExp(`^Check-in(?:\\n| {3})Check-out\\n${day}(?:\\n| {3})(${day})$`, 'imu')
const aboveLabels = (lines: string): RegExp => new RegExp(`^${lines}\\nCheck-in(?:(?:\\n| {3})Check-out)?$`, 'im')

const stay: Fields = {
  reference: [
    /#\s?(\d{12,16})$/m,
    label(
      'Itinerary',
      'Itinerary number',
      'Hotels.com confirmation number',
      'Confirmation number',
      'Bestätigungsnummer',
    ),
  ],
  name: [aboveLabels('([^\\n]{3,80})\\n[^\\n]{8,140}'), label('Hotel', 'Property')],
  fromAddress: [aboveLabels('[^\\n]{3,80}\\n([^\\n]{8,140})'), label('Hotel address', 'Address', 'Adresse')],
  fromPhone: label('Hotel phone', 'Phone', 'Tel', 'Telefon'),
  start: [firstDay, label('Check-in', 'Check in')],
  startTime:
    /(?:Check-in time|Check-in starts at|Check-in from)[^\n\d]{0,20}(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon)/i,
  end: [secondDay, label('Check-out', 'Check out')],
  endTime:
    /(?:Check-out time|Check-out is|Check-out before|Check-out by)[^\n\d]{0,20}(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)/i,
  traveler: label('Reserved for', 'Guest name', 'Guest', 'Gast'),
  rooms: [label('Rooms', 'Number of rooms'), /(\d{1,2}) rooms?\b/i],
  guests: [label('Guests', 'Travellers', 'Travelers'), /(\d{1,2} adults?(?:, \d{1,2} child(?:ren)?)?)/i],
  roomType: label('Room', 'Room type', 'Room 1'),
  price: label('Total', 'Total price', 'Amount paid', 'Total charge', 'Gesamtpreis'),
}

/** Hotels.com, in the layout of the Expedia group and in its older layout with rows. */
export const hotels: Definition = {
  id: 'hotels',
  name: 'Hotels.com',
  type: 'ota',
  vertical: 'agency',
  senders: ['hotels.com'],
  marks: ['@eg.hotels.com', 'Hotels.com'],
  provenance: [
    {
      what: 'Hotel above its address, both labels above both days, the number behind "#"; times of the older form',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/hotels.com.js',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancell?ation confirm|storniert/i, /Check-in/i, /Check-out/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/#\s?\d{12,16}|Itinerary|Confirmation number|Bestätigungsnummer/i, /Check-in/i, /Check-out/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
