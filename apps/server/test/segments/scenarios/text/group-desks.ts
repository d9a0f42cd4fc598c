import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** What agencies and airlines write about the same groups. */
export const groupDeskScenarios: readonly Scenario[] = [
  {
    name: 'a Mexican agency books three, and the airline moves them to the next day under its own code',
    emails: [
      {
        by: 'Mundo Corporativo <reservas@mundocorp.example>',
        recipient: desk,
        subject: 'Itinerario confirmado - Folio MC#22',
        html: `<html><body><table width="640"><tr><td><h2>Itinerario de viaje</h2></td></tr><tr><td>Folio: <b>MC#22</b><br>Clave Aeroméxico: <b>AM#QR</b></td></tr><tr><td><table border="1"><tr><th>Pasajero</th><th>Boleto</th></tr><tr><td>HOPPER/GRACE</td><td>139-2400#22001</td></tr><tr><td>LOVELACE/ADA</td><td>139-2400#22002</td></tr><tr><td>GAUSS/CARL</td><td>139-2400#22003</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Vuelo</th><th>Salida</th><th>Llegada</th></tr><tr><td>AM 924</td><td>Ciudad de México (MEX)<br>{6:es} 08:30</td><td>Monterrey (MTY)<br>{6:es} 10:15</td></tr></table></td></tr><tr><td>Total: USD 450.00</td></tr></table></body></html>`,
      },
      {
        by: 'Aeroméxico <noreply@aeromexico.example>',
        recipient: desk,
        subject: 'Tu vuelo AM 924 fue reprogramado',
        sent: 20000,
        html: `<html><body><p>Hola:</p><p>Por motivos operativos tu vuelo fue cancelado y te hemos reubicado en el siguiente vuelo.</p><p>Clave de reservación: <b>AM#QR</b></p><table border="1"><tr><th></th><th>Vuelo</th><th>Salida</th><th>Llegada</th></tr><tr><td>Anterior</td><td>AM 924</td><td>MEX {6:es} 08:30</td><td>MTY {6:es} 10:15</td></tr><tr><td>Nuevo</td><td>AM 930</td><td>MEX {7:es} 09:45</td><td>MTY {7:es} 11:30</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +7 09:45 930 Active 15000',
      'Ada Lovelace +7 09:45 930 Active 15000',
      '[Carl Gauss] +7 09:45 930 Active 15000',
    ],
  },
  {
    name: 'a French agency writes one total for three, and a credit note for one who stays at home',
    emails: [
      {
        by: 'Ailleurs Business Travel <dossiers@ailleurs.example>',
        recipient: desk,
        subject: 'Votre dossier AB#61 - confirmation',
        text: `Bonjour,

Nous vous confirmons la réservation suivante.

Dossier n° AB#61
Référence Air France : AF#KT

Voyageurs :
- Mme Grace Hopper
- Mme Ada Lovelace
- M. Carl Gauss

Vol AF 7628 Paris Orly (ORY) - Biarritz (BIQ)
{3:fr}
Départ 07:20, arrivée 08:45

Vol AF 7633 Biarritz (BIQ) - Paris Orly (ORY)
{4:fr}
Départ 19:40, arrivée 21:05

Montant total TTC : 900,00 USD
dont frais de service : 45,00 USD`,
      },
      {
        by: 'Ailleurs Business Travel <comptabilite@ailleurs.example>',
        recipient: desk,
        subject: 'Avoir AV#3 - dossier AB#61',
        sent: 3600,
        text: `Bonjour,

Suite à l'annulation de M. Carl Gauss, veuillez trouver ci-dessous votre avoir.

Dossier n° AB#61
Voyageur annulé : M. Carl Gauss

Remboursement : 220,00 USD
Frais d'annulation : 80,00 USD

Les autres voyageurs du dossier ne sont pas concernés.`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:20 7628 Active 15000',
      'Grace Hopper +4 19:40 7633 Active 15000',
      'Ada Lovelace +3 07:20 7628 Active 15000',
      'Ada Lovelace +4 19:40 7633 Active 15000',
      '[Carl Gauss] +3 07:20 7628 Cancelled 15000',
      '[Carl Gauss] +4 19:40 7633 Cancelled 15000',
    ],
  },
  {
    name: 'a travel manager’s agency books flight and hotel for four, one withdraws, and the flight is moved',
    emails: [
      {
        by: 'Corporate Traveller <itinerary@corptraveller.example>',
        recipient: desk,
        subject: 'Itinerary CT#90 - Manchester',
        html: `<html><body><table width="640"><tr><td bgcolor="#222"><font color="#fff">Corporate Traveller</font></td></tr><tr><td><p>Hello,</p><p>Your trip is booked. Please check all names and times.</p><p>Booking reference: <b>CT#90</b></p></td></tr><tr><td><b>Travellers</b><br>Ms Grace Hopper<br>Ms Ada Lovelace<br>Mr Jörg Müller<br>Ms Emmy Noether</td></tr><tr><td><b>Flight</b><table border="1"><tr><td>BA 1392</td><td>London Heathrow (LHR)</td><td>Manchester (MAN)</td></tr><tr><td>{5:en-GB}</td><td>Departs 09:05</td><td>Arrives 10:10</td></tr><tr><td colspan="3">Airline reference: BQ#LM</td></tr></table></td></tr><tr><td><b>Hotel</b><table border="1"><tr><td>Hotel</td><td>The Midland, Peter Street, Manchester M60 2DS</td></tr><tr><td>Check-in</td><td>{5:en-GB}</td></tr><tr><td>Check-out</td><td>{7:en-GB}</td></tr><tr><td>Hotel confirmation</td><td>MD#771</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Corporate Traveller <itinerary@corptraveller.example>',
        recipient: desk,
        subject: 'Cancellation for Ms Emmy Noether - CT#90',
        sent: 4000,
        html: `<html><body><p>Hello,</p><p>We have cancelled the flight and the hotel room of Ms Emmy Noether as requested.</p><p>Booking reference: <b>CT#90</b></p><p>The bookings of the other travellers remain unchanged.</p></body></html>`,
      },
      {
        by: 'British Airways <updates@ba-news.example>',
        recipient: desk,
        subject: 'Changes to your booking BQ#LM',
        sent: 9000,
        html: `<html><body><p>Dear customer,</p><p>There has been a change to your flight time.</p><p>Booking reference: BQ#LM</p><table border="1"><tr><th>Flight</th><th>Departs</th><th>Arrives</th></tr><tr><td>BA1392<br>London Heathrow (LHR) to Manchester (MAN)</td><td>{5:en-GB} 09:40</td><td>{5:en-GB} 10:45</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 09:40 1392 Active null',
      'Ada Lovelace +5 09:40 1392 Active null',
      'Jörg Müller +5 09:40 1392 Active null',
      '[Emmy Noether] +5 09:40 1392 Cancelled null',
      'Grace Hopper +5 15:00 2 Active null',
      'Ada Lovelace +5 15:00 2 Active null',
      'Jörg Müller +5 15:00 2 Active null',
      '[Emmy Noether] +5 15:00 2 Cancelled null',
    ],
  },
  {
    name: 'a Bulgarian airline adds a third traveler, and reminds one of the check-in',
    emails: [
      {
        by: 'Bulgaria Air <reservations@bulgaria-air.example>',
        recipient: desk,
        subject: 'Потвърждение на резервация FB#6L',
        text: `Уважаеми клиенти,

Вашата резервация е потвърдена.

Код на резервация: FB#6L

Пътници:
HOPPER/GRACE MS
MULLER/JORG MR

Полет FB 977 София (SOF) - Варна (VAR)
{6.}
Излитане 08:00
Кацане 08:50

Обща сума: 180,00 USD`,
      },
      {
        by: 'Bulgaria Air <reservations@bulgaria-air.example>',
        recipient: desk,
        subject: 'Променена резервация FB#6L',
        sent: 3000,
        text: `Уважаеми клиенти,

Добавихме пътник към Вашата резервация.

Код на резервация: FB#6L

Пътници:
HOPPER/GRACE MS
MULLER/JORG MR
LOVELACE/ADA MS

Полет FB 977 София (SOF) - Варна (VAR)
{6.}
Излитане 08:00
Кацане 08:50

Обща сума: 270,00 USD`,
      },
      {
        by: 'Bulgaria Air <reservations@bulgaria-air.example>',
        recipient: desk,
        subject: 'Онлайн чек-ин за полет FB977',
        sent: 46000,
        text: `Уважаема г-жо Lovelace,

Онлайн чек-инът за Вашия полет е отворен.

Код на резервация: FB#6L
Пътник: LOVELACE/ADA MS
Полет FB 977 София (SOF) - Варна (VAR)
{6.} 08:00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +6 08:00 977 Active 9000',
      'Jörg Müller +6 08:00 977 Active 9000',
      'Ada Lovelace +6 08:00 977 Active 9000',
    ],
  },
]
