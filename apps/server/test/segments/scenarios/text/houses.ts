import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Stays in several rooms, and what changes in one of them. */
export const houseScenarios: readonly Scenario[] = [
  {
    name: 'Accor in French HTML: two rooms with guests, one is cancelled',
    emails: [
      {
        by: 'ALL Accor <reservation@accor.example>',
        recipient: desk,
        subject: 'Confirmation de votre réservation - Novotel Lyon Confluence',
        html: `<html><body><table width="640"><tr><td><h1>Votre réservation est confirmée</h1></td></tr><tr><td>N° de réservation : <b>AC#7H</b></td></tr><tr><td><b>Novotel Lyon Confluence</b><br>3 rue Paul Montrochet, 69002 Lyon, France</td></tr><tr><td><table><tr><td>Arrivée</td><td>{3:fr} à partir de 14:00</td></tr><tr><td>Départ</td><td>{6:fr} avant 12:00</td></tr></table></td></tr>
<tr><td><table><tr><td><b>Chambre 1</b></td><td>Chambre Standard 1 lit double</td></tr><tr><td>Client</td><td>Grace Hopper</td></tr><tr><td>Prix</td><td>420,00 USD</td></tr><tr><td><b>Chambre 2</b></td><td>Chambre Executive</td></tr><tr><td>Client</td><td>Ada Lovelace</td></tr><tr><td>Prix</td><td>510,00 USD</td></tr></table></td></tr><tr><td>Montant total de votre séjour : <b>930,00 USD</b></td></tr></table></body></html>`,
      },
      {
        by: 'ALL Accor <reservation@accor.example>',
        recipient: desk,
        subject: 'Annulation d’une chambre - réservation AC#7H',
        sent: 3000,
        html: `<html><body><table width="640"><tr><td><p>Bonjour,</p><p>La chambre 2 de votre réservation AC#7H a été annulée.</p><table><tr><td>Client</td><td>Ada Lovelace</td></tr><tr><td>Frais d'annulation</td><td>0,00 USD</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 14:00 3 Active 42000', 'Ada Lovelace +3 14:00 3 Cancelled 51000'],
  },
  {
    name: 'rooms in English lines with dashes, the first is cancelled by its guest',
    emails: [
      {
        by: 'The Old Mill Hotel <stay@oldmill.example>',
        recipient: desk,
        subject: 'Your booking at The Old Mill Hotel - OM#21',
        text: `Dear guest,

thank you for booking with The Old Mill Hotel, Bath.

Booking reference: OM#21
Check-in: {3:en-GB}
Check-out: {5:en-GB}

1. Classic Double - Grace Hopper - USD 240.00
2. Superior Twin - Ada Lovelace - USD 280.00

Total: USD 520.00

Kind regards
The Old Mill Hotel`,
      },
      {
        by: 'The Old Mill Hotel <stay@oldmill.example>',
        recipient: desk,
        subject: 'Cancellation of one room - OM#21',
        sent: 2500,
        text: `Dear guest,

we have cancelled the room of Grace Hopper in your booking OM#21, free of charge. The other room remains booked.

Kind regards
The Old Mill Hotel`,
      },
    ],
    segments: ['Grace Hopper +3 15:00 2 Cancelled 24000', 'Ada Lovelace +3 15:00 2 Active 28000'],
  },
  {
    name: 'Hilton: two rooms under two numbers in one HTML mail, one is cancelled by number',
    emails: [
      {
        by: 'Hilton <noreply@hilton.example>',
        recipient: desk,
        subject: 'Your reservation confirmations at Hilton Denver City Center',
        html: `<html><body><table width="600"><tr><td><h1>Your rooms are booked</h1><p><b>Hilton Denver City Center</b><br>1701 California Street, Denver, CO 80202</p></td></tr><tr><td>Check-in: {3:en-US} 3:00 PM<br>Check-out: {6:en-US} 11:00 AM</td></tr><tr><td><table><tr><td colspan="2"><b>Room 1</b></td></tr><tr><td>Confirmation number</td><td>3#10045</td></tr><tr><td>Guest name</td><td>Grace Hopper</td></tr><tr><td>Total for stay</td><td>$540.00</td></tr></table></td></tr><tr><td><table><tr><td colspan="2"><b>Room 2</b></td></tr><tr><td>Confirmation number</td><td>3#10046</td></tr><tr><td>Guest name</td><td>Ada Lovelace</td></tr><tr><td>Total for stay</td><td>$600.00</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Hilton <noreply@hilton.example>',
        recipient: desk,
        subject: 'Cancellation confirmation #3#10046',
        sent: 3000,
        html: `<html><body><table width="600"><tr><td><h1>Your reservation has been cancelled</h1></td></tr><tr><td><table><tr><td>Cancelled confirmation number</td><td>3#10046</td></tr><tr><td>Cancellation number</td><td>77#901</td></tr><tr><td>Hotel</td><td>Hilton Denver City Center</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +3 15:00 3 Active 54000', 'Ada Lovelace +3 15:00 3 Cancelled 60000'],
  },
  {
    name: 'Portuguese pousada: stay moved, then folio with extras',
    emails: [
      {
        by: 'Pousada do Castelo <reservas@pousadacastelo.example>',
        subject: 'Confirmação da reserva PC#19',
        text: `Estimada Grace Hopper,

é com prazer que confirmamos a sua reserva.

N.º de reserva: PC#19
Hóspede: Grace Hopper
Check-in: {2:pt} (a partir das 15h00)
Check-out: {4:pt} (até às 12h00)
Quarto duplo superior
Total: 260,00 USD

Pousada do Castelo, Óbidos`,
      },
      {
        by: 'Pousada do Castelo <reservas@pousadacastelo.example>',
        subject: 'Alteração da reserva PC#19',
        sent: 3000,
        text: `Estimada Grace Hopper,

a sua reserva PC#19 foi alterada conforme solicitado: a entrada passa de {2:pt} para {3:pt} e a saída de {4:pt} para {6:pt}.

O novo total é de 390,00 USD.

Pousada do Castelo, Óbidos`,
      },
      {
        by: 'Pousada do Castelo <reservas@pousadacastelo.example>',
        subject: 'Fatura da sua estadia',
        sent: 35 * 1440,
        text: `Estimada Grace Hopper,

obrigado pela sua estadia.

Reserva: PC#19
Alojamento: 390,00 USD
Restaurante: 48,00 USD
Taxa turística: 6,00 USD
Total da fatura: 444,00 USD`,
      },
    ],
    segments: ['Grace Hopper +3 15:00 3 Active 39000'],
    costs: [44400],
  },
  {
    name: 'hotel in Hungarian: party of two, one guest is cancelled, then a final bill',
    emails: [
      {
        by: 'Hotel Danubius <foglalas@danubiushotel.example>',
        recipient: desk,
        subject: 'Foglalás visszaigazolása HD#50',
        text: `Tisztelt Vendégünk!

Örömmel visszaigazoljuk foglalását.

Foglalási szám: HD#50
Vendégek: Grace Hopper, Ada Lovelace
Hotel Danubius, Budapest
Érkezés: {3:hu}
Távozás: {5:hu}
Szobák száma: 2
Összesen: 360,00 USD`,
      },
      {
        by: 'Hotel Danubius <foglalas@danubiushotel.example>',
        recipient: desk,
        subject: 'Részleges lemondás HD#50',
        sent: 3000,
        text: `Tisztelt Vendégünk!

A HD#50 számú foglalásból az egyik szobát töröltük.

Vendég: Ada Lovelace

Üdvözlettel
Hotel Danubius`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 18000', 'Ada Lovelace +3 15:00 2 Cancelled 18000'],
  },
  {
    name: 'two rooms in lines with guest and price; the first is cancelled',
    emails: [
      {
        by: 'Hotel Adler Freiburg <reservierung@adler-freiburg.example>',
        recipient: desk,
        subject: 'Reservierungsbestätigung Nr. 7#31',
        text: `Sehr geehrte Damen und Herren,

gerne bestätigen wir Ihre Reservierung Nr. 7#31.

Anreise: {3:de}
Abreise: {5:de}

Zimmer 1: Einzelzimmer Komfort, Grace Hopper, 210,00 USD
Zimmer 2: Einzelzimmer Standard, Ada Lovelace, 180,00 USD

Gesamtbetrag: 390,00 USD

Mit freundlichen Grüßen
Hotel Adler, Freiburg`,
      },
      {
        by: 'Hotel Adler Freiburg <reservierung@adler-freiburg.example>',
        recipient: desk,
        subject: 'Teilstornierung Ihrer Reservierung Nr. 7#31',
        sent: 2500,
        text: `Sehr geehrte Damen und Herren,

wie gewünscht haben wir aus Ihrer Reservierung Nr. 7#31 das Zimmer 1 (Grace Hopper) kostenfrei storniert. Das Zimmer von Frau Lovelace bleibt bestehen.

Mit freundlichen Grüßen
Hotel Adler, Freiburg`,
      },
    ],
    segments: ['Grace Hopper +3 15:00 2 Cancelled 21000', 'Ada Lovelace +3 15:00 2 Active 18000'],
  },
  {
    name: 'rooms under numbers in German HTML, of which the second is cancelled with its guest',
    emails: [
      {
        by: 'Motel One <noreply@motel-one.example>',
        recipient: desk,
        subject: 'Ihre Buchung bei Motel One Leipzig - MO#5',
        html: `<html><body><table><tr><td>Buchungsnummer: <b>MO#5</b></td></tr><tr><td>Motel One Leipzig-Nikolaikirche<br>Nikolaistraße 23, 04109 Leipzig</td></tr><tr><td>Anreise: {3:de} ab 15:00 Uhr<br>Abreise: {5:de} bis 12:00 Uhr</td></tr><tr><td><ol><li>Queen Zimmer | Gast: Grace Hopper | 178,00 USD</li><li>Twin Zimmer | Gast: Ada Lovelace | 198,00 USD</li></ol></td></tr><tr><td>Gesamt: 376,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Motel One <noreply@motel-one.example>',
        recipient: desk,
        subject: 'Teilstornierung Buchung MO#5',
        sent: 2500,
        html: `<html><body><p>Zimmer 2 Ihrer Buchung MO#5 wurde storniert.</p><table><tr><td>Gast</td><td>Ada Lovelace</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 17800', 'Ada Lovelace +3 15:00 2 Cancelled 19800'],
  },
]
