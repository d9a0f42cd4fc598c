import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Everyday changes of flights and trains. */
export const everydayJourneyScenarios: readonly Scenario[] = [
  {
    name: 'one of two colleagues on a Portuguese flight cancels (TAP)',
    emails: [
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        recipient: desk,
        subject: 'Confirmação da sua reserva TP#6K',
        html: `<html><body><table width="600"><tr><td>Obrigado por escolher a TAP. A sua reserva está confirmada.</td></tr><tr><td>Código de reserva: <b>TP#6K</b></td></tr><tr><td><table border="1"><tr><th>Voo</th><th>Partida</th><th>Chegada</th></tr><tr><td>TP 1023</td><td>Madrid (MAD)<br>{4/} 10:15</td><td>Lisboa (LIS)<br>{4/} 10:40</td></tr></table></td></tr><tr><td>Passageiros<br>1. Sra. Grace Hopper<br>2. Sra. Ada Lovelace</td></tr><tr><td>Total pago: 220,00 USD</td></tr><tr><td>A tarifa permite alterações mediante pagamento da diferença tarifária.</td></tr></table></body></html>`,
      },
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        recipient: desk,
        subject: 'Cancelamento de passageiro - reserva TP#6K',
        sent: 9000,
        text: `Estimado cliente,\n\nConforme solicitado, cancelámos o bilhete da passageira Ada Lovelace na reserva TP#6K. O valor de 95,00 USD será reembolsado no prazo de 7 dias úteis.\n\nOs restantes passageiros mantêm a sua reserva.\n\nTAP Air Portugal\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:15 1023 Active 11000', 'Ada Lovelace +4 10:15 1023 Cancelled 11000'],
    stated: ['refund 95.00 USD 0'],
  },
  {
    name: 'the airline changes the schedule of a flight that an agency booked (Aegean)',
    emails: [
      {
        by: 'BCD Travel <itinerary@bcd.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Itinerary for HOPPER/GRACE MS - Booking 7Y#QP',
        html: `<html><body><p>Dear Ms Hopper,</p><p>Please find below your itinerary.</p><table border="1"><tr><td>Agency booking reference</td><td>7Y#QP</td></tr><tr><td>Traveler</td><td>HOPPER/GRACE MS</td></tr><tr><td>Airline booking reference</td><td>A3#8M</td></tr></table><h3>{3:en-GB}</h3><table border="1"><tr><td>Flight</td><td>A3 833 Aegean Airlines</td></tr><tr><td>From</td><td>Munich (MUC) 10:55</td></tr><tr><td>To</td><td>Athens (ATH) 14:20</td></tr><tr><td>Class</td><td>Economy</td></tr></table><p>Total price: USD 310.00</p><p>BCD Travel, 24 hour emergency line +49 89 1234567</p></body></html>`,
      },
      {
        by: 'Aegean Airlines <info@aegean.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Schedule change - booking A3#8M',
        sent: 12000,
        html: `<html><body><p>Dear passenger,</p><p>We would like to inform you that the schedule of your flight has changed.</p><p>Booking reference: <b>A3#8M</b></p><table border="1"><tr><th></th><th>Flight</th><th>Date</th><th>Departure</th><th>Arrival</th></tr><tr><td>Previous</td><td>A3 833</td><td>{3:en-GB}</td><td>MUC 10:55</td><td>ATH 14:20</td></tr><tr><td>New</td><td>A3 833</td><td>{3:en-GB}</td><td>MUC 11:40</td><td>ATH 15:05</td></tr></table><p>No action is needed if you accept this change.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 11:40 833 Active 31000'],
    ends: ['+3 15:05'],
  },
  {
    name: 'a Polish flight is moved to another day for a fare difference (LOT)',
    emails: [
      {
        by: 'LOT Polish Airlines <noreply@lot.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Potwierdzenie rezerwacji LO#3D',
        html: `<html><body><table width="600"><tr><td>Dziękujemy za zakup biletu w LOT. Rezerwacja jest potwierdzona.</td></tr><tr><td>Numer rezerwacji: <b>LO#3D</b></td></tr><tr><td>Pasażer: Ada Lovelace</td></tr><tr><td><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 385</td><td>Warszawa (WAW)<br>{4.} 10:20</td><td>Frankfurt (FRA)<br>{4.} 12:25</td></tr></table></td></tr><tr><td>Suma: 240,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'LOT Polish Airlines <noreply@lot.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Zmiana rezerwacji LO#3D',
        sent: 10000,
        html: `<html><body><table width="600"><tr><td>Twoja rezerwacja została zmieniona.</td></tr><tr><td>Numer rezerwacji: <b>LO#3D</b></td></tr><tr><td>Pasażer: Ada Lovelace</td></tr><tr><td>Nowy plan podróży</td></tr><tr><td><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 385</td><td>Warszawa (WAW)<br>{6.} 10:20</td><td>Frankfurt (FRA)<br>{6.} 12:25</td></tr></table></td></tr><tr><td>Różnica w taryfie: 60,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +6 10:20 385 Active 24000'],
    stated: ['exchange 60.00 USD 0'],
    costs: [30_000],
  },
  {
    name: 'a Spanish train ticket is exchanged for a later train (Renfe)',
    emails: [
      {
        by: 'Renfe <venta@renfe.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Tu compra RF#9B',
        text: `Hola Grace Hopper:\n\nGracias por tu compra. Localizador: RF#9B\n\nAVE 3142\nFecha: {5/}\nMadrid-Puerta de Atocha 09:00\nBarcelona-Sants 11:30\nCoche 6, plaza 4C\n\nViajero: Grace Hopper\nPrecio total: 85,00 USD\n\nConsulta las condiciones de cambio y anulación en renfe.example.\n`,
      },
      {
        by: 'Renfe <venta@renfe.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Cambio de billete RF#9B',
        sent: 11000,
        text: `Hola Grace Hopper:\n\nHas cambiado tu billete. Localizador: RF#9B\n\nNuevo viaje\nAVE 3172\nFecha: {5/}\nMadrid-Puerta de Atocha 15:30\nBarcelona-Sants 18:00\nCoche 3, plaza 8A\n\nViajero: Grace Hopper\nGastos de cambio: 12,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 15:30 AVE 3172 Active 8500'],
    costs: [9700],
  },
  {
    name: 'a German flight arrives twice and forwarded (Eurowings)',
    emails: [
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Ihre Buchungsbestätigung EW#5J',
        text: `Guten Tag Jörg Müller,\n\nvielen Dank für Ihre Buchung bei Eurowings.\n\nBuchungscode: EW#5J\n\nHinflug: EW 7582\n{2:de}\nHamburg (HAM) 06:50 - London Heathrow (LHR) 07:35\n\nRückflug: EW 7583\n{4:de}\nLondon Heathrow (LHR) 19:10 - Hamburg (HAM) 21:45\n\nPassagier: Jörg Müller\nGesamtpreis: 198,00 USD\n`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Ihre Buchungsbestätigung EW#5J',
        text: `Guten Tag Jörg Müller,\n\nvielen Dank für Ihre Buchung bei Eurowings.\n\nBuchungscode: EW#5J\n\nHinflug: EW 7582\n{2:de}\nHamburg (HAM) 06:50 - London Heathrow (LHR) 07:35\n\nRückflug: EW 7583\n{4:de}\nLondon Heathrow (LHR) 19:10 - Hamburg (HAM) 21:45\n\nPassagier: Jörg Müller\nGesamtpreis: 198,00 USD\n`,
      },
      {
        by: 'Grace Hopper <grace@acme.test>',
        recipient: desk,
        subject: 'WG: Ihre Buchungsbestätigung EW#5J',
        sent: 300,
        text: `Zur Info, Jörgs Flüge.\nGrace\n\n-----Ursprüngliche Nachricht-----\nVon: Eurowings <noreply@eurowings.example>\nGesendet: {1:de}\nAn: Jörg Müller <joerg@acme.test>\nBetreff: Ihre Buchungsbestätigung EW#5J\n\nGuten Tag Jörg Müller,\n\nvielen Dank für Ihre Buchung bei Eurowings.\n\nBuchungscode: EW#5J\n\nHinflug: EW 7582\n{2:de}\nHamburg (HAM) 06:50 - London Heathrow (LHR) 07:35\n\nRückflug: EW 7583\n{4:de}\nLondon Heathrow (LHR) 19:10 - Hamburg (HAM) 21:45\n\nPassagier: Jörg Müller\nGesamtpreis: 198,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 06:50 7582 Active 9900', 'Jörg Müller +4 19:10 7583 Active 9900'],
    trips: ['Jörg Müller +2 +4 London'],
  },
  {
    name: 'a colleague takes over a Norwegian flight (Norwegian)',
    emails: [
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: desk,
        subject: 'Reisebekreftelse DY#2L',
        html: `<html><body><table width="600"><tr><td>Takk for at du reiser med Norwegian!</td></tr><tr><td>Referansenummer: <b>DY#2L</b></td></tr><tr><td><table border="1"><tr><th>Fly</th><th>Avreise</th><th>Ankomst</th></tr><tr><td>DY 740</td><td>Oslo (OSL)<br>{3.} 08:00</td><td>Trondheim (TRD)<br>{3.} 08:55</td></tr></table></td></tr><tr><td>Passasjer: Ada Lovelace</td></tr><tr><td>Totalt: 95,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: desk,
        subject: 'Navneendring på bestilling DY#2L',
        sent: 9000,
        text: `Hei!\n\nNavnet på din bestilling er endret.\n\nReferansenummer: DY#2L\nTidligere passasjer: Ada Lovelace\nNy passasjer: Jörg Müller\n\nGebyr for navneendring: 45,00 USD\n\nNorwegian\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 08:00 740 Active 9500'],
    costs: [14_000],
  },
]
