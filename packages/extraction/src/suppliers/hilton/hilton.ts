import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const day = `${month}-\\d{2}-\\d{4}`

const stay: Fields = {
  reference: [/Confirmation\s?#\s?:?\s?(\d{6,12})/i, /^#(\d{6,12})$/m],
  name: [
    /^(?:Confirmation\s?)?#\s?:?\s?\d{6,12}\n([^\n]{4,80})$/m,
    /^((?:[^\n]{0,40} )?(?:Hilton|DoubleTree|Hampton|Embassy Suites|Homewood Suites|Home2 Suites|Conrad|Waldorf Astoria|Canopy|Curio|Tapestry)[^\n]{2,70})\n[^\n]{0,60}\d/m,
  ],
  fromAddress: [
    /^(?:Confirmation\s?)?#\s?:?\s?\d{6,12}\n[^\n]{4,80}\n([^\n]{4,80}\n[^\n]{4,80})$/m,
    /^[^\n]{0,40}(?:Hilton|Hampton|Embassy Suites|Conrad|Curio)[^\n]{2,70}\n([^\n]{4,80}\n[^\n]{4,80})$/m,
  ],
  fromPhone: /^(?:T|Tel|Phone)?:? ?(\+?\d[\d ().-]{8,20})$/m,
  startDay: new RegExp(`(${day}) - ${day}`),
  endDay: new RegExp(`${day} - (${day})`),
  startTime: label('Check In', 'Check-in'),
  endTime: label('Check Out', 'Check-out'),
  traveler: [label('Guest Name', 'Name'), /^(?:Thank you|Thanks|Welcome), ([^\n,!]{4,50}?)[,!]/im],
  membership: label('Hilton Honors', 'Hilton Honors #', 'Honors Number'),
  rooms: [label('Rooms'), /(\d{1,2}) Rooms?\b/],
  guests: label('Guests', 'Clients'),
  roomType: label('Room type', 'Room Plan', 'Accommodations'),
  price: label('Total for Stay', 'Total for stay per hotel', 'Total'),
}

/** All Hilton brands use one layout, with dates such as `Jul-01-2026`. */
export const hilton: Definition = {
  id: 'hilton',
  name: 'Hilton',
  type: 'supplier',
  senders: ['hilton.com', 'hiltonres.com'],
  marks: ['Hilton Honors', '@res.hilton.com'],
  provenance: [
    {
      what: 'Number above hotel, street and town; the range of days; marks of HTML mails',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/hilton.js',
    },
    {
      what: 'Subject with the day; times below "Check In:" and "Check Out:"; cancellations with a number of their own',
      where: 'https://github.com/davidmcferrin-spec/NexWAYPOINT/blob/main/src/Mail/Parsers/HiltonHotelParser.php',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Cancell?ation\s?#|has been cancell?ed/i, new RegExp(day)],
      items: [
        {
          kind: 'lodging',
          read: {
            ...stay,
            reference: [/Confirmation\s?#\s?:?\s?(\d{6,12})/i, /Cancell?ation\s?#\s?:?\s?(\d{6,12})/i],
            name: [
              /reservation at (?:the )?([^\n.]{4,80}?) (?:has been|was|is) cancell?ed/i,
              /Cancell?ation\s?#\s?:?\s?\d{6,12}\n([^\n]{4,80})$/m,
            ],
            fromAddress: /Cancell?ation\s?#\s?:?\s?\d{6,12}\n[^\n]{4,80}\n([^\n]{4,80}\n[^\n]{4,80})$/m,
          },
        },
      ],
    },
    {
      class: 'update',
      when: [/has been (?:modified|changed|updated)|Modification/i, new RegExp(day)],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Confirmation\s?#|#\d{6,12}/i, new RegExp(`${day} - ${day}`)],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
