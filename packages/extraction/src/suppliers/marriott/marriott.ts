import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: [label('Confirmation Number', 'Confirmation'), /Confirmation\s?#\s?(\w{6,12})/i],
  name: [
    /^([^\n]{4,80})\n[^\n]{0,80}\d[^\n]{3,100}\n(?:Phone: )?\+?[\d ()-]{9,20}$/m,
    /(?:reservation|stay) at (?:the )?([^\n.!]{4,80}?)(?: has been| is |[.!\n])/i,
  ],
  fromAddress:
    /^([^\n]{0,80}\d[^\n]{3,60}(?:,[^\n]{2,60}| USA| United Kingdom| Germany| France))\n(?:Phone: )?\+?[\d ()-]{9,20}$/m,
  fromPhone: /^(?:Phone: )?(\+?\d[\d ()-]{8,20})$/m,
  start: label('Check-In', 'Check-in Date', 'Arrival'),
  startTime: under('Check-In', { skip: 1 }),
  end: label('Check-Out', 'Check-out Date', 'Departure'),
  endTime: under('Check-Out', { skip: 1 }),
  traveler: [
    label('Guest Name', 'Reservation for', 'Name'),
    /(?:Thank you for booking with us|has been modified), ([^\n.!]{4,50})[.!]/i,
  ],
  membership: label('Rewards Number', 'Member Number', 'Marriott Bonvoy Number'),
  rooms: label('Number of rooms', 'Rooms'),
  guests: label('Guests per room', 'Number of guests', 'Guests'),
  roomType: [label('Room Type'), /^(Guest room,[^\n]{3,80})/im],
  price: [
    label('Total for stay (for all rooms)', 'Total for stay', 'Total cash rate', 'Estimated Total'),
    /Total for stay[^\n\d]{0,60}([\d,.]{3,12} ?[A-Z]{3})/i,
  ],
}

const subject = /#\s?(?<reference>[A-Z\d]{6,12}) for (?<name>.{4,80})/

/** All Marriott brands use one layout, with the hotel in the subject. Folios are lists of charges. */
export const marriott: Definition = {
  id: 'marriott',
  name: 'Marriott',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['marriott.com', 'res-marriott.com', 'email-marriott.com'],
  marks: ['reservations@res-marriott.com', 'Marriott Bonvoy'],
  provenance: [
    {
      what: 'Subject with number and hotel; check-in and check-out above day and time; address in one line',
      where: 'https://github.com/davidmcferrin-spec/NexWAYPOINT/blob/main/src/Mail/Parsers/MarriottHotelParser.php',
    },
    {
      what: 'A folio is rows of day, what for and amount',
      where: 'https://github.com/shidetake/triplog/blob/main/scripts/src/parsers/marriott-folio.ts',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'folio',
      when: [/\bfolio\b/i, /\bArrive|Arrival Date/i, /ROOM CHARGE|Room Charge|GUEST ROOM/],
      items: [
        {
          kind: 'lodging',
          read: {
            reference: label('Confirmation Number', 'Confirmation No', 'Folio Number'),
            name: /^([^\n]{4,80})\n[^\n]{0,80}\d[^\n]{3,100}\n(?:Tel|Phone|T):? ?\+?[\d ().-]{9,20}/m,
            fromAddress: /^[^\n]{4,80}\n([^\n]{0,80}\d[^\n]{3,100})\n(?:Tel|Phone|T):? ?\+?[\d ().-]{9,20}/m,
            fromPhone: /^(?:Tel|Phone|T):? ?(\+?[\d ().-]{9,20})/m,
            traveler: label('Guest', 'Guest Name', 'Name'),
            start: label('Arrive', 'Arrival Date', 'Arrival'),
            startTime: /\bArrive[^\n]{5,30}Time:? ?(\d{1,2}:\d{2} ?[AP]M)/i,
            end: label('Depart', 'Departure Date', 'Departure'),
            endTime: /\bDepart[^\n]{5,30}Time:? ?(\d{1,2}:\d{2} ?[AP]M)/i,
            guests: label('Number of Guests', 'Guests'),
            roomType: label('Room Type'),
            membership: label('Marriott Bonvoy Account', 'Rewards Account'),
            price: label('Total Charges', 'Total'),
          },
        },
      ],
    },
    {
      class: 'cancellation',
      when: [/Reservation Cancell?ation|has been cancell?ed/i, /Check-In|Arrival/],
      subject,
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'update',
      when: [/has been (?:modified|changed|updated)|Reservation (?:Modification|Update)/i, /Check-In|Arrival/],
      subject,
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Reservation Confirmation|Confirmation Number|Confirmation #/i, /Check-In|Arrival/i],
      subject,
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
