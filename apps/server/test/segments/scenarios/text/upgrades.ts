import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Upgraded rooms and cars, added travelers, corrected names, and the emails of two senders about one booking. */
export const upgradeScenarios: readonly Scenario[] = [
  {
    name: 'a room is upgraded for a new total, which the invoice repeats',
    emails: [
      {
        by: 'Harbour Hotel <reservations@harbour-hotel.example>',
        recipient: desk,
        subject: 'Reservation confirmation 55#10',
        html: `<html><body><h2>Your reservation is confirmed</h2><p>Dear Ms Hopper,</p><table border="1"><tr><td>Confirmation number</td><td>55#10</td></tr><tr><td>Hotel</td><td>Harbour Hotel Bristol</td></tr><tr><td>Guest</td><td>Grace Hopper</td></tr><tr><td>Check-in</td><td>{3:en-GB}, from 15:00</td></tr><tr><td>Check-out</td><td>{5:en-GB}, until 11:00</td></tr><tr><td>Room type</td><td>Classic Double</td></tr><tr><td>Total</td><td>USD 240.00</td></tr></table></body></html>`,
      },
      {
        by: 'Harbour Hotel <reservations@harbour-hotel.example>',
        recipient: desk,
        subject: 'Your room upgrade - reservation 55#10',
        sent: 5000,
        html: `<html><body><h2>Your reservation has been updated</h2><p>Dear Ms Hopper,</p><p>We have upgraded your room as requested.</p><table border="1"><tr><td>Confirmation number</td><td>55#10</td></tr><tr><td>Hotel</td><td>Harbour Hotel Bristol</td></tr><tr><td>Guest</td><td>Grace Hopper</td></tr><tr><td>Check-in</td><td>{3:en-GB}, from 15:00</td></tr><tr><td>Check-out</td><td>{5:en-GB}, until 11:00</td></tr><tr><td>Room type</td><td>Harbour View Suite</td></tr><tr><td>Total</td><td>USD 330.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 33000'],
  },
  {
    name: 'a larger car is rented for the same days (Sixt)',
    emails: [
      {
        by: 'Sixt <noreply@sixt.example>',
        recipient: desk,
        subject: 'Ihre Reservierung 97#22',
        html: `<html><body><h2>Vielen Dank für Ihre Reservierung</h2><table border="1"><tr><td>Reservierungsnummer</td><td>97#22</td></tr><tr><td>Fahrer</td><td>Jörg Müller</td></tr><tr><td>Abholung</td><td>München Flughafen, {2:de}, 09:00 Uhr</td></tr><tr><td>Rückgabe</td><td>München Flughafen, {5:de}, 18:00 Uhr</td></tr><tr><td>Fahrzeug</td><td>VW Golf oder ähnlich</td></tr><tr><td>Gesamtpreis</td><td>210,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Sixt <noreply@sixt.example>',
        recipient: desk,
        subject: 'Änderung Ihrer Reservierung 97#22',
        sent: 7000,
        html: `<html><body><h2>Ihre Reservierung wurde geändert</h2><p>Sie erhalten nun eine größere Fahrzeugklasse.</p><table border="1"><tr><td>Reservierungsnummer</td><td>97#22</td></tr><tr><td>Fahrer</td><td>Jörg Müller</td></tr><tr><td>Abholung</td><td>München Flughafen, {2:de}, 09:00 Uhr</td></tr><tr><td>Rückgabe</td><td>München Flughafen, {5:de}, 18:00 Uhr</td></tr><tr><td>Fahrzeug</td><td>BMW 3er oder ähnlich</td></tr><tr><td>Gesamtpreis</td><td>285,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 09:00 4 Active 28500'],
  },
  {
    name: 'a traveler joins a Czech train, which then leaves later',
    emails: [
      {
        by: 'České dráhy <eshop@cd.example>',
        recipient: desk,
        subject: 'Potvrzení objednávky CD#7P',
        text: `Dobrý den,\n\nděkujeme za nákup. Číslo objednávky: CD#7P\n\nVlak: RJ 1045\n{4:cs}\nPraha hl.n. 09:40\nBrno hl.n. 12:20\n\nCestující: Grace Hopper\n\nCelková cena: 30,00 USD\n`,
      },
      {
        by: 'České dráhy <eshop@cd.example>',
        recipient: desk,
        subject: 'Doplnění cestujícího k objednávce CD#7P',
        sent: 5000,
        text: `Dobrý den,\n\nk objednávce byl přidán cestující.\n\nČíslo objednávky: CD#7P\n\nVlak: RJ 1045\n{4:cs}\nPraha hl.n. 09:40\nBrno hl.n. 12:20\n\nCestující: Ada Lovelace\n\nCelková cena: 32,00 USD\n`,
      },
      {
        by: 'České dráhy <eshop@cd.example>',
        recipient: desk,
        subject: 'Zpoždění vlaku RJ 1045',
        sent: 45400,
        text: `Dobrý den,\n\nvlak RJ 1045 dne {4:cs} je zpožděn. Nový čas odjezdu: 10:15.\n\nČíslo objednávky: CD#7P\n\nČeské dráhy\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:15 RJ 1045 Active 3000', 'Ada Lovelace +4 10:15 RJ 1045 Active 3200'],
  },
  {
    name: 'a Turkish booking with a corrected name is delayed',
    emails: [
      {
        by: 'Pegasus <no-reply@pegasus.example>',
        recipient: desk,
        subject: 'Rezervasyon onayı PC#5D',
        html: `<html><body><p>Sayın yolcumuz, rezervasyonunuz onaylanmıştır.</p><p>Rezervasyon kodu: <b>PC#5D</b></p><table border="1"><tr><th>Uçuş</th><th>Kalkış</th><th>Varış</th></tr><tr><td>PC 2012</td><td>İstanbul (SAW)<br>{4:tr} 07:30</td><td>Ankara (ESB)<br>{4:tr} 08:35</td></tr></table><p>Yolcu: Grace Hoper</p><p>Toplam tutar: 75,00 USD</p></body></html>`,
      },
      {
        by: 'Pegasus <no-reply@pegasus.example>',
        recipient: desk,
        subject: 'İsim düzeltme PC#5D',
        sent: 3000,
        html: `<html><body><p>Yolcu isminiz düzeltilmiştir.</p><p>Rezervasyon kodu: <b>PC#5D</b></p><table border="1"><tr><th>Uçuş</th><th>Kalkış</th><th>Varış</th></tr><tr><td>PC 2012</td><td>İstanbul (SAW)<br>{4:tr} 07:30</td><td>Ankara (ESB)<br>{4:tr} 08:35</td></tr></table><p>Yolcu: Grace Hopper</p></body></html>`,
      },
      {
        by: 'Pegasus <no-reply@pegasus.example>',
        recipient: desk,
        subject: 'PC2012 uçuşunuz rötarlı',
        sent: 45900,
        text: `Sayın yolcumuz,\n\n{4:tr} tarihli İstanbul - Ankara PC2012 seferi rötarlıdır. Yeni kalkış saati: 09:10.\n\nRezervasyon kodu: PC#5D\n\nPegasus\n`,
      },
    ],
    segments: ['Grace Hopper +4 09:10 2012 Active 7500'],
  },
  {
    name: 'the hotel of a Spanish agency moves the stay, and a colleague forwards the old email late',
    emails: [
      {
        by: 'Viajes Sol <reservas@viajes-sol.example>',
        recipient: desk,
        subject: 'Bono de alojamiento 66#31',
        html: `<html><body><h2>Bono de alojamiento</h2><table border="1"><tr><td>Localizador agencia</td><td>66#31</td></tr><tr><td>Localizador hotel</td><td>HM#44</td></tr><tr><td>Hotel</td><td>Hotel Mirador Sevilla</td></tr><tr><td>Huésped</td><td>Ada Lovelace</td></tr><tr><td>Entrada</td><td>{4:es}</td></tr><tr><td>Salida</td><td>{6:es}</td></tr><tr><td>Precio total</td><td>190,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Hotel Mirador Sevilla <reservas@hotel-mirador.example>',
        recipient: desk,
        subject: 'Modificación de su reserva HM#44',
        sent: 6000,
        html: `<html><body><p>Estimada Sra. Lovelace:</p><p>Su reserva ha sido modificada.</p><table border="1"><tr><td>Número de reserva</td><td>HM#44</td></tr><tr><td>Hotel</td><td>Hotel Mirador Sevilla</td></tr><tr><td>Huésped</td><td>Ada Lovelace</td></tr><tr><td>Entrada</td><td>{5:es}, a partir de las 14:00</td></tr><tr><td>Salida</td><td>{7:es}, hasta las 12:00</td></tr></table></body></html>`,
      },
      {
        by: 'Viajes Sol <reservas@viajes-sol.example>',
        forwarded: 7000,
        subject: 'Bono de alojamiento 66#31',
        html: `<html><body><h2>Bono de alojamiento</h2><table border="1"><tr><td>Localizador agencia</td><td>66#31</td></tr><tr><td>Localizador hotel</td><td>HM#44</td></tr><tr><td>Hotel</td><td>Hotel Mirador Sevilla</td></tr><tr><td>Huésped</td><td>Ada Lovelace</td></tr><tr><td>Entrada</td><td>{4:es}</td></tr><tr><td>Salida</td><td>{6:es}</td></tr><tr><td>Precio total</td><td>190,00 USD</td></tr></table></body></html>`,
      },
    ],
    segments: ['Ada Lovelace +5 14:00 2 Active 19000'],
  },
  {
    name: 'a Hungarian flight with its receipt as a PDF is delayed',
    emails: [
      {
        by: 'Wizz Air <no-reply@wizzair.example>',
        recipient: desk,
        subject: 'Foglalás visszaigazolása WZ#8C',
        text: 'Tisztelt Utasunk!\n\nKöszönjük a foglalást. Az útiterv a mellékletben található.\n\nFoglalási kód: WZ#8C\n',
        files: [
          {
            pdf: [
              'Wizz Air - Booking confirmation',
              'Booking reference: WZ#8C',
              'Passenger: Ms Grace Hopper',
              'Flight: W6 2201',
              'Departure: Budapest (BUD) {5:en-GB} 06:10',
              'Arrival: London Luton (LTN) {5:en-GB} 07:50',
              'Total paid: USD 88.00',
            ],
          },
        ],
      },
      {
        by: 'Wizz Air <no-reply@wizzair.example>',
        recipient: desk,
        subject: 'Késik a járata: W6 2201',
        sent: 46800,
        text: `Tisztelt Utasunk!\n\nA W6 2201 számú járat (Budapest - London Luton, {5:hu}) késik. Új indulási idő: 08:45.\n\nFoglalási kód: WZ#8C\n\nWizz Air\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 08:45 2201 Active 8800'],
  },
  {
    name: 'an agency’s ticket and the airline’s notice of a Korean flight, also forwarded',
    emails: [
      {
        by: 'Hana Travel <ticket@hana.example>',
        recipient: desk,
        subject: 'E-ticket itinerary KE#6W',
        html: `<html><body><h3>Electronic ticket itinerary</h3><table border="1"><tr><td>Booking reference</td><td>KE#6W</td></tr><tr><td>Passenger</td><td>HOPPER/GRACE MS</td></tr><tr><td>Ticket number</td><td>180-24000#05</td></tr></table><table border="1"><tr><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>KE 1201</td><td>Seoul Gimpo (GMP) {4:en-GB} 10:00</td><td>Jeju (CJU) {4:en-GB} 11:10</td></tr></table><p>Total fare: USD 70.00</p></body></html>`,
      },
      {
        by: '대한항공 <no-reply@koreanair.example>',
        recipient: desk,
        subject: '[지연 안내] KE1201편',
        sent: 45700,
        text: `고객님께,\n\n{4:ko} KE1201편 (서울 김포 - 제주) 이 지연됩니다. 변경된 출발 시각: 11:35\n\n예약번호: KE#6W\n\n대한항공\n`,
      },
      {
        by: 'Hana Travel <ticket@hana.example>',
        forwarded: 45900,
        subject: 'E-ticket itinerary KE#6W',
        html: `<html><body><h3>Electronic ticket itinerary</h3><table border="1"><tr><td>Booking reference</td><td>KE#6W</td></tr><tr><td>Passenger</td><td>HOPPER/GRACE MS</td></tr><tr><td>Ticket number</td><td>180-24000#05</td></tr></table><table border="1"><tr><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>KE 1201</td><td>Seoul Gimpo (GMP) {4:en-GB} 10:00</td><td>Jeju (CJU) {4:en-GB} 11:10</td></tr></table><p>Total fare: USD 70.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 11:35 1201 Active 7000'],
  },
  {
    name: 'a Polish flight changes its schedule by a table of old and new hours, and is delayed on the day',
    emails: [
      {
        by: 'LOT <noreply@lot.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji LO#9V',
        html: `<html><body><p>Dziękujemy za rezerwację. Rezerwacja została potwierdzona.</p><p>Numer rezerwacji: <b>LO#9V</b></p><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 333</td><td>Warszawa (WAW)<br>{4:pl} 07:20</td><td>Paryż (CDG)<br>{4:pl} 09:50</td></tr></table><p>Pasażerowie:<br>1. Grace Hopper<br>2. Ada Lovelace</p><p>Do zapłaty razem: 320,00 USD</p></body></html>`,
      },
      {
        by: 'LOT <noreply@lot.example>',
        recipient: desk,
        subject: 'Zmiana rozkładu lotu LO333',
        sent: 15000,
        text: `Szanowni Państwo,\n\nPaństwa lot LO333 Warszawa - Paryż {4:pl} odleci o 07:45 zamiast o 07:20.\n\nNumer rezerwacji: LO#9V\n\nLOT\n`,
      },
      {
        by: 'LOT <noreply@lot.example>',
        recipient: desk,
        subject: 'Opóźnienie lotu LO333',
        sent: 45800,
        text: `Szanowni Państwo,\n\nlot LO333 z Warszawy do Paryża dnia {4:pl} jest opóźniony. Nowa godzina odlotu: 09:05.\n\nNumer rezerwacji: LO#9V\n\nLOT\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:05 333 Active 16000', 'Ada Lovelace +4 09:05 333 Active 16000'],
  },
  {
    name: 'a German flight is delayed until a later hour, and then cancelled for everybody',
    emails: [
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: desk,
        subject: 'Buchungsbestätigung EW#4S',
        html: `<html><body><p>Vielen Dank für Ihre Buchung. Ihre Buchung ist bestätigt.</p><p>Buchungscode: <b>EW#4S</b></p><table border="1"><tr><th>Flug</th><th>Abflug</th><th>Ankunft</th></tr><tr><td>EW 9460</td><td>Düsseldorf (DUS)<br>{3.} 16:20</td><td>London (LHR)<br>{3.} 16:50</td></tr></table><p>Passagiere<br>1. Jörg Müller<br>2. Grace Hopper</p><p>Gesamtpreis: 260,00 USD</p></body></html>`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: desk,
        subject: 'Verspätung EW 9460',
        sent: 44700,
        text: `Guten Tag,\n\nIhr Flug EW 9460 von Düsseldorf nach London am {3:de} verspätet sich bis 18:30 Uhr.\n\nBuchungscode: EW#4S\n\nIhre Eurowings\n`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: desk,
        subject: 'Flugausfall EW 9460 - Buchung EW#4S',
        sent: 44900,
        text: `Guten Tag,\n\nleider mussten wir Ihren Flug EW 9460 von Düsseldorf nach London am {3:de} annullieren.\n\nBuchungscode: EW#4S\n\nIhre Eurowings\n`,
      },
    ],
    segments: ['Jörg Müller +3 18:30 9460 Cancelled 13000', 'Grace Hopper +3 18:30 9460 Cancelled 13000'],
  },
]
