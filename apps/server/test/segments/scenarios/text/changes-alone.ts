import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** Emails that change one value, in several languages. */
export const changeAloneScenarios: readonly Scenario[] = [
  {
    name: 'a Polish stay is extended in a sentence for a new price, and the hours of breakfast move nothing',
    emails: [
      {
        by: 'Hotel Pod Różą <recepcja@podroza.example>',
        recipient: grace,
        subject: 'Potwierdzenie rezerwacji PR#08',
        text: `Szanowna Pani,

potwierdzamy rezerwację.

Numer rezerwacji: PR#08
Hotel Pod Różą, Floriańska 14, Kraków
Gość: Grace Hopper
Przyjazd: {2:pl}
Wyjazd: {4:pl}
Cena całkowita: 160,00 USD
`,
      },
      {
        by: 'Hotel Pod Różą <recepcja@podroza.example>',
        recipient: grace,
        subject: 'Rezerwacja PR#08',
        sent: 1500,
        text: `Szanowna Pani,

zgodnie z prośbą przedłużyliśmy Pani pobyt (rezerwacja PR#08) do {6:pl}.

Nowa cena całkowita: 320,00 USD

Śniadanie: 7:00–10:00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 4 Active 32000'],
    ends: ['+6 11:00'],
    costs: [32_000],
  },
  {
    name: 'a Swedish rental is brought back earlier, and another day is offered only',
    emails: [
      {
        by: 'Mabi <bokning@mabi.example>',
        recipient: joerg,
        subject: 'Bokningsbekräftelse MB#66',
        text: `Hej Jörg Müller!

Din bokning är bekräftad.

Bokningsnummer: MB#66
Förare: Jörg Müller
Upphämtning: Stockholm Arlanda, {3:sv} kl. 12:00
Återlämning: Stockholm Arlanda, {8:sv} kl. 12:00
Totalt: 350,00 USD
`,
      },
      {
        by: 'Mabi <bokning@mabi.example>',
        recipient: joerg,
        subject: 'Ändring av bokning MB#66',
        sent: 5000,
        text: `Hej Jörg!

Vi har ändrat din bokning.

Bokningsnummer: MB#66
Ny återlämning: {6:sv} kl. 16:30

Allt annat är oförändrat.
`,
      },
      {
        by: 'Mabi <bokning@mabi.example>',
        recipient: joerg,
        subject: 'Behåll bilen längre – bokning MB#66',
        sent: 5100,
        text: `Hej Jörg!

Vill du behålla bilen längre? Du kan förlänga din hyra till {9:sv} för 60,00 USD per dygn.

Bokningsnummer: MB#66
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 12:00 4 Active 35000'],
    ends: ['+6 16:30'],
  },
  {
    name: 'a Spanish train leaves later, which an email tells by its number',
    emails: [
      {
        by: 'Renfe <noreply@renfe.example>',
        recipient: ada,
        subject: 'Confirmación de compra – localizador RF#2W',
        text: `Gracias por su compra.

Localizador: RF#2W
Viajera: Ada Lovelace

AVE 3102
{4:es}
Madrid Puerta de Atocha 10:30
Barcelona Sants 13:15

AVE 3193
{5:es}
Barcelona Sants 18:25
Madrid Puerta de Atocha 21:10

Total: 130,00 USD
`,
      },
      {
        by: 'Renfe <noreply@renfe.example>',
        recipient: ada,
        subject: 'Cambio de horario de su tren – RF#2W',
        sent: 3000,
        text: `Estimada viajera:

Le informamos de un cambio de horario en su tren AVE 3193.

Localizador: RF#2W
Nueva hora de salida: 18:55
Nueva hora de llegada: 21:40
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 10:30 AVE 3102 Active 6500', 'Ada Lovelace +5 18:55 AVE 3193 Active 6500'],
    ends: ['+4 13:15', '+5 21:40'],
  },
  {
    name: 'an Italian hotel changes both days at once',
    emails: [
      {
        by: 'Albergo Centrale <info@centrale.example>',
        recipient: grace,
        subject: 'Conferma prenotazione AC#71',
        text: `Gentile Grace Hopper,

confermiamo la Sua prenotazione.

Numero prenotazione: AC#71
Albergo Centrale, Via Garibaldi 3, Torino
Arrivo: {2:it}
Partenza: {4:it}
Totale soggiorno: 210,00 USD
`,
      },
      {
        by: 'Albergo Centrale <info@centrale.example>',
        recipient: grace,
        subject: 'Modifica prenotazione AC#71',
        sent: 1000,
        text: `Gentile Grace Hopper,

come richiesto abbiamo modificato le date della Sua prenotazione AC#71.

Nuovo arrivo: {6:it}
Nuova partenza: {8:it}

Il prezzo resta invariato.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 15:00 2 Active 21000'],
    ends: ['+8 11:00'],
  },
  {
    name: 'a German table is kept an hour later',
    emails: [
      {
        by: 'Restaurant Kesselhaus <tisch@kesselhaus.example>',
        recipient: joerg,
        subject: 'Ihre Reservierung KH#12',
        text: `Guten Tag Herr Müller,

Ihr Tisch ist reserviert.

Reservierungsnummer: KH#12
Restaurant Kesselhaus, Hafenstraße 9, Hamburg
{4:de}, 19:00 Uhr, 4 Personen
Name: Jörg Müller
`,
      },
      {
        by: 'Restaurant Kesselhaus <tisch@kesselhaus.example>',
        recipient: joerg,
        subject: 'Ihre Reservierung KH#12 wurde geändert',
        sent: 1000,
        text: `Guten Tag Herr Müller,

Ihre Reservierung KH#12 wurde geändert. Neue Uhrzeit: 20:00 Uhr.

Bis bald!
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 20:00 Restaurant Kesselhaus Active null'],
  },
]
