import { event } from '../data'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** What follows a booking: calendar files, boarding passes, bills, receipts, and a booking that stands again. */
export const followingScenarios: readonly Scenario[] = [
  {
    name: 'a calendar file follows the confirmation of a Belgian stay (Pillows)',
    emails: [
      {
        by: 'Pillows Hotels <stay@pillows.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your booking at Pillows City Hotel Brussels',
        text: `Dear Ada Lovelace,\n\nThank you for your reservation.\n\nConfirmation number: PL#4408\nHotel: Pillows City Hotel Brussels\nArrival: {3:en-GB}, from 3 pm\nDeparture: {5:en-GB}, until 12 noon\nGuest: Ada Lovelace\nRoom: Cosy Double\nTotal: USD 270.00\n\nCity tax is payable at the hotel.\n`,
      },
      {
        by: 'Pillows Hotels <stay@pillows.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Add your stay to your calendar',
        sent: 30,
        text: `Dear Ada Lovelace,\n\nAttached is your stay for your calendar.\n\nConfirmation number: PL#4408\n\nPillows Hotels\n`,
        files: [
          {
            calendar: event({
              UID: 'PL#4408@pillows.example',
              'DTSTART;VALUE=DATE': '{3:basic}',
              'DTEND;VALUE=DATE': '{5:basic}',
              SUMMARY: 'Stay at Pillows City Hotel Brussels',
              LOCATION: 'Pillows City Hotel Brussels, Place Rogier 17, Brussels',
              DESCRIPTION: 'Confirmation number: PL#4408\\nGuest: Ada Lovelace',
            }),
          },
        ],
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 27000'],
  },
  {
    name: 'a boarding pass follows the confirmation of a British flight (Jet2)',
    emails: [
      {
        by: 'Jet2.com <noreply@jet2.example>',
        recipient: desk,
        subject: 'Booking confirmation J#9Q',
        html: `<html><body><h2>Thanks for booking with Jet2.com</h2><p>Booking reference: <b>J#9Q</b></p><table border="1"><tr><th>Flight</th><th>Depart</th><th>Arrive</th></tr><tr><td>LS 806</td><td>Manchester (MAN)<br>{4:en-GB} 06:45</td><td>Alicante (ALC)<br>{4:en-GB} 10:35</td></tr></table><p>Passengers: Miss Grace Hopper, Mr Jörg Müller</p><p>Total price: USD 260.00</p><p>Changes are charged at USD 35.00 for each passenger.</p></body></html>`,
      },
      {
        by: 'Jet2.com <noreply@jet2.example>',
        recipient: desk,
        subject: 'Your boarding pass - J#9Q',
        sent: 43_500,
        text: `Hello,\n\nYour boarding pass for flight LS806 on {4:en-GB} is attached. The gate closes 30 minutes before departure.\n\nBooking reference: J#9Q\n\nJet2.com\n`,
        files: [{ code: 'M1HOPPER/GRACE        EJ#9Q  MANALCLS 0806 {4:ordinal}Y014C0031 100' }],
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 06:45 806 Active 13000', 'Jörg Müller +4 06:45 806 Active 13000'],
  },
  {
    name: 'a hotel cancels by mistake, and the stay stands again',
    emails: [
      {
        by: 'The Merrion <reservations@merrion.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Reservation confirmation ME#208',
        text: `Dear Mr Müller,\n\nWe are delighted to confirm your reservation.\n\nConfirmation number: ME#208\nThe Merrion Hotel, Upper Merrion Street, Dublin\nArrival: {4:en-IE}\nDeparture: {6:en-IE}\nGuest: Jörg Müller\nTotal: USD 520.00\n`,
      },
      {
        by: 'The Merrion <reservations@merrion.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Cancellation of reservation ME#208',
        sent: 9000,
        text: `Dear Mr Müller,\n\nYour reservation ME#208 at The Merrion Hotel has been cancelled.\n\nReservations\n`,
      },
      {
        by: 'The Merrion <reservations@merrion.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Your reservation ME#208 has been reinstated',
        sent: 9300,
        text: `Dear Mr Müller,\n\nPlease accept our apologies: your reservation was cancelled in error. It has been reinstated, and we look forward to welcoming you.\n\nConfirmation number: ME#208\nThe Merrion Hotel, Upper Merrion Street, Dublin\nArrival: {4:en-IE}\nDeparture: {6:en-IE}\nGuest: Jörg Müller\nTotal: USD 520.00\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 15:00 2 Active 52000'],
  },
  {
    name: 'an Italian bill after the stay has the city tax (Hotel Duomo)',
    emails: [
      {
        by: 'Hotel Duomo <info@hotelduomo.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Conferma prenotazione HD#119',
        html: `<html><body><p>Gentile Grace Hopper,</p><p>siamo lieti di confermare la sua prenotazione.</p><table border="1"><tr><td>Numero prenotazione</td><td>HD#119</td></tr><tr><td>Hotel</td><td>Hotel Duomo Firenze</td></tr><tr><td>Check-in</td><td>{2:it}</td></tr><tr><td>Check-out</td><td>{5:it}</td></tr><tr><td>Ospite</td><td>Grace Hopper</td></tr><tr><td>Totale soggiorno</td><td>450,00 USD</td></tr></table><p>L'imposta di soggiorno si paga in hotel.</p></body></html>`,
      },
      {
        by: 'Hotel Duomo <amministrazione@hotelduomo.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Fattura n. 2027/881 - HD#119',
        sent: 47_800,
        html: `<html><body><p>Gentile Grace Hopper,</p><p>grazie per aver soggiornato da noi. Ecco la sua fattura.</p><table border="1"><tr><td>Numero prenotazione</td><td>HD#119</td></tr><tr><td>Soggiorno</td><td>{2:it} - {5:it}</td></tr><tr><td>3 notti</td><td>450,00 USD</td></tr><tr><td>Imposta di soggiorno</td><td>16,50 USD</td></tr><tr><td>Frigobar</td><td>8,00 USD</td></tr><tr><td>Totale fattura</td><td>474,50 USD</td></tr></table><p>Pagato con carta di credito.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 3 Active 45000'],
    costs: [47_450],
  },
  {
    name: 'the receipt of a Spanish ride is corrected by a tip (FreeNow)',
    emails: [
      {
        by: 'FreeNow <recibos@free-now.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Tu recibo del {3:es}',
        sent: 45_000,
        html: `<html><body><h2>Gracias por viajar, Ada</h2><table><tr><td>Número de viaje</td><td>FN-#77120</td></tr><tr><td>Fecha</td><td>{3:es}</td></tr><tr><td>Recogida</td><td>09:12<br>Aeropuerto Adolfo Suárez Madrid-Barajas, Terminal 4</td></tr><tr><td>Destino</td><td>09:41<br>Calle de Alcalá 50, Madrid</td></tr><tr><td>Total</td><td>33,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'FreeNow <recibos@free-now.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Tu recibo actualizado del {3:es}',
        sent: 45_400,
        html: `<html><body><h2>Gracias por tu propina, Ada</h2><table><tr><td>Número de viaje</td><td>FN-#77120</td></tr><tr><td>Fecha</td><td>{3:es}</td></tr><tr><td>Recogida</td><td>09:12<br>Aeropuerto Adolfo Suárez Madrid-Barajas, Terminal 4</td></tr><tr><td>Destino</td><td>09:41<br>Calle de Alcalá 50, Madrid</td></tr><tr><td>Trayecto</td><td>33,00 USD</td></tr><tr><td>Propina</td><td>3,00 USD</td></tr><tr><td>Total</td><td>36,00 USD</td></tr></table></body></html>`,
      },
    ],
    segments: ['Ada Lovelace +3 09:12 FreeNow Active 3600'],
  },
  {
    name: 'a part of a stay is paid with a gift card, and a reminder follows (Kimpton)',
    emails: [
      {
        by: 'Kimpton Hotels <reservations@kimpton.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'You are booked at Kimpton Gray',
        html: `<html><body><h1>Hello Grace</h1><table><tr><td>Confirmation number</td><td>KI#30755</td></tr><tr><td>Hotel</td><td>Kimpton Gray Hotel, Chicago</td></tr><tr><td>Check-in</td><td>{3:en-US} 3:00 PM</td></tr><tr><td>Check-out</td><td>{5:en-US} 12:00 PM</td></tr><tr><td>Guest</td><td>Grace Hopper</td></tr><tr><td>Total for stay</td><td>USD 410.00</td></tr><tr><td>Gift card ending 7781</td><td>- USD 100.00</td></tr><tr><td>Charged to Visa ending 1881</td><td>USD 310.00</td></tr></table></body></html>`,
      },
      {
        by: 'Kimpton Hotels <stay@kimpton.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your stay is coming up',
        sent: 42_000,
        text: `Hello Grace,\n\nWe look forward to welcoming you at Kimpton Gray Hotel, Chicago, on {3:en-US}.\n\nConfirmation number: KI#30755\nCheck-in: {3:en-US}, 3:00 PM\nCheck-out: {5:en-US}, 12:00 PM\n\nKimpton Gray\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 41000'],
  },
]
