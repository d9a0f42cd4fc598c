import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** What hotels write to guests who leave early or do not come, and whom they invoice. */
export const mailboxGuestScenarios: readonly Scenario[] = [
  {
    name: 'an assistant forwards a Czech confirmation, and the guest leaves a day earlier for a fee',
    emails: [
      {
        by: 'Petra Nováková <petra@elsewhere.test>',
        recipient: desk,
        subject: 'Fwd: Potvrzení rezervace PE#37',
        sent: 100,
        text: `Dobrý den, posílám potvrzení hotelu pro paní Lovelace. Petra

---------- Přeposlaná zpráva ---------
Od: Penzion Eliška <recepce@eliska.example>
Datum: @0
Předmět: Potvrzení rezervace PE#37
Komu: petra@elsewhere.test

Vážená paní Nováková,

potvrzujeme Vaši rezervaci.

Číslo rezervace: PE#37
Penzion Eliška, Dlouhá 8, Olomouc
Host: Ada Lovelace
Příjezd: {3:cs}
Odjezd: {6:cs}
Celková cena: 210,00 USD
`,
      },
      {
        by: 'Penzion Eliška <recepce@eliska.example>',
        recipient: ada,
        subject: 'Změna rezervace PE#37',
        sent: 3000,
        text: `Dobrý den,

Vaše rezervace byla změněna.

Číslo rezervace: PE#37
Nový odjezd: {5:cs}
Nová celková cena: 140,00 USD
Poplatek za předčasný odjezd: 20,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 14000'],
    ends: ['+5 11:00'],
    costs: [16_000],
  },
  {
    name: 'nobody came to a Portuguese hotel, which charges one night of two and gives nothing back',
    emails: [
      {
        by: 'Hotel Miradouro <reservas@miradouro.example>',
        recipient: grace,
        subject: 'Confirmação da reserva MI#18',
        text: `Cara Grace Hopper,

A sua reserva está confirmada.

Número da reserva: MI#18
Hotel Miradouro, Rua das Flores 20, Porto
Hóspede: Grace Hopper
Check-in: {4:pt}
Check-out: {6:pt}
2 noites a 115,00 USD por noite
`,
      },
      {
        by: 'Hotel Miradouro <reservas@miradouro.example>',
        recipient: grace,
        subject: 'Não comparência – reserva MI#18',
        sent: 9000,
        text: `Cara Grace Hopper,

Lamentamos que não tenha podido vir.

Número da reserva: MI#18
Taxa de não comparência: 115,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 2 Active 23000'],
    costs: [11_500],
  },
  {
    name: 'a Japanese hotel shortens a stay by its new check-out alone, with a fee and a new total',
    emails: [
      {
        by: 'ホテル白樺 <yoyaku@shirakaba.example>',
        recipient: ada,
        subject: 'ご予約確認のお知らせ',
        text: `Ada Lovelace 様

この度はご予約いただき誠にありがとうございます。

予約番号：SK#52
ホテル白樺 札幌
チェックイン：{3:ja} 15:00
チェックアウト：{7:ja} 10:00
宿泊者名：Ada Lovelace
合計金額：USD 400.00
`,
      },
      {
        by: 'ホテル白樺 <yoyaku@shirakaba.example>',
        recipient: ada,
        subject: 'ご予約変更のお知らせ',
        sent: 2500,
        text: `Ada Lovelace 様

ご予約内容の変更を承りました。

予約番号：SK#52
変更後のチェックアウト：{6:ja}
変更手数料：USD 15.00
変更後の合計金額：USD 300.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 3 Active 30000'],
    ends: ['+6 10:00'],
    costs: [31_500],
  },
  {
    name: 'two guests of one Dutch reservation get an invoice each, by their names',
    emails: [
      {
        by: 'Hotel De Gracht <reserveringen@degracht.example>',
        recipient: desk,
        subject: 'Bevestiging reservering DG#14',
        text: `Geachte heer, mevrouw,

Wij bevestigen uw reservering van twee kamers.

Reserveringsnummer: DG#14
Hotel De Gracht, Prinsengracht 40, Amsterdam
Aankomst: {3:nl}
Vertrek: {5:nl}

Kamer 1: Ada Lovelace
Kamer 2: Jörg Müller

Totaalprijs: USD 600,00
`,
      },
      {
        by: 'Hotel De Gracht <facturen@degracht.example>',
        recipient: desk,
        subject: 'Factuur – reservering DG#14',
        sent: 8000,
        text: `Bedankt voor uw verblijf.

Reserveringsnummer: DG#14
Gast: Ada Lovelace
Overnachtingen: USD 300,00
Minibar: USD 12,00
Totaal factuur: USD 312,00
`,
      },
      {
        by: 'Hotel De Gracht <facturen@degracht.example>',
        recipient: desk,
        subject: 'Factuur – reservering DG#14',
        sent: 8005,
        text: `Bedankt voor uw verblijf.

Reserveringsnummer: DG#14
Gast: Jörg Müller
Overnachtingen: USD 300,00
Parkeren: USD 40,00
Totaal factuur: USD 340,00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 30000', 'Jörg Müller +3 15:00 2 Active 30000'],
    costs: [31_200, 34_000],
  },
]
