import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Notices of delays, and of other gates and platforms, which name a flight or train by its number and day. */
export const delayScenarios: readonly Scenario[] = [
  {
    name: 'a flight of two is delayed, and leaves from another gate (airBaltic)',
    emails: [
      {
        by: 'airBaltic <no-reply@airbaltic.example>',
        recipient: desk,
        subject: 'Booking confirmation BT#7Q',
        html: `<html><body><table width="600"><tr><td>Thank you for flying with airBaltic. Your booking is confirmed.</td></tr><tr><td>Booking reference: <b>BT#7Q</b></td></tr><tr><td><table border="1"><tr><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>BT 313</td><td>Riga (RIX)<br>{4:en-GB} 14:10</td><td>Tallinn (TLL)<br>{4:en-GB} 15:05</td></tr></table></td></tr><tr><td>Passengers<br>1. Ms Grace Hopper<br>2. Ms Ada Lovelace</td></tr><tr><td>Total paid: USD 180.00</td></tr></table></body></html>`,
      },
      {
        by: 'airBaltic <no-reply@airbaltic.example>',
        recipient: desk,
        subject: 'Your flight BT313 is delayed',
        sent: 45000,
        text: `Dear passenger,\n\nFlight BT313 from Riga to Tallinn on {4:en-GB} is delayed. New departure time: 15:40.\n\nBooking reference: BT#7Q\n\nWe apologise for the inconvenience.\nairBaltic\n`,
      },
      {
        by: 'airBaltic <no-reply@airbaltic.example>',
        recipient: desk,
        subject: 'Gate change for flight BT313',
        sent: 45200,
        text: `Dear passenger,\n\nThe gate of your flight BT313 on {4:en-GB} has changed. New gate: B12. Departure: 15:40.\n\nBooking reference: BT#7Q\n\nairBaltic\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:40 313 Active 9000', 'Ada Lovelace +4 15:40 313 Active 9000'],
  },
  {
    name: 'a French train leaves later, and the railway pays for it',
    emails: [
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Confirmation de votre commande SN#QW',
        text: `Bonjour Grace Hopper,\n\nVotre voyage est confirmé.\n\nRéférence de dossier : SN#QW\n\nTGV INOUI 6607\n{5:fr}\nParis Gare de Lyon 14:10\nLyon Part-Dieu 16:06\n\nPassager : Grace Hopper\nVoiture 8, place 52\n\nTotal payé : 92,00 USD\n`,
      },
      {
        by: 'SNCF Voyageurs <info@sncf.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Votre train 6607 est retardé',
        sent: 47000,
        text: `Bonjour,\n\nVotre train TGV INOUI 6607 de Paris Gare de Lyon à Lyon Part-Dieu du {5:fr} est retardé. Il partira à 15h40 au lieu de 14h10.\n\nRéférence de dossier : SN#QW\n\nToutes nos excuses pour la gêne occasionnée.\nSNCF Voyageurs\n`,
      },
      {
        by: 'SNCF Voyageurs <info@sncf.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Garantie G30 : votre compensation',
        sent: 52000,
        text: `Bonjour,\n\nVotre train 6607 est arrivé avec plus d'une heure de retard. Une compensation de 23,00 USD a été versée sur votre compte.\n\nRéférence de dossier : SN#QW\n\nSNCF Voyageurs\n`,
      },
    ],
    segments: ['Grace Hopper +5 15:40 6607 Active 9200'],
  },
  {
    name: 'two notices of a Spanish flight: the later one counts, in any order',
    emails: [
      {
        by: 'Iberia <noreply@iberia.example>',
        recipient: desk,
        subject: 'Confirmación de reserva IB#5K',
        html: `<html><body><table width="600"><tr><td>Gracias por elegir Iberia. Su reserva está confirmada.</td></tr><tr><td>Código de reserva: <b>IB#5K</b></td></tr><tr><td><table border="1"><tr><th>Vuelo</th><th>Salida</th><th>Llegada</th></tr><tr><td>IB 3170</td><td>Madrid (MAD)<br>{3/} 09:15</td><td>Londres (LHR)<br>{3/} 10:40</td></tr></table></td></tr><tr><td>Pasajeros<br>1. Sra. Grace Hopper</td></tr><tr><td>Importe total: 150,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Iberia <noreply@iberia.example>',
        recipient: desk,
        subject: 'Cambio de horario de su vuelo IB3170',
        sent: 20000,
        text: `Estimado cliente:\n\nEl vuelo IB3170 Madrid - Londres del {3:es} sale ahora a las 09:50 en lugar de las 09:15.\n\nCódigo de reserva: IB#5K\n\nIberia\n`,
      },
      {
        by: 'Iberia <noreply@iberia.example>',
        recipient: desk,
        subject: 'Retraso de su vuelo IB3170',
        sent: 44000,
        text: `Estimado cliente:\n\nSu vuelo IB3170 del {3:es} tiene retraso. Nueva hora de salida: 11:20. Nueva hora de llegada: 12:45.\n\nCódigo de reserva: IB#5K\n\nIberia\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 11:20 3170 Active 15000'],
    ends: ['+3 12:45'],
  },
  {
    name: 'an Italian train is late for one of two, whose colleague had withdrawn',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: desk,
        subject: 'Conferma di acquisto TR#6M',
        text: `Gentile cliente,\n\ngrazie per il tuo acquisto. Codice biglietto (PNR): TR#6M\n\nFrecciarossa 9612\n{4:it}\nRoma Termini 14:10\nMilano Centrale 17:20\n\nPasseggeri:\n1. Grace Hopper - carrozza 4, posto 5A\n2. Ada Lovelace - carrozza 4, posto 5B\n\nImporto totale: 160,00 USD\n`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: desk,
        subject: 'Rimborso biglietto TR#6M',
        sent: 9000,
        text: `Gentile cliente,\n\nil biglietto di Ada Lovelace è stato annullato e rimborsato.\n\nPNR: TR#6M\nPasseggero: Ada Lovelace\nImporto rimborsato: 64,00 USD\n\nTrenitalia\n`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: desk,
        subject: 'Ritardo del treno 9612',
        sent: 45500,
        text: `Gentile cliente,\n\nil treno Frecciarossa 9612 da Roma Termini a Milano Centrale del {4:it} è in ritardo. Nuovo orario di partenza: 14:55.\n\nPNR: TR#6M\n\nTrenitalia\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 14:55 9612 Active 8000', 'Ada Lovelace +4 14:55 9612 Cancelled 8000'],
  },
  {
    name: 'a Japanese flight of two is delayed',
    emails: [
      {
        by: 'JAL <no-reply@jal.example>',
        recipient: desk,
        subject: '【JAL】ご予約の確認 JL#8R',
        html: `<html><body><table width="600"><tr><td>ご予約ありがとうございます。ご予約が確定しました。</td></tr><tr><td>予約番号：<b>JL#8R</b></td></tr><tr><td><table border="1"><tr><th>便名</th><th>出発</th><th>到着</th></tr><tr><td>JL 501</td><td>東京羽田 (HND)<br>{4:ja} 09:30</td><td>札幌新千歳 (CTS)<br>{4:ja} 11:00</td></tr></table></td></tr><tr><td>搭乗者<br>1. HOPPER GRACE<br>2. LOVELACE ADA</td></tr><tr><td>合計金額：USD 400.00</td></tr></table></body></html>`,
      },
      {
        by: 'JAL <no-reply@jal.example>',
        recipient: desk,
        subject: '【重要】JL501便 遅延のお知らせ',
        sent: 45800,
        text: `お客様各位\n\n{4:ja} JL501便（東京羽田発 札幌新千歳行き）は遅延しております。\n新しい出発時刻：11:10（変更前 09:30）\n\n予約番号：JL#8R\n\nご迷惑をおかけし、申し訳ございません。\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 11:10 501 Active 20000', 'Ada Lovelace +4 11:10 501 Active 20000'],
  },
  {
    name: 'the airline tells of a delay under its own code, which the Dutch agency had printed',
    emails: [
      {
        by: 'VCK Travel <reizen@vck.example>',
        recipient: desk,
        subject: 'Reisbevestiging dossier 88#12',
        html: `<html><body><p>Geachte heer, mevrouw,</p><p>Hierbij bevestigen wij uw reis.</p><table border="1"><tr><td>Dossiernummer</td><td>88#12</td></tr><tr><td>Airline referentie</td><td>KL#4B</td></tr><tr><td>Reiziger</td><td>Jörg Müller</td></tr></table><table border="1"><tr><th>Vlucht</th><th>Vertrek</th><th>Aankomst</th></tr><tr><td>KL 1613</td><td>Amsterdam (AMS)<br>{6:nl} 12:05</td><td>Istanbul (IST)<br>{6:nl} 17:30</td></tr></table><p>Totaalbedrag: USD 260,00</p></body></html>`,
      },
      {
        by: 'KLM <noreply@klm.example>',
        recipient: desk,
        subject: 'Uw vlucht KL1613 is vertraagd',
        sent: 48000,
        text: `Beste reiziger,\n\nUw vlucht KL1613 van Amsterdam naar Istanbul op {6:nl} is vertraagd. Nieuwe vertrektijd: 13:25. Nieuwe aankomsttijd: 18:50.\n\nBoekingscode: KL#4B\n\nKLM\n`,
      },
      {
        by: 'KLM <noreply@klm.example>',
        forwarded: 48300,
        subject: 'Uw vlucht KL1613 is vertraagd',
        sent: 48000,
        text: `Beste reiziger,\n\nUw vlucht KL1613 van Amsterdam naar Istanbul op {6:nl} is vertraagd. Nieuwe vertrektijd: 13:25. Nieuwe aankomsttijd: 18:50.\n\nBoekingscode: KL#4B\n\nKLM\n`,
      },
    ],
    segments: ['Jörg Müller +6 13:25 1613 Active 26000'],
    ends: ['+6 18:50'],
  },
  {
    name: 'a Swedish train leaves later, after one of two got a refund',
    emails: [
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Din bokning SJ#9L',
        text: `Hej!\n\nTack för din bokning.\n\nBokningsnummer: SJ#9L\n\nTåg 531\n{5:sv}\nStockholm C 14:21\nMalmö C 18:53\n\nResenärer:\n1. Grace Hopper, vagn 3, plats 11\n2. Jörg Müller, vagn 3, plats 12\n\nTotalt: 140,00 USD\n`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Återbetalning, bokning SJ#9L',
        sent: 8000,
        text: `Hej!\n\nBiljetten för Jörg Müller är avbokad.\n\nBokningsnummer: SJ#9L\nResenär: Jörg Müller\nÅterbetalt belopp: 70,00 USD\n\nSJ\n`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Försening: tåg 531',
        sent: 47300,
        text: `Hej!\n\nTåg 531 från Stockholm C till Malmö C den {5:sv} avgår kl. 15:05 i stället för 14:21.\n\nBokningsnummer: SJ#9L\n\nSJ\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 15:05 531 Active 7000', 'Jörg Müller +5 15:05 531 Cancelled 7000'],
  },
]
