import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** What hotels write about several rooms, and of stays that are over. */
export const roomScenarios: readonly Scenario[] = [
  {
    name: 'two rooms with a guest and a price each, of which one is cancelled in Danish',
    emails: [
      {
        by: 'Hotel Ottilia <booking@hotelottilia.example>',
        subject: 'Bekræftelse af din reservation HO#4',
        recipient: elsewhere,
        text: `Tak for din reservation.

Reservationsnummer: HO#4

Hotel Ottilia
Bryggernes Plads 7, 1799 København

Ankomst: {3:da}
Afrejse: {5:da}

Værelse 1: Dobbeltværelse
Gæst: Grace Hopper
Pris: 300,00 USD

Værelse 2: Enkeltværelse
Gæst: Ada Lovelace
Pris: 240,00 USD

Pris i alt: 540,00 USD`,
      },
      {
        by: 'Hotel Ottilia <booking@hotelottilia.example>',
        subject: 'Ændring af reservation HO#4',
        recipient: elsewhere,
        sent: 4000,
        text: `Værelset til Ada Lovelace på reservation HO#4 er blevet annulleret uden gebyr.
Reservationen for Grace Hopper er uændret.`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 30000', 'Ada Lovelace +3 15:00 2 Cancelled 24000'],
  },
  {
    name: 'one of three rooms is cancelled by the name of its guest',
    emails: [
      {
        by: 'Hotel Schweizerhof <reservation@schweizerhof.example>',
        subject: 'Gruppenreservation 12#40',
        recipient: elsewhere,
        text: `Sehr geehrte Damen und Herren

Gerne bestätigen wir Ihre Reservation.

Reservationsnummer: 12#40
Hotel Schweizerhof, Bern
Anreise: {2.}
Abreise: {4.}

Zimmer 1 (Doppelzimmer): Grace Hopper, Ada Lovelace
Zimmer 2 (Doppelzimmer): Jörg Müller, Jan van der Berg
Zimmer 3 (Einzelzimmer): Petra Stahl

Gesamtbetrag: 1000,00 USD`,
      },
      {
        by: 'Hotel Schweizerhof <reservation@schweizerhof.example>',
        subject: 'Annullation Zimmer 3 - 12#40',
        recipient: elsewhere,
        sent: 6000,
        text: `Sehr geehrte Damen und Herren

Wie gewünscht haben wir das Zimmer von Petra Stahl (Reservation 12#40) annulliert. Die übrigen Zimmer bleiben bestehen.`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 15:00 2 Active 20000',
      'Ada Lovelace +2 15:00 2 Active 20000',
      'Jörg Müller +2 15:00 2 Active 20000',
      'Jan van der Berg +2 15:00 2 Active 20000',
      '[Petra Stahl] +2 15:00 2 Cancelled 20000',
    ],
  },
  {
    name: 'a stay in Polish is shortened and invoiced',
    emails: [
      {
        by: 'Hotel Bristol <rezerwacje@hotelbristol.example>',
        subject: 'Potwierdzenie rezerwacji HB#77',
        text: `Szanowna Pani,

dziękujemy za rezerwację.

Numer rezerwacji: HB#77
Gość: Ada Lovelace
Hotel Bristol, Warszawa
Przyjazd: {3:pl}
Wyjazd: {6:pl}
Cena całkowita: 450,00 USD`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
      {
        by: 'Hotel Bristol <rezerwacje@hotelbristol.example>',
        subject: 'Zmiana rezerwacji HB#77',
        sent: 30 * 1440,
        text: `Szanowna Pani,

zgodnie z prośbą skróciliśmy pobyt.

Numer rezerwacji: HB#77
Gość: Ada Lovelace
Hotel Bristol, Warszawa
Przyjazd: {3:pl}
Wyjazd: {5:pl} (poprzednio {6:pl})
Nowa cena całkowita: 300,00 USD`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
      {
        by: 'Hotel Bristol <rezerwacje@hotelbristol.example>',
        subject: 'Faktura za pobyt HB#77',
        sent: 34 * 1440,
        text: `Dziękujemy za pobyt w naszym hotelu.

Numer rezerwacji: HB#77
Do zapłaty: 318,50 USD`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 30000'],
    costs: [31850],
  },
  {
    name: 'a stay is cancelled for a fee in Turkish',
    emails: [
      {
        by: 'Pera Palace <rezervasyon@perapalace.example>',
        subject: 'Rezervasyon onayı PP#12',
        text: `Sayın Grace Hopper,

rezervasyonunuz onaylanmıştır.

Rezervasyon numarası: PP#12
Misafir: Grace Hopper
Pera Palace Hotel, İstanbul
Giriş tarihi: {4:tr}
Çıkış tarihi: {6:tr}
Toplam tutar: 380,00 USD`,
      },
      {
        by: 'Pera Palace <rezervasyon@perapalace.example>',
        subject: 'Rezervasyon iptali PP#12',
        sent: 9000,
        text: `Sayın Grace Hopper,

PP#12 numaralı rezervasyonunuz iptal edilmiştir.
İptal ücreti: 190,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 2 Cancelled 38000'],
    costs: [19000],
  },
  {
    name: 'a stay that online agency and hotel confirm under two numbers is one, and invoiced',
    emails: [
      {
        by: 'Booking.com <noreply@booking.example>',
        subject: 'Ihre Buchung im Hotel Sacher ist bestätigt',
        text: `Bestätigungsnummer: 39#8812
Hotel Sacher, Wien
Gast: Grace Hopper
Anreise: {3:de}
Abreise: {5:de}
Gesamtpreis: 500,00 USD`,
      },
      {
        by: 'Hotel Sacher <reservierung@sacher.example>',
        subject: 'Ihre Reservierung SA#12',
        sent: 200,
        text: `Reservierungsnummer: SA#12
Booking.com-Nummer: 39#8812
Gast: Grace Hopper
Hotel Sacher, Wien
Anreise: {3:de}
Abreise: {5:de}
Gesamtpreis: 500,00 USD`,
      },
      {
        by: 'Hotel Sacher <rechnung@sacher.example>',
        subject: 'Ihre Hotelrechnung SA#12',
        sent: 34 * 1440,
        text: `Vielen Dank für Ihren Aufenthalt.
Reservierungsnummer: SA#12
Rechnungsbetrag: 540,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 50000'],
    costs: [54000],
  },
]
