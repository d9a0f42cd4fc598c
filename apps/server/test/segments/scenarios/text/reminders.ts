import type { Scenario } from '../scenario'

/** Emails about a booking that change nothing: reminders, terms, rights, requests for feedback. */

export const reminderScenarios: readonly Scenario[] = [
  {
    name: 'a reminder to pay, with what happens otherwise',
    emails: [
      {
        by: 'Les Chalets du Lac <accueil@chalets.example>',
        subject: 'Confirmation de votre séjour n° CL#7',
        text: `Bonjour,\n\nNous vous confirmons votre séjour n° CL#7 au nom de Grace Hopper.\n\nHôtel Les Chalets du Lac\nArrivée : {9:fr} à partir de 16:00\nDépart : {12:fr} avant 10:00\nPrix total : 450,00 USD\n`,
      },
      {
        by: 'Les Chalets du Lac <accueil@chalets.example>',
        subject: 'Rappel : solde de votre séjour n° CL#7',
        sent: 1000,
        text: `Bonjour,\n\nNous vous rappelons que le solde de 300,00 USD de votre séjour n° CL#7 est à verser avant le {5:fr} ; à défaut le séjour est annulé et l'acompte conservé.\n\nLes Chalets du Lac\n`,
      },
    ],
    segments: ['Grace Hopper +9 16:00 3 Active 45000'],
  },
  {
    name: 'a reminder of a German hotel',
    emails: [
      {
        by: 'Hotel Krone <info@krone.example>',
        subject: 'Buchungsbestätigung KR-#55',
        text: `Sehr geehrte Frau Hopper,\n\nIhre Reservierung KR-#55 ist bestätigt.\n\nHotel Krone Lindau\nAnreise: {9:de} ab 15:00 Uhr\nAbreise: {11:de} bis 11:00 Uhr\nGast: Grace Hopper\nGesamtpreis: 280,00 USD\n`,
      },
      {
        by: 'Hotel Krone <info@krone.example>',
        subject: 'Zahlungserinnerung zu Ihrer Reservierung KR-#55',
        sent: 1000,
        text: `Sehr geehrte Frau Hopper,\n\nfür Ihre Reservierung KR-#55 fehlt uns noch die Anzahlung von 100,00 USD. Bitte zahlen Sie bis {4:de}, sonst wird die Reservierung storniert.\n\nBuchungen, die storniert wurden, können nicht wiederhergestellt werden.\n`,
      },
    ],
    segments: ['Grace Hopper +9 15:00 2 Active 28000'],
  },
  {
    name: 'rights of passengers and check-in',
    emails: [
      {
        by: 'Lufthansa <booking@lufthansa.example>',
        subject: 'Booking confirmation LX#P2',
        text: `Dear Ms Hopper,\n\nBooking code: LX#P2\n\nLH 400  {6:en-GB}\nFrankfurt (FRA) 10:50 - New York (JFK) 13:20\n\nPassenger: Grace Hopper\nTotal: 640.00 USD\n`,
      },
      {
        by: 'Lufthansa <booking@lufthansa.example>',
        subject: 'Check in now for your flight LH 400',
        sent: 2000,
        text: `Dear Ms Hopper,\n\nOnline check-in is open for your flight LH 400. Booking code: LX#P2.\n\nHas your flight been cancelled or delayed? Know your rights: once a flight has been cancelled, you may choose between a refund and another flight.\n`,
      },
    ],
    segments: ['Grace Hopper +6 10:50 400 Active 64000'],
  },
  {
    name: 'a request for feedback about a stay with its policy',
    emails: [
      {
        by: 'Booking.com <noreply@booking.example>',
        subject: 'Thanks! Your booking is confirmed at Casa Azul',
        text: `Your booking in Porto is confirmed.\n\nConfirmation number: 40#1188\nCasa Azul\nCheck-in: {5:en-GB} (15:00 - 22:00)\nCheck-out: {8:en-GB} (until 11:00)\nGuest name: Grace Hopper\nTotal price: USD 360.00\n`,
      },
      {
        by: 'Booking.com <noreply@booking.example>',
        subject: 'Your trip to Porto is coming up',
        sent: 2000,
        text: `Hi Grace,\n\nYour stay at Casa Azul is coming up. Confirmation number 40#1188.\n\nBookings cancelled after the deadline are charged in full. Reservations that have been cancelled cannot be reinstated. If you no longer need the room, cancel it online.\n`,
      },
    ],
    segments: ['Grace Hopper +5 15:00 3 Active 36000'],
  },
  {
    name: 'un recordatorio de pago en español',
    emails: [
      {
        by: 'Hotel Mirador <reservas@mirador.example>',
        subject: 'Confirmación de reserva MI#04',
        text: `Estimada Sra. Hopper:\n\nSu reserva MI#04 está confirmada.\n\nHotel Mirador\nLlegada: {9:es} 14:00\nSalida: {10:es} 12:00\nHuésped: Grace Hopper\nImporte total: 110,00 USD\n`,
      },
      {
        by: 'Hotel Mirador <reservas@mirador.example>',
        subject: 'Recordatorio: su reserva MI#04',
        sent: 1000,
        text: `Estimada Sra. Hopper:\n\nLe recordamos el pago de su reserva MI#04 antes del {6:es}. De no recibir el pago, la reserva queda anulada. Una vez que la reserva ha sido cancelada, no puede recuperarse.\n`,
      },
    ],
    segments: ['Grace Hopper +9 14:00 1 Active 11000'],
  },
  {
    name: 'a Japanese inn reminds of its terms',
    emails: [
      {
        by: '旅館 花月 <info@kagetsu.example>',
        subject: 'ご予約確認 KG#31',
        text: `Hopper Grace 様\n\nご予約ありがとうございます。\n\n予約番号：KG#31\n宿泊施設：旅館 花月\nチェックイン：{9:ja} 15:00\nチェックアウト：{10:ja} 10:00\n宿泊者：Grace Hopper\n合計：USD 200.00\n`,
      },
      {
        by: '旅館 花月 <info@kagetsu.example>',
        subject: 'お支払いのお願い（予約番号 KG#31）',
        sent: 1000,
        text: `Hopper Grace 様\n\n予約番号 KG#31 のお支払いがまだ確認できておりません。{5:ja}までにお支払いがない場合、ご予約はキャンセルされます。\nキャンセルされた予約は元に戻せません。\n`,
      },
    ],
    segments: ['Grace Hopper +9 15:00 1 Active 20000'],
  },
  {
    name: 'a railway asks for a rating and names rights',
    emails: [
      {
        by: 'SNCF Connect <no-reply@sncf.example>',
        subject: 'Confirmation de votre commande SN#QW',
        text: `Bonjour Grace Hopper,\n\nVotre voyage Paris - Lyon est confirmé.\nRéférence de dossier : SN#QW\n\n{4:fr}\nTGV INOUI 6607\nDépart 09:58 Paris Gare de Lyon\nArrivée 11:56 Lyon Part Dieu\n\nPassager : Grace Hopper\nTotal : 80,00 USD\n`,
      },
      {
        by: 'SNCF Connect <no-reply@sncf.example>',
        subject: 'Votre voyage SN#QW approche',
        sent: 2000,
        text: `Bonjour,\n\nVotre voyage Paris - Lyon approche. Dossier SN#QW.\n\nVotre train a été annulé ou retardé ? Faites valoir vos droits avec la garantie G30. Les billets qui ont été annulés sont remboursés sous 3 jours. Lorsque le billet est annulé après le départ, une retenue s'applique.\n`,
      },
    ],
    segments: ['Grace Hopper +4 09:58 6607 Active 8000'],
  },
  {
    name: 'an Italian hotel asks for a card',
    emails: [
      {
        by: 'Albergo Sole <info@sole.example>',
        subject: 'Conferma prenotazione AS#88',
        text: `Gentile Grace Hopper,\n\nla Sua prenotazione AS#88 è confermata.\n\nAlbergo Sole\nArrivo: {9:it} dalle 14:00\nPartenza: {11:it} entro le 10:00\nTotale: USD 240,00\n`,
      },
      {
        by: 'Albergo Sole <info@sole.example>',
        subject: 'Prenotazione AS#88: dati della carta',
        sent: 1000,
        text: `Gentile Grace Hopper,\n\nper la prenotazione AS#88 ci mancano i dati della carta. La preghiamo di inviarli entro il {5:it}; in caso contrario la prenotazione è annullata.\n`,
      },
    ],
    segments: ['Grace Hopper +9 14:00 2 Active 24000'],
  },
  {
    name: 'a cancellation by reference alone is one still, with terms below it',
    emails: [
      {
        by: 'Hotel Krone <info@krone.example>',
        subject: 'Buchungsbestätigung KW-#55',
        text: `Sehr geehrte Frau Hopper,\n\nIhre Reservierung KW-#55 ist bestätigt.\n\nHotel Krone Lindau\nAnreise: {9:de} ab 15:00 Uhr\nAbreise: {11:de} bis 11:00 Uhr\nGast: Grace Hopper\nGesamtpreis: 280,00 USD\n`,
      },
      {
        by: 'Hotel Krone <info@krone.example>',
        subject: 'Ihre Reservierung KW-#55',
        sent: 1000,
        text: `Sehr geehrte Frau Hopper,\n\nwir bestätigen, dass Ihre Reservierung KW-#55 storniert wurde.\n\nSobald eine Buchung storniert wurde, wird die Anzahlung binnen 10 Tagen erstattet.\n`,
      },
    ],
    segments: ['Grace Hopper +9 15:00 2 Cancelled 28000'],
  },
  {
    name: 'a coach company cancels in Croatian',
    emails: [
      {
        by: 'Arriva <karte@arriva.example>',
        subject: 'Vaša karta AR#62',
        text: `Poštovana,\n\nvaša rezervacija AR#62 je potvrđena.\n\nLinija: Zagreb - Split\nPolazak: {6:hr} 08:00 Zagreb Autobusni kolodvor\nDolazak: {6:hr} 13:15 Split Autobusni kolodvor\nPutnik: Grace Hopper\nUkupno: 30,00 USD\n`,
      },
      {
        by: 'Arriva <karte@arriva.example>',
        subject: 'Rezervacija AR#62',
        sent: 1000,
        text: `Poštovana,\n\nobavještavamo vas da je rezervacija AR#62 otkazana. Povrat novca slijedi.\n`,
      },
    ],
    segments: ['Grace Hopper +6 08:00 Arriva Cancelled 3000'],
  },
  {
    name: 'a ferry names its terms on a reminder in Greek',
    emails: [
      {
        by: 'Blue Star <info@bluestar.example>',
        subject: 'Επιβεβαίωση κράτησης BS#41',
        text: `Αγαπητή κυρία Hopper,\n\nη κράτησή σας BS#41 επιβεβαιώθηκε.\n\nΔρομολόγιο: Πειραιάς - Πάρος\nΑναχώρηση: {6:el} 07:25 Πειραιάς\nΆφιξη: {6:el} 11:40 Πάρος\nΕπιβάτης: Grace Hopper\nΣύνολο: 45,00 USD\n`,
      },
      {
        by: 'Blue Star <info@bluestar.example>',
        subject: 'Υπενθύμιση για την κράτηση BS#41',
        sent: 1000,
        text: `Αγαπητή κυρία Hopper,\n\nπαρακαλούμε εξοφλήστε την κράτηση BS#41 έως {4:el}, διαφορετικά η κράτησή σας ακυρώνεται. Όταν η κράτηση έχει ακυρωθεί, δεν επιστρέφονται χρήματα.\n`,
      },
    ],
    segments: ['Grace Hopper +6 07:25 Blue Star Active 4500'],
  },
  {
    name: 'an offer to a guest who has cancelled nothing, with another date',
    emails: [
      {
        by: 'Marriott <res@marriott.example>',
        subject: 'Reservation Confirmation 77#301',
        text: `Dear Grace Hopper,\n\nThank you for booking with us.\nConfirmation Number: 77#301\nCourtyard Vienna Messe\nCheck-In: {8:en-US} 03:00 PM\nCheck-Out: {10:en-US} 12:00 PM\nTotal for stay: 310.00 USD\n`,
      },
      {
        by: 'Marriott <res@marriott.example>',
        subject: 'Upgrade your stay 77#301',
        sent: 1000,
        text: `Dear Grace Hopper,\n\nUpgrade your upcoming stay (confirmation number 77#301) to a suite for 60.00 USD a night. Offer valid until {6:en-US}. Upgrades that were cancelled are refunded. Your booking has not been changed or cancelled.\n`,
      },
    ],
    segments: ['Grace Hopper +8 15:00 2 Active 31000'],
  },
]
