import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'

/** Tickets of companies: vouchers, forwards, fares of each traveler, and other hours. */
export const officeTicketScenarios: readonly Scenario[] = [
  {
    name: 'two Spanish tickets are cancelled for vouchers (Iberia)',
    emails: [
      {
        by: 'Iberia <noreply@comunicaciones.iberia.example>',
        recipient: desk,
        subject: 'Confirmación de compra. Código de reserva: J#TX',
        html: `<html><body><table width="600"><tr><td><h2>¡Gracias por tu compra!</h2><p>Código de reserva: <b>J#TX</b></p></td></tr><tr><td><h3>Ida - {3:es}</h3><p>IB 0426 Operado por Iberia<br>09:30 Madrid (MAD) T4 - 10:50 Barcelona (BCN) T1<br>Turista Óptima</p></td></tr><tr><td><h3>Pasajeros</h3><p>Sra. Grace Hopper - Billete 075-24#55140<br>Sra. Ada Lovelace - Billete 075-24#55141</p></td></tr><tr><td><table><tr><td>Tarifa</td><td>150,00 USD</td></tr><tr><td>Tasas e impuestos</td><td>30,00 USD</td></tr><tr><td>Total</td><td>180,00 USD</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Iberia <noreply@comunicaciones.iberia.example>',
        recipient: desk,
        subject: 'Tu bono por la reserva J#TX',
        sent: 8000,
        text: `Hola:

Como has solicitado, hemos cancelado tu reserva J#TX y hemos emitido un bono por el importe de los billetes no utilizados.

Pasajera: Grace Hopper
Número de bono: 9921#4401
Importe del bono: 90,00 USD

Pasajera: Ada Lovelace
Número de bono: 9921#4402
Importe del bono: 90,00 USD

Los bonos son válidos durante 12 meses.

Iberia
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:30 426 Cancelled 9000', 'Ada Lovelace +3 09:30 426 Cancelled 9000'],
    costs: [0, 0],
  },
  {
    name: 'two forward one confirmation, and the airline retimes the flight (easyJet)',
    emails: [
      {
        by: 'Grace Hopper <grace@acme.test>',
        recipient: desk,
        subject: 'Fwd: easyJet booking reference: K#2XQT',
        sent: 100,
        text: `fyi

Begin forwarded message:

From: easyJet <confirmation@easyjet.example>
Subject: easyJet booking reference: K#2XQT
Date: @0
To: grace@acme.test

Hi Grace,

Thanks for booking with easyJet. Your booking reference is K#2XQT.

Flight EZY8351
Depart: London Gatwick (LGW) {4:en-GB} 07:25
Arrive: Geneva (GVA) {4:en-GB} 10:00

Passengers:
Ms Grace Hopper
Ms Ada Lovelace

Total: 164.00 USD
`,
      },
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'FW: easyJet booking reference: K#2XQT',
        sent: 300,
        text: `Please file. Ada

________________________________
From: Grace Hopper <grace@acme.test>
Sent: @1
To: Ada Lovelace <ada@acme.test>
Subject: FW: easyJet booking reference: K#2XQT

our flights!

________________________________
From: easyJet <confirmation@easyjet.example>
Sent: @0
To: Grace Hopper <grace@acme.test>
Subject: easyJet booking reference: K#2XQT

Hi Grace,

Thanks for booking with easyJet. Your booking reference is K#2XQT.

Flight EZY8351
Depart: London Gatwick (LGW) {4:en-GB} 07:25
Arrive: Geneva (GVA) {4:en-GB} 10:00

Passengers:
Ms Grace Hopper
Ms Ada Lovelace

Total: 164.00 USD
`,
      },
      {
        by: 'easyJet <confirmation@easyjet.example>',
        recipient: grace,
        subject: 'Your flight EZY8351 has been retimed',
        sent: 15000,
        text: `Hi Grace,

We've made a small change to your flight EZY8351 from London Gatwick to Geneva on {4:en-GB}.

Booking reference: K#2XQT

New departure time: 08:10
New arrival time: 10:45

You don't need to do anything if you're happy with the new times.
`,
      },
    ],
    segments: ['Grace Hopper +4 08:10 8351 Active 8200', 'Ada Lovelace +4 08:10 8351 Active 8200'],
  },
  {
    name: 'each Italian passenger has a row with fare, taxes and total, and one flies later for a penalty (ITA)',
    emails: [
      {
        by: 'ITA Airways <noreply@ita.example>',
        recipient: desk,
        subject: 'Conferma di prenotazione - IT#5RQ',
        html: `<html><body><h2>La tua prenotazione è confermata</h2><p>Codice prenotazione: <b>IT#5RQ</b></p><table border="1"><tr><th>Volo</th><th>Partenza</th><th>Arrivo</th></tr><tr><td>AZ 2024</td><td>Roma Fiumicino (FCO)<br>{4:it} 10:00</td><td>Milano Linate (LIN)<br>{4:it} 11:10</td></tr></table><table border="1"><tr><th>Passeggero</th><th>Tariffa</th><th>Tasse</th><th>Totale</th></tr><tr><td>Sig.ra Grace Hopper</td><td>USD 70,00</td><td>USD 25,00</td><td>USD 95,00</td></tr><tr><td>Sig. Wei Chen</td><td>USD 90,00</td><td>USD 25,00</td><td>USD 115,00</td></tr></table><p>Totale complessivo: USD 210,00</p></body></html>`,
      },
      {
        by: 'ITA Airways <noreply@ita.example>',
        recipient: desk,
        subject: 'Cambio volo confermato - IT#5RQ',
        sent: 5000,
        text: `Gentile cliente,

il cambio volo richiesto è confermato per il passeggero Sig. Wei Chen.

Codice prenotazione: IT#5RQ

Nuovo volo
AZ 2062
{4:it}
Roma Fiumicino (FCO) 17:00
Milano Linate (LIN) 18:10

Penale di cambio: USD 40,00
Differenza tariffaria: USD 0,00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:00 2024 Active 9500', '[Wei Chen] +4 17:00 2062 Active 11500'],
    costs: [9500, 15_500],
  },
  {
    name: 'one of two Romanian coach tickets is cancelled for a voucher, and the coach leaves later (FlixBus)',
    emails: [
      {
        by: 'FlixBus <noreply@flixbus.example>',
        recipient: desk,
        subject: 'Rezervarea ta FlixBus 31#0042',
        text: `Bună,

Îți mulțumim pentru rezervare!

Număr rezervare: 31#0042
Cursa 1512
{5:ro}
08:00 București, Autogara Militari
15:30 Cluj-Napoca, Autogara Beta

Pasageri: Ada Lovelace, Jörg Müller
Preț total: 50,00 USD
`,
      },
      {
        by: 'FlixBus <noreply@flixbus.example>',
        recipient: desk,
        subject: 'Anulare confirmată',
        sent: 3000,
        text: `Bună,

Biletul pasagerului Jörg Müller a fost anulat.

Număr rezervare: 31#0042
Taxă de anulare: 5,00 USD
Ai primit un voucher în valoare de 20,00 USD, valabil 12 luni.
`,
      },
      {
        by: 'FlixBus <noreply@flixbus.example>',
        recipient: desk,
        subject: 'Modificare de orar pentru călătoria ta',
        sent: 30000,
        text: `Bună,

Ora de plecare a călătoriei tale s-a schimbat.

Număr rezervare: 31#0042
Cursa 1512 București - Cluj-Napoca, {5:ro}
Ora veche de plecare: 08:00
Ora nouă de plecare: 08:45
Ora nouă de sosire: 16:10
`,
      },
    ],
    segments: ['Ada Lovelace +5 08:45 FlixBus 1512 Active 2500', 'Jörg Müller +5 08:45 FlixBus 1512 Cancelled 2500'],
  },
]
