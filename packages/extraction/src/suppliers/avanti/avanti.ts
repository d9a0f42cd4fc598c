import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const time = '\\(?\\d{1,2}:\\d{2}\\)?'

/** One direction: the day, then each station with its time, from the origin to the destination. */
const journey: Item = {
  kind: 'train',
  each: /^(?:Outward|Outbound|Return|Inbound) journey(?: {3,60}|: ?|\n|$)/im,
  until: /^(?:Booking reference|Total|Tickets?:|Delivery|Payment|Collect)/im,
  read: {
    startDay: /\b(\d{1,2} \p{L}{3,9} \d{4})\b/u,
    from: new RegExp(`^(\\p{Lu}[\\p{L}&'(). -]{2,40}?)(?: {3,60}|\\n| )${time}`, 'mu'),
    startTime: new RegExp(`^\\p{Lu}[\\p{L}&'(). -]{2,40}?(?: {3,60}|\\n| )(${time})`, 'mu'),
    to: new RegExp(
      `^\\p{Lu}[\\p{L}&'(). -]{2,40}?(?: {3,60}|\\n| )${time}[\\s\\S]{0,300}^(\\p{Lu}[\\p{L}&'(). -]{2,40}?)(?: {3,60}|\\n| )${time}`,
      'mu',
    ),
    endTime: new RegExp(
      `^\\p{Lu}[\\p{L}&'(). -]{2,40}?(?: {3,60}|\\n| )${time}[\\s\\S]{0,300}^\\p{Lu}[\\p{L}&'(). -]{2,40}?(?: {3,60}|\\n| )(${time})`,
      'mu',
    ),
    coach: /\bCoach:? ([A-Z0-9]{1,2})\b/,
    seat: /\bSeats?:? (\d{1,3}[A-Z]?)\b/,
  },
  always: { fromCountry: 'GB', toCountry: 'GB' },
}

const shared: Fields = {
  reference: /Booking reference:?\s{1,4}([A-Z0-9]{6,12})\b/i,
  traveler: label('Lead passenger', 'Passenger name', 'Name'),
  price: label('Total price', 'Total paid', 'Total'),
}

/** Avanti West Coast sells tickets of all train companies in Great Britain. */
export const avanti: Definition = {
  id: 'avanti',
  name: 'Avanti West Coast',
  type: 'supplier',
  senders: ['avantiwestcoast.co.uk'],
  marks: ['Thank you for booking with Avanti West Coast'],
  provenance: [
    {
      what: 'First words, booking reference, heading of a journey with its day in words, stations with their times beside them or in brackets',
      where: 'https://github.com/search?type=code&q=%22function+parseAvantiEmail%22',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Avanti West Coast/, /refund|has been cancelled/i, /journey/i],
      shared,
      items: [journey],
    },
    {
      class: 'booking',
      when: [/Avanti West Coast/, /Booking reference/i, /journey/i],
      shared,
      items: [journey],
    },
  ],
}
