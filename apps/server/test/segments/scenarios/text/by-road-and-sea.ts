import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Coaches, ferries, transfers and events for three or four people. */
export const roadAndSeaScenarios: readonly Scenario[] = [
  {
    name: 'one of three takes a later Estonian coach for a supplement (Lux Express)',
    emails: [
      {
        by: 'Lux Express <piletid@luxexpress.example>',
        recipient: desk,
        subject: 'Sinu piletid, tellimus LX#20',
        html: `<html><body><table width="600"><tr><td bgcolor="#000000"><font color="#ffffff">LUX EXPRESS</font></td></tr><tr><td><h2>Aitäh ostu eest!</h2><p>Tellimuse number: <b>LX#20</b></p></td></tr><tr><td><table border="1"><tr><th>Väljumine</th><th>Saabumine</th></tr><tr><td>Tallinn bussijaam<br>{3.} 10:00</td><td>Riga rahvusvaheline bussijaam<br>{3.} 14:25</td></tr></table></td></tr><tr><td><h3>Reisijad</h3><table border="1"><tr><td>Grace Hopper</td><td>koht 11</td></tr><tr><td>Ada Lovelace</td><td>koht 12</td></tr><tr><td>Jörg Müller</td><td>koht 13</td></tr></table></td></tr><tr><td>Kokku: <b>72,00 USD</b></td></tr><tr><td><small>Palume olla väljumiskohas 15 minutit enne väljumist.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Lux Express <piletid@luxexpress.example>',
        recipient: desk,
        subject: 'Pilet on vahetatud, tellimus LX#20',
        sent: 9000,
        html: `<html><body><table width="600"><tr><td bgcolor="#000000"><font color="#ffffff">LUX EXPRESS</font></td></tr><tr><td><p>Pilet on vahetatud. Uue pileti andmed:</p><p>Tellimuse number: <b>LX#20</b></p></td></tr><tr><td><table border="1"><tr><th>Väljumine</th><th>Saabumine</th></tr><tr><td>Tallinn bussijaam<br>{3.} 15:00</td><td>Riga rahvusvaheline bussijaam<br>{3.} 19:25</td></tr></table></td></tr><tr><td>Reisija: Ada Lovelace, koht 21</td></tr><tr><td>Hinnavahe: 3,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 10:00 Lux Express Active 2400',
      'Ada Lovelace +3 15:00 Lux Express Active 2400',
      'Jörg Müller +3 10:00 Lux Express Active 2400',
    ],
    costs: [2400, 2400, 2700],
  },
  {
    name: 'a Greek portal’s ferry for four is moved by the company, and one of them stays at home',
    emails: [
      {
        by: 'Ferryhopper <bookings@ferryhopper.example>',
        recipient: desk,
        subject: 'Επιβεβαίωση κράτησης FH#731',
        html: `<html><body><table width="600"><tr><td><h2>Η κράτησή σας επιβεβαιώθηκε!</h2></td></tr><tr><td><table><tr><td>Κωδικός κράτησης Ferryhopper</td><td><b>FH#731</b></td></tr><tr><td>Κωδικός Minoan Lines</td><td><b>MN#55</b></td></tr></table></td></tr><tr><td><table border="1"><tr><th>Εταιρεία</th><th>Αναχώρηση</th><th>Άφιξη</th></tr><tr><td>Minoan Lines</td><td>Πειραιάς<br>{4/} 21:00</td><td>Ηράκλειο<br>{5/} 06:00</td></tr></table></td></tr><tr><td>Επιβάτες<ol><li>Grace Hopper</li><li>Ada Lovelace</li><li>Jörg Müller</li><li>Emmy Noether</li></ol></td></tr><tr><td>Σύνολο: 320,00 USD</td></tr><tr><td><small>Παρακαλούμε να βρίσκεστε στο λιμάνι 60 λεπτά πριν την αναχώρηση.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Minoan Lines <info@minoan.example>',
        recipient: desk,
        subject: 'Αλλαγή ώρας αναχώρησης - MN#55',
        sent: 9000,
        text: `Αγαπητοί επιβάτες,

σας ενημερώνουμε ότι άλλαξε η ώρα αναχώρησης του δρομολογίου σας.

Κωδικός κράτησης: MN#55
Πειραιάς - Ηράκλειο
Νέα αναχώρηση: {4:el} 22:30
Νέα άφιξη: {5:el} 07:30

Ζητούμε συγγνώμη για την αναστάτωση.
Minoan Lines`,
      },
      {
        by: 'Ferryhopper <bookings@ferryhopper.example>',
        recipient: desk,
        subject: 'Ακύρωση εισιτηρίου - FH#731',
        sent: 12_000,
        text: `Γεια σας,

το εισιτήριο της επιβάτιδας Emmy Noether ακυρώθηκε. Τα υπόλοιπα εισιτήρια παραμένουν σε ισχύ.

Κωδικός κράτησης Ferryhopper: FH#731
Επιστροφή χρημάτων: 60,00 USD
Ακυρωτικά: 20,00 USD

Ferryhopper`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 22:30 Minoan Lines Active 8000',
      'Ada Lovelace +4 22:30 Minoan Lines Active 8000',
      'Jörg Müller +4 22:30 Minoan Lines Active 8000',
      '[Emmy Noether] +4 22:30 Minoan Lines Cancelled 8000',
    ],
    ends: ['+5 07:30', '+5 07:30', '+5 07:30', '+5 07:30'],
  },
  {
    name: 'a French chauffeur for three comes earlier, and sends the bill',
    emails: [
      {
        by: 'Chabé <reservations@chabe.example>',
        recipient: desk,
        subject: 'Confirmation de votre réservation CH#908',
        html: `<html><body><p>Bonjour,</p><p>Nous vous confirmons la réservation suivante :</p><table border="1"><tr><td>Numéro de réservation</td><td>CH#908</td></tr><tr><td>Date</td><td>{3:fr_short}</td></tr><tr><td>Heure de prise en charge</td><td>14:30</td></tr><tr><td>Lieu de prise en charge</td><td>Aéroport Paris-Charles-de-Gaulle (CDG), Terminal 2E</td></tr><tr><td>Destination</td><td>Hôtel Lutetia, 45 boulevard Raspail, Paris</td></tr><tr><td>Passagers</td><td>Grace Hopper<br>Ada Lovelace<br>Jörg Müller</td></tr><tr><td>Véhicule</td><td>Mercedes Classe V</td></tr><tr><td>Prix TTC</td><td>126,00 USD</td></tr></table><p>Annulation sans frais jusqu'à 4 heures avant la prise en charge.</p></body></html>`,
      },
      {
        by: 'Chabé <reservations@chabe.example>',
        recipient: desk,
        subject: 'Modification de votre réservation CH#908',
        sent: 20_000,
        html: `<html><body><p>Bonjour,</p><p>À votre demande, l'heure de prise en charge a été modifiée :</p><table border="1"><tr><td>Numéro de réservation</td><td>CH#908</td></tr><tr><td>Date</td><td>{3:fr_short}</td></tr><tr><td>Nouvelle heure de prise en charge</td><td>13:15</td></tr><tr><td>Lieu de prise en charge</td><td>Aéroport Paris-Charles-de-Gaulle (CDG), Terminal 2E</td></tr><tr><td>Destination</td><td>Hôtel Lutetia, 45 boulevard Raspail, Paris</td></tr></table></body></html>`,
      },
      {
        by: 'Chabé <facturation@chabe.example>',
        recipient: desk,
        subject: 'Votre facture - réservation CH#908',
        sent: 46_000,
        text: `Bonjour,

Veuillez trouver ci-dessous le détail de votre course.

Numéro de réservation : CH#908
Date : {3:fr}
Trajet : Aéroport Paris-Charles-de-Gaulle (CDG) - Hôtel Lutetia

Prestation HT : 105,00 USD
TVA 20 % : 21,00 USD
Total TTC : 126,00 USD

Merci de votre confiance,
Chabé`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 13:15 Chabé Active 4200',
      'Ada Lovelace +3 13:15 Chabé Active 4200',
      'Jörg Müller +3 13:15 Chabé Active 4200',
    ],
    costs: [4200, 4200, 4200],
  },
  {
    name: 'a Danish conference for four is a day later, and one ticket is refunded (Billetto)',
    emails: [
      {
        by: 'Billetto <noreply@billetto.example>',
        recipient: desk,
        subject: 'Dine billetter til Nordic Data Summit',
        html: `<html><body><table width="600"><tr><td><h1>Nordic Data Summit</h1></td></tr><tr><td><p>Tak for din ordre. Her er dine billetter.</p><p>Ordrenummer: <b>BO#4471</b></p></td></tr><tr><td><table><tr><td>Hvornår</td><td>{4:da_short} kl. 09:00 - 17:00</td></tr><tr><td>Hvor</td><td>Øksnehallen, Halmtorvet 11, København</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Billet</th><th>Deltager</th></tr><tr><td>Konferencebillet</td><td>Grace Hopper</td></tr><tr><td>Konferencebillet</td><td>Ada Lovelace</td></tr><tr><td>Konferencebillet</td><td>Jörg Müller</td></tr><tr><td>Konferencebillet</td><td>Emmy Noether</td></tr></table></td></tr><tr><td>I alt: 1.200,00 USD</td></tr><tr><td><small>Billetto ApS, Fiolstræde 44, København</small></td></tr></table></body></html>`,
      },
      {
        by: 'Billetto <noreply@billetto.example>',
        recipient: desk,
        subject: 'Ny dato for Nordic Data Summit',
        sent: 9000,
        text: `Hej,

arrangøren har flyttet Nordic Data Summit til en ny dato. Dine billetter gælder fortsat.

Ordrenummer: BO#4471
Arrangement: Nordic Data Summit
Ny dato: {5:da} kl. 09:00 - 17:00
Sted: Øksnehallen, Halmtorvet 11, København

Venlig hilsen
Billetto`,
      },
      {
        by: 'Billetto <noreply@billetto.example>',
        recipient: desk,
        subject: 'Refundering, ordre BO#4471',
        sent: 12_000,
        text: `Hej,

vi har annulleret og refunderet billetten til Emmy Noether.

Ordrenummer: BO#4471
Refunderet beløb: 300,00 USD

De øvrige billetter er stadig gyldige.

Venlig hilsen
Billetto`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 09:00 Nordic Data Summit Active 30000',
      'Ada Lovelace +5 09:00 Nordic Data Summit Active 30000',
      'Jörg Müller +5 09:00 Nordic Data Summit Active 30000',
      '[Emmy Noether] +5 09:00 Nordic Data Summit Cancelled 30000',
    ],
  },
]
