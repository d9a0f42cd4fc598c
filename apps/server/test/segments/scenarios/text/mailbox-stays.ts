import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** What a travel manager's mailbox has of stays, rentals and events. */
export const mailboxStayScenarios: readonly Scenario[] = [
  {
    name: 'of two Spanish rooms one is cancelled, and the other one’s final invoice follows',
    emails: [
      {
        by: 'Hotel Alameda <reservas@alameda.example>',
        recipient: desk,
        subject: 'Confirmación de reserva AL#20',
        text: `Estimados señores:

Confirmamos su reserva de dos habitaciones.

Localizador: AL#20
Hotel Alameda, Calle Alameda 12, Málaga
Entrada: {3:es}
Salida: {5:es}

Habitación 1: Ada Lovelace, individual
Habitación 2: Grace Hopper, individual

Importe total: 440,00 USD
`,
      },
      {
        by: 'Hotel Alameda <reservas@alameda.example>',
        recipient: desk,
        subject: 'Cancelación de una habitación – AL#20',
        sent: 2000,
        text: `Estimados señores:

Hemos cancelado la habitación de Grace Hopper. La habitación de Ada Lovelace sigue confirmada.

Localizador: AL#20

Sin gastos de cancelación.
`,
      },
      {
        by: 'Hotel Alameda <reservas@alameda.example>',
        recipient: ada,
        subject: 'Su factura – Hotel Alameda',
        sent: 8000,
        text: `Estimada Ada Lovelace:

Gracias por su estancia. Le enviamos su factura.

Localizador: AL#20
Alojamiento, 2 noches: 220,00 USD
Minibar: 9,50 USD
Total factura: 229,50 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 22000', 'Grace Hopper +3 15:00 2 Cancelled 22000'],
    costs: [22_950, 0],
  },
  {
    name: 'a Polish rental gets a larger car for a new price, and its invoice counts in the end',
    emails: [
      {
        by: 'Panek <rezerwacje@panek.example>',
        recipient: joerg,
        subject: 'Potwierdzenie rezerwacji PN#61',
        text: `Dzień dobry,

potwierdzamy rezerwację samochodu.

Numer rezerwacji: PN#61
Kierowca: Jörg Müller
Odbiór: Warszawa Lotnisko Chopina, {3:pl}, godz. 09:00
Zwrot: Warszawa Lotnisko Chopina, {6:pl}, godz. 17:00
Klasa: ekonomiczna (Skoda Fabia)
Razem: 180,00 USD
`,
      },
      {
        by: 'Panek <rezerwacje@panek.example>',
        recipient: joerg,
        subject: 'Zmiana rezerwacji PN#61',
        sent: 1500,
        text: `Dzień dobry,

Państwa rezerwacja została zmieniona.

Numer rezerwacji: PN#61
Kierowca: Jörg Müller
Odbiór: Warszawa Lotnisko Chopina, {3:pl}, godz. 09:00
Zwrot: Warszawa Lotnisko Chopina, {6:pl}, godz. 17:00
Klasa: SUV (Skoda Kodiaq)
Razem: 252,00 USD
`,
      },
      {
        by: 'Panek <faktury@panek.example>',
        recipient: joerg,
        subject: 'Faktura końcowa – wynajem PN#61',
        sent: 9000,
        text: `Dzień dobry,

dziękujemy za wynajem. Przesyłamy fakturę końcową.

Numer rezerwacji: PN#61
Wynajem 4 dni: 252,00 USD
Paliwo: 31,40 USD
Kwota faktury: 283,40 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 09:00 4 Active 25200'],
    costs: [28_340],
  },
  {
    name: 'a Swedish ticket is replaced by one for the next day, under a number of its own',
    emails: [
      {
        by: 'Tickster <noreply@tickster.example>',
        recipient: ada,
        subject: 'Din beställning TK#301',
        text: `Hej Ada Lovelace!

Tack för din beställning.

Ordernummer: TK#301
Nordic Data Summit
Stockholm Waterfront, Nils Ericsons plan 4, Stockholm
{5:sv} kl. 09:00
Biljettnummer: 77#1001
Deltagare: Ada Lovelace

Totalt: 150,00 USD
`,
      },
      {
        by: 'Tickster <noreply@tickster.example>',
        recipient: ada,
        subject: 'Din biljett har bytts ut – order TK#301',
        sent: 3000,
        text: `Hej Ada Lovelace!

Din biljett har bytts ut mot en ny. Den gamla biljetten gäller inte längre.

Ordernummer: TK#301
Nordic Data Summit
Stockholm Waterfront, Nils Ericsons plan 4, Stockholm
{6:sv} kl. 09:00
Biljettnummer: 77#1002
Deltagare: Ada Lovelace
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +6 09:00 Nordic Data Summit Active 15000'],
    costs: [15_000],
  },
  {
    name: 'a German portal and the hotel confirm one stay under numbers of their own, and the portal cancels it',
    emails: [
      {
        by: 'HRS <service@hrs.example>',
        recipient: joerg,
        subject: 'Ihre Buchungsbestätigung HR#4711',
        text: `Guten Tag Herr Müller,

vielen Dank für Ihre Buchung über HRS.

HRS-Buchungsnummer: HR#4711
Hotel am Rathaus, Marktstraße 5, 89073 Ulm
Gast: Jörg Müller
Anreise: {4:de}
Abreise: {6:de}
Einzelzimmer, 2 Nächte
Gesamtpreis: 190,00 USD
`,
      },
      {
        by: 'Hotel am Rathaus <info@rathaus-ulm.example>',
        recipient: joerg,
        subject: 'Reservierungsbestätigung 55#09',
        sent: 60,
        text: `Sehr geehrter Herr Müller,

wir freuen uns auf Ihren Besuch.

Reservierungsnummer: 55#09
Hotel am Rathaus, Marktstraße 5, 89073 Ulm
Gast: Jörg Müller
Anreise: {4:de} ab 15:00 Uhr
Abreise: {6:de} bis 11:00 Uhr
Zimmerpreis gesamt: 190,00 USD
`,
      },
      {
        by: 'HRS <service@hrs.example>',
        recipient: joerg,
        subject: 'Stornierung Ihrer Buchung HR#4711',
        sent: 2500,
        text: `Guten Tag Herr Müller,

Ihre Buchung HR#4711 wurde kostenfrei storniert.

Ihr HRS-Team
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 15:00 2 Cancelled 19000'],
    costs: [0],
  },
]
