import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Notices that name nobody, which colleagues forward or which arrive before the booking. */
export const forwardedNoticeScenarios: readonly Scenario[] = [
  {
    name: 'a colleague forwards the notice of a delay, which names nobody (Finnair)',
    emails: [
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: desk,
        subject: 'Varausvahvistus AY#2W',
        html: `<html><body><table width="600"><tr><td>Kiitos varauksestasi. Varauksesi on vahvistettu.</td></tr><tr><td>Varaustunnus: <b>AY#2W</b></td></tr><tr><td><table border="1"><tr><th>Lento</th><th>Lähtö</th><th>Saapuminen</th></tr><tr><td>AY 1331</td><td>Helsinki (HEL)<br>{4.} 07:45</td><td>Lontoo (LHR)<br>{4.} 09:00</td></tr></table></td></tr><tr><td>Matkustajat<br>1. Ms Grace Hopper<br>2. Ms Ada Lovelace</td></tr><tr><td>Yhteensä: USD 300.00</td></tr></table></body></html>`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: 'Charles Babbage <charles@acme.test>',
        forwarded: 45100,
        subject: 'Your flight AY1331 is delayed',
        sent: 45000,
        text: `Dear customer,\n\nYour flight AY1331 from Helsinki to London on {4:en-GB} is delayed. New departure time: 08:30.\n\nBooking reference: AY#2W\n\nFinnair\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:30 1331 Active 15000', 'Ada Lovelace +4 08:30 1331 Active 15000'],
  },
  {
    name: 'a colleague of the team forwards the reminder of two who travel (Vueling)',
    emails: [
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: desk,
        subject: 'Confirmación de reserva VY#8K',
        text: `Gracias por reservar con Vueling. Tu reserva está confirmada.\n\nCódigo de reserva: VY#8K\n\nVuelo VY1004\n{5:es}\nBarcelona (BCN) 10:25\nMadrid (MAD) 11:50\n\nPasajeros\nGrace Hopper\nAda Lovelace\n\nTotal: 140,00 USD\n`,
      },
      {
        by: 'Jörg Müller <joerg@acme.test>',
        recipient: desk,
        subject: 'Fwd: Tu vuelo VY1004 sale mañana',
        sent: 45000,
        text: `Para vosotras. Jörg\n\n---------- Forwarded message ---------\nFrom: Vueling <noreply@vueling.example>\nDate: @30\nSubject: Tu vuelo VY1004 sale mañana\nTo: joerg@acme.test\n\nHola,\n\nTu vuelo VY1004 de Barcelona (BCN) a Madrid (MAD) sale el {5:es} a las 10:25 y llega a las 11:50.\n\nCódigo de reserva: VY#8K\n\nVueling\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 10:25 1004 Active 7000', 'Ada Lovelace +5 10:25 1004 Active 7000'],
  },
  {
    name: 'a notice of a delay arrives before the companion’s own booking email (Brussels Airlines)',
    emails: [
      {
        by: 'Brussels Airlines <noreply@brusselsairlines.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your booking SN#4T',
        text: `Dear Grace Hopper,\n\nThank you for booking with Brussels Airlines. Your booking is confirmed.\n\nBooking reference: SN#4T\n\nFlight SN2587\n{3:en-GB}\nBrussels (BRU) 09:55\nBerlin (BER) 11:20\n\nPassenger: Grace Hopper\nTotal: 120.00 USD\n`,
      },
      {
        by: 'Brussels Airlines <noreply@brusselsairlines.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your booking SN#4T',
        sent: 10,
        text: `Dear Ada Lovelace,\n\nThank you for booking with Brussels Airlines. Your booking is confirmed.\n\nBooking reference: SN#4T\n\nFlight SN2587\n{3:en-GB}\nBrussels (BRU) 09:55\nBerlin (BER) 11:20\n\nPassenger: Ada Lovelace\nTotal: 120.00 USD\n`,
      },
      {
        by: 'Brussels Airlines <noreply@brusselsairlines.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Flight SN2587 is delayed',
        sent: 44000,
        text: `Dear Grace Hopper,\n\nWe are sorry: your flight SN2587 from Brussels to Berlin on {3:en-GB} is delayed. New departure time: 10:40.\n\nBooking reference: SN#4T\n\nBrussels Airlines\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 10:40 2587 Active 12000', 'Ada Lovelace +3 10:40 2587 Active 12000'],
  },
  {
    name: 'Norwegian refunds the ticket of one of two, without a word of cancellation',
    emails: [
      {
        by: 'Vy <kvittering@vy.example>',
        recipient: desk,
        subject: 'Kvittering for bestilling VY#7N',
        text: `Hei!\n\nTakk for bestillingen. Her er billettene dine.\n\nBestillingsnummer: VY#7N\n\nTog 601\n{4:nb}\nOslo S 08:25\nBergen 15:12\n\nReisende:\nGrace Hopper, vogn 3, sete 21\nAda Lovelace, vogn 3, sete 22\n\nTotalt betalt: 160,00 USD\n`,
      },
      {
        by: 'Vy <kvittering@vy.example>',
        recipient: desk,
        subject: 'Refusjon VY#7N',
        sent: 9000,
        text: `Hei!\n\nVi har refundert billetten til Ada Lovelace.\n\nBestillingsnummer: VY#7N\nRefundert beløp: 80,00 USD\n\nHilsen Vy\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:25 601 Active 8000', 'Ada Lovelace +4 08:25 601 Cancelled 8000'],
  },
  {
    name: 'a Dutch railway has refunded the ticket of one, who is labelled',
    emails: [
      {
        by: 'NS International <noreply@nsinternational.example>',
        recipient: desk,
        subject: 'Bevestiging van je boeking NS#3P',
        text: `Beste reiziger,\n\nBedankt voor je boeking. Boekingscode: NS#3P\n\nTrein ICE 123\n{5:nl}\nAmsterdam Centraal 08:00\nFrankfurt (Main) Hbf 11:58\n\nReizigers:\nGrace Hopper\nJörg Müller\n\nTotaal: 140,00 USD\n`,
      },
      {
        by: 'NS International <noreply@nsinternational.example>',
        recipient: desk,
        subject: 'Je terugbetaling',
        sent: 8000,
        text: `Beste reiziger,\n\nHet ticket van Jörg Müller is terugbetaald. Je ontvangt 70,00 USD op je rekening.\n\nBoekingscode: NS#3P\n\nNS International\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 08:00 ICE 123 Active 7000', 'Jörg Müller +5 08:00 ICE 123 Cancelled 7000'],
  },
]
