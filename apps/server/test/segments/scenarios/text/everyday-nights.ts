import type { Scenario } from '../scenario'

/** Everyday emails about nights, rentals and rides: longer and shorter ones, invoices and partial refunds. */
export const everydayNightScenarios: readonly Scenario[] = [
  {
    name: 'an Italian stay is shortened, and the rest refunded (UNAHOTELS)',
    emails: [
      {
        by: 'UNAHOTELS <booking@unahotels.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Conferma prenotazione UN#3308',
        text: `Gentile Grace Hopper,\n\nla sua prenotazione è confermata.\n\nNumero di prenotazione: UN#3308\nHotel: UNAHOTELS Century Milano\nOspite: Grace Hopper\nArrivo: {3:it}\nPartenza: {7:it}\nCamera doppia uso singola\nPrezzo totale: 480,00 USD\n`,
      },
      {
        by: 'UNAHOTELS <booking@unahotels.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Modifica prenotazione UN#3308',
        sent: 9000,
        text: `Gentile Grace Hopper,\n\nla sua prenotazione è stata modificata.\n\nNumero di prenotazione: UN#3308\nHotel: UNAHOTELS Century Milano\nOspite: Grace Hopper\nArrivo: {3:it}\nPartenza: {5:it}\nNuovo prezzo totale: 240,00 USD\nImporto rimborsato: 240,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 24000'],
    costs: [24_000],
  },
  {
    name: 'a French invoice follows the stay (Novotel)',
    emails: [
      {
        by: 'Novotel <reservation@accor.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Confirmation de réservation NV#5519',
        html: `<html><body><p>Bonjour Ada Lovelace,</p><p>Votre réservation est confirmée.</p><table><tr><td>Numéro de réservation</td><td>NV#5519</td></tr><tr><td>Hôtel</td><td>Novotel Lyon Confluence</td></tr><tr><td>Arrivée</td><td>{2:fr}</td></tr><tr><td>Départ</td><td>{4:fr}</td></tr><tr><td>Client</td><td>Ada Lovelace</td></tr><tr><td>Montant total du séjour</td><td>260,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Novotel <facture@accor.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Votre facture - Novotel Lyon Confluence',
        sent: 46500,
        text: `Bonjour Ada Lovelace,\n\nMerci de votre séjour au Novotel Lyon Confluence. Voici votre facture.\n\nNuméro de réservation : NV#5519\nArrivée : {2:fr}\nDépart : {4:fr}\n\nHébergement 260,00\nPetit-déjeuner 36,00\nTaxe de séjour 6,60\nMontant total TTC : 302,60 USD\nPayé par carte bancaire.\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +2 15:00 2 Active 26000'],
    costs: [30_260],
  },
  {
    name: 'a Polish stay is longer by a night (Gromada)',
    emails: [
      {
        by: 'Hotel Gromada <recepcja@gromada.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Potwierdzenie rezerwacji GR#217',
        text: `Szanowny Panie,\n\ndziękujemy za rezerwację.\n\nNumer rezerwacji: GR#217\nHotel: Hotel Gromada Warszawa\nGość: Jörg Müller\nPrzyjazd: {3:pl}\nWyjazd: {5:pl}\nCena całkowita: 160,00 USD\n`,
      },
      {
        by: 'Hotel Gromada <recepcja@gromada.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Przedłużenie pobytu GR#217',
        sent: 9000,
        text: `Szanowny Panie,\n\nprzedłużyliśmy Pana pobyt o jedną noc.\n\nNumer rezerwacji: GR#217\nHotel: Hotel Gromada Warszawa\nGość: Jörg Müller\nPrzyjazd: {3:pl}\nNowa data wyjazdu: {6:pl}\nNowa cena całkowita: 240,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 15:00 3 Active 24000'],
  },
  {
    name: 'a German rental is extended, and invoiced (Sixt)',
    emails: [
      {
        by: 'Sixt <reservierung@sixt.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Ihre Reservierung 99#41225',
        html: `<html><body><p>Guten Tag Grace Hopper,</p><p>vielen Dank für Ihre Reservierung.</p><table border="1"><tr><td>Reservierungsnummer</td><td>99#41225</td></tr><tr><td>Fahrer</td><td>Grace Hopper</td></tr><tr><td>Abholung</td><td>München Flughafen<br>{2:de}, 10:00 Uhr</td></tr><tr><td>Rückgabe</td><td>München Flughafen<br>{4:de}, 10:00 Uhr</td></tr><tr><td>Fahrzeug</td><td>VW Golf oder ähnlich</td></tr><tr><td>Gesamtpreis</td><td>150,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Sixt <reservierung@sixt.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Verlängerung Ihrer Miete 99#41225',
        sent: 44000,
        html: `<html><body><p>Guten Tag Grace Hopper,</p><p>Ihre Miete wurde verlängert.</p><table border="1"><tr><td>Reservierungsnummer</td><td>99#41225</td></tr><tr><td>Abholung</td><td>München Flughafen<br>{2:de}, 10:00 Uhr</td></tr><tr><td>Neue Rückgabe</td><td>München Flughafen<br>{5:de}, 10:00 Uhr</td></tr><tr><td>Neuer Gesamtpreis</td><td>225,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Sixt <rechnung@sixt.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Ihre Rechnung zur Reservierung 99#41225',
        sent: 48500,
        text: `Guten Tag Grace Hopper,\n\nvielen Dank, dass Sie bei Sixt gemietet haben.\n\nReservierungsnummer: 99#41225\nMietende: {5:de}\nMiete 225,00\nBetankung 18,40\nRechnungsbetrag: 243,40 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 10:00 3 Active 22500'],
    ends: ['+5 10:00'],
    costs: [24_340],
  },
  {
    name: 'a no-show is charged for a British stay (Premier Inn)',
    emails: [
      {
        by: 'Premier Inn <bookings@premierinn.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Booking confirmation: London Kings Cross',
        html: `<html><body><p>Hi Ada Lovelace, you're booked in!</p><table><tr><td>Booking reference</td><td>PI#ABK7</td></tr><tr><td>Hotel</td><td>Premier Inn London Kings Cross</td></tr><tr><td>Check in</td><td>{4:en-GB}, from 2pm</td></tr><tr><td>Check out</td><td>{5:en-GB}, by 12 noon</td></tr><tr><td>Lead guest</td><td>Ada Lovelace</td></tr><tr><td>Total cost</td><td>USD 118.00</td></tr></table></body></html>`,
      },
      {
        by: 'Premier Inn <bookings@premierinn.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Sorry we missed you',
        sent: 47600,
        text: `Dear Ada Lovelace,\n\nYou did not arrive for your stay at Premier Inn London Kings Cross.\n\nBooking reference: PI#ABK7\nNo-show charge: USD 118.00\n\nPremier Inn\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 14:00 1 Active 11800'],
    stated: ['no_show 118.00 USD'],
    costs: [11_800],
  },
  {
    name: 'a coach, whose number only the subjects have, is moved to a later hour (FlixBus)',
    emails: [
      {
        by: 'FlixBus <noreply@flixbus.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Deine Buchung #30#771155',
        text: `Hallo Jörg Müller,\n\ndanke für deine Buchung!\n\n{3:de}\n08:15 Berlin ZOB\n11:20 Hamburg ZOB\n\n1 Erwachsener: Jörg Müller\nGesamtpreis: 24,00 USD\n`,
      },
      {
        by: 'FlixBus <noreply@flixbus.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Umbuchung deiner Buchung #30#771155',
        sent: 8000,
        text: `Hallo Jörg Müller,\n\ndeine Umbuchung war erfolgreich. Deine neue Fahrt:\n\n{3:de}\n12:15 Berlin ZOB\n15:20 Hamburg ZOB\n\n1 Erwachsener: Jörg Müller\nUmbuchungsgebühr: 5,00 USD\n`,
      },
    ],
    segments: ['Jörg Müller +3 12:15 FlixBus Active 2400'],
    costs: [2900],
  },
]
