import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** Stays that are requested, confirmed, corrected, prolonged, shortened and billed. */
export const correctedStayScenarios: readonly Scenario[] = [
  {
    name: 'a small hotel answers a request, and later corrects the name of the guest',
    emails: [
      {
        by: 'Pension Rosengarten <info@pension-rosengarten.example>',
        recipient: joerg,
        subject: 'AW: Zimmeranfrage',
        text: `Sehr geehrter Herr Müller,

gerne bestätigen wir Ihnen verbindlich ein Einzelzimmer vom {4:de} bis {6:de}, zwei Nächte zu je 89,00 USD inklusive Frühstück, insgesamt 178,00 USD.

Reservierungsnummer: PR#201

Anreise ab 15 Uhr, Abreise bis 11 Uhr.

Herzliche Grüße aus Meran
Pension Rosengarten, Lange Gasse 12, 39012 Meran
`,
      },
      {
        by: 'Pension Rosengarten <info@pension-rosengarten.example>',
        recipient: ada,
        subject: 'Reservierung PR#201 - geänderter Gast',
        sent: 2000,
        text: `Guten Tag Frau Lovelace,

wie mit Herrn Müller besprochen, haben wir die Reservierung auf Ihren Namen geändert.

Reservierungsnummer: PR#201
Gast: Ada Lovelace
Anreise: {4:de}
Abreise: {6:de}

Pension Rosengarten, Lange Gasse 12, 39012 Meran
`,
      },
    ],
    segments: ['Ada Lovelace +4 15:00 2 Active 17800'],
  },
  {
    name: 'a stay is prolonged at the hotel, and its folio has the longer stay',
    emails: [
      {
        by: 'Radisson <reservations@radisson.example>',
        recipient: jan,
        subject: 'Reservation confirmation RD#5512',
        text: `Dear Jan van der Berg,

Thank you for your reservation.

Confirmation number: RD#5512
Radisson Blu Scandinavia Hotel, Oslo
Arrival: {3:en-GB}
Departure: {5:en-GB}
Rate per night: USD 130.00
Total: USD 260.00
`,
      },
      {
        by: 'Radisson Blu Scandinavia <frontoffice@radisson.example>',
        recipient: jan,
        subject: 'Your folio - RD#5512',
        sent: 36 * 1440,
        text: `Folio 99#2

Guest: Jan van der Berg
Confirmation number: RD#5512
Arrival: {3:en-GB}
Departure: {6:en-GB}

Room {3/}     USD 130.00
Room {4/}     USD 130.00
Room {5/}     USD 145.00
Minibar       USD   9.00
Total         USD 414.00
Balance due   USD   0.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 15:00 3 Active 26000'],
    costs: [41_400],
  },
  {
    name: 'a portal cancels for lack of payment, and the guest books again at another price',
    emails: [
      {
        by: 'Booking.com <noreply@booking.example>',
        recipient: ada,
        subject: 'Je boeking is bevestigd: Hotel Van der Valk Utrecht',
        text: `Beste Ada Lovelace,

Je boeking is bevestigd.

Bevestigingsnummer: #1.007.882
Hotel Van der Valk Utrecht, Winthontlaan 4-6, Utrecht
Inchecken: {5:nl} (15:00 - 23:00)
Uitchecken: {7:nl} (07:00 - 11:00)
Gast: Ada Lovelace
Totale prijs: USD 248,00
`,
      },
      {
        by: 'Booking.com <noreply@booking.example>',
        recipient: ada,
        subject: 'Je boeking is geannuleerd',
        sent: 2000,
        text: `Beste Ada Lovelace,

Je boeking bij Hotel Van der Valk Utrecht is geannuleerd, omdat de betaling niet is gelukt.

Bevestigingsnummer: #1.007.882
Annuleringskosten: USD 0,00
`,
      },
      {
        by: 'Booking.com <noreply@booking.example>',
        recipient: ada,
        subject: 'Je boeking is bevestigd: Hotel Van der Valk Utrecht',
        sent: 2100,
        text: `Beste Ada Lovelace,

Je boeking is bevestigd.

Bevestigingsnummer: #4.811.003
Hotel Van der Valk Utrecht, Winthontlaan 4-6, Utrecht
Inchecken: {5:nl} (15:00 - 23:00)
Uitchecken: {7:nl} (07:00 - 11:00)
Gast: Ada Lovelace
Totale prijs: USD 266,00
`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Ada Lovelace +5 15:00 2 Cancelled 24800', 'Ada Lovelace +5 15:00 2 Active 26600'],
  },
  {
    name: 'three rooms for two colleagues and a guest, of which one is given back',
    emails: [
      {
        by: 'Hotel Bristol Wrocław <rezerwacje@bristol-wroclaw.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji BW#45',
        text: `Szanowni Państwo,

potwierdzamy rezerwację trzech pokoi.

Numer rezerwacji: BW#45
Przyjazd: {6:pl}
Wyjazd: {8:pl}

Pokój 1: Ada Lovelace
Pokój 2: Jörg Müller
Pokój 3: Tomasz Lis

Cena łączna: 540,00 USD

Hotel Bristol Wrocław, ul. Oławska 5, Wrocław
`,
      },
      {
        by: 'Hotel Bristol Wrocław <rezerwacje@bristol-wroclaw.example>',
        recipient: desk,
        subject: 'Anulacja pokoju - rezerwacja BW#45',
        sent: 3000,
        text: `Szanowni Państwo,

zgodnie z prośbą anulowaliśmy pokój Pana Tomasza Lisa. Pozostałe pokoje pozostają bez zmian.

Numer rezerwacji: BW#45
Anulowany pokój: Tomasz Lis
Kwota do zapłaty: 360,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +6 15:00 2 Active 18000',
      'Jörg Müller +6 15:00 2 Active 18000',
      '[Tomasz Lis] +6 15:00 2 Cancelled 18000',
    ],
  },
  {
    name: 'a stay that ends a day early costs less',
    emails: [
      {
        by: 'citizenM <hello@citizenm.example>',
        recipient: jan,
        subject: 'See you soon at citizenM Glasgow',
        text: `Hi Jan van der Berg,

your booking is confirmed.

Booking number: CM#60
citizenM Glasgow
Check in: {2:en-GB} from 14:00
Check out: {5:en-GB} before 11:00
Price: USD 330.00
`,
      },
      {
        by: 'citizenM <hello@citizenm.example>',
        recipient: jan,
        subject: 'Your booking has been changed',
        sent: 42_000,
        text: `Hi Jan van der Berg,

as you asked, your booking has been changed.

Booking number: CM#60
citizenM Glasgow
Check in: {2:en-GB}
Check out: {4:en-GB}
Price: USD 220.00
`,
      },
    ],
    segments: ['Jan van der Berg +2 14:00 2 Active 22000'],
    costs: [22_000],
  },
]
