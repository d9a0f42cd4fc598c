import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** What is paid before and instead of a journey: deposits, vouchers, seats, fees for what was not used, and bills. */
export const depositScenarios: readonly Scenario[] = [
  {
    name: 'a rental is not picked up in Germany (Buchbinder)',
    emails: [
      {
        by: 'Buchbinder <reservierung@buchbinder.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Ihre Mietwagenreservierung BB#551',
        text: `Guten Tag Jörg Müller,\n\nvielen Dank für Ihre Reservierung.\n\nReservierungsnummer: BB#551\nFahrer: Jörg Müller\nAbholung: Stuttgart Flughafen, {3:de}, 08:00 Uhr\nRückgabe: Stuttgart Flughafen, {5:de}, 18:00 Uhr\nFahrzeug: Opel Corsa oder ähnlich\nGesamtpreis: 132,00 USD\n\nBei Nichtabholung werden 95 USD berechnet.\n`,
      },
      {
        by: 'Buchbinder <service@buchbinder.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Nichtabholung Ihrer Reservierung BB#551',
        sent: 45_500,
        text: `Guten Tag Jörg Müller,\n\nSie haben Ihren Mietwagen nicht abgeholt.\n\nReservierungsnummer: BB#551\nNo-Show-Gebühr: 95,00 USD\n\nDen Restbetrag erhalten Sie zurück.\n\nIhr Buchbinder Team\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 08:00 3 Active 13200'],
    stated: ['no_show 95.00 USD'],
    costs: [9500],
  },
  {
    name: 'a Danish hotel gives a voucher for a stay that is cancelled (Comwell)',
    emails: [
      {
        by: 'Comwell Hotels <booking@comwell.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Bookingbekræftelse CW#8804',
        html: `<html><body><h2>Tak for din booking, Grace</h2><table><tr><td>Bookingnummer</td><td>CW#8804</td></tr><tr><td>Hotel</td><td>Comwell Aarhus</td></tr><tr><td>Ankomst</td><td>{4:da}</td></tr><tr><td>Afrejse</td><td>{5:da}</td></tr><tr><td>Gæst</td><td>Grace Hopper</td></tr><tr><td>Pris i alt</td><td>USD 148,00</td></tr></table><p>Prisen refunderes ikke ved afbestilling.</p></body></html>`,
      },
      {
        by: 'Comwell Hotels <booking@comwell.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Afbestilling af booking CW#8804',
        sent: 11_000,
        text: `Hej Grace,\n\nVi bekræfter, at din booking CW#8804 er afbestilt. Som aftalt får du et gavekort på 148,00 USD i stedet for en refusion.\n\nGavekortnummer: GK#55Z\n\nVenlig hilsen\nComwell Hotels\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 1 Cancelled 14800'],
  },
  {
    name: 'a French hotel receives a deposit, which is no new price (Hôtel Les Bains)',
    emails: [
      {
        by: 'Hôtel Les Bains <contact@lesbains.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Votre réservation LB#207',
        text: `Bonjour Madame Lovelace,\n\nNous avons le plaisir de confirmer votre réservation.\n\nNuméro de réservation : LB#207\nHôtel Les Bains, 7 rue du Port, Dinard\nArrivée : {3:fr}\nDépart : {6:fr}\nCliente : Ada Lovelace\nMontant total : 330,00 USD\nAcompte demandé : 100,00 USD\n\nSolde à régler sur place.\n`,
      },
      {
        by: 'Hôtel Les Bains <contact@lesbains.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Acompte reçu - réservation LB#207',
        sent: 3000,
        text: `Bonjour Madame Lovelace,\n\nNous avons bien reçu votre acompte de 100,00 USD pour votre séjour du {3:fr} au {6:fr}.\n\nNuméro de réservation : LB#207\n\nÀ bientôt,\nHôtel Les Bains\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 3 Active 33000'],
    costs: [33_000],
  },
  {
    name: 'the seat of an Irish flight is refunded, and the ticket is not (Aer Lingus)',
    emails: [
      {
        by: 'Aer Lingus <noreply@aerlingus.example>',
        recipient: desk,
        subject: 'Your booking is confirmed - EI#4W',
        html: `<html><body><table width="600"><tr><td>Thank you for booking with Aer Lingus.</td></tr><tr><td>Booking reference: <b>EI#4W</b></td></tr><tr><td><table border="1"><tr><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>EI 164</td><td>Dublin (DUB)<br>{5:en-IE} 13:25</td><td>London Heathrow (LHR)<br>{5:en-IE} 14:45</td></tr></table></td></tr><tr><td>Passengers<br>Ms Grace Hopper<br>Mr Jörg Müller</td></tr><tr><td>Total paid: USD 190.00</td></tr></table></body></html>`,
      },
      {
        by: 'Aer Lingus <refunds@aerlingus.example>',
        recipient: desk,
        subject: 'Your refund',
        sent: 30_000,
        text: `Dear customer,\n\nThe aircraft of your flight has changed. The seat you paid for with your ticket has been refunded.\n\nBooking reference: EI#4W\nRefund amount: USD 14.00\n\nAer Lingus\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 13:25 164 Active 9500', 'Jörg Müller +5 13:25 164 Active 9500'],
    costs: [8800, 8800],
  },
  {
    name: 'a booked ride is an hour earlier, and then cancelled for a fee (Blacklane)',
    emails: [
      {
        by: 'Blacklane <bookings@blacklane.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your booking #77120 is confirmed',
        html: `<html><body><h2>Your ride is booked</h2><table><tr><td>Booking number</td><td>BL#7712</td></tr><tr><td>Pickup</td><td>{4:en-GB}, 10:30<br>Hotel Bayerischer Hof, Munich</td></tr><tr><td>Drop-off</td><td>Munich Airport (MUC), Terminal 2</td></tr><tr><td>Guest</td><td>Ada Lovelace</td></tr><tr><td>Total</td><td>USD 96.00</td></tr></table><p>Cancel free of charge up to one hour before pickup.</p></body></html>`,
      },
      {
        by: 'Blacklane <bookings@blacklane.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your booking BL#7712 has been changed',
        sent: 20_000,
        html: `<html><body><h2>Your ride has been changed</h2><table><tr><td>Booking number</td><td>BL#7712</td></tr><tr><td>New pickup</td><td>{4:en-GB}, 09:30<br>Hotel Bayerischer Hof, Munich</td></tr><tr><td>Drop-off</td><td>Munich Airport (MUC), Terminal 2</td></tr><tr><td>Guest</td><td>Ada Lovelace</td></tr></table></body></html>`,
      },
      {
        by: 'Blacklane <bookings@blacklane.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your booking BL#7712 has been cancelled',
        sent: 46_000,
        text: `Dear Ada Lovelace,\n\nYour ride on {4:en-GB} has been cancelled.\n\nBooking number: BL#7712\nCancellation fee: USD 48.00\n\nBlacklane\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 09:30 Blacklane Cancelled 9600'],
    costs: [4800],
  },
  {
    name: 'a colleague forwards the bill of a Swiss stay (Hotel Krafft)',
    emails: [
      {
        by: 'Hotel Krafft <info@krafft.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Buchungsbestätigung KB#644',
        text: `Guten Tag Frau Hopper\n\nVielen Dank für Ihre Buchung.\n\nBuchungsnummer: KB#644\nHotel Krafft Basel, Rheingasse 12, Basel\nAnreise: {2:de-CH}\nAbreise: {4:de-CH}\nGast: Grace Hopper\nTotal: USD 380.00\n\nFreundliche Grüsse\nHotel Krafft\n`,
      },
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'WG: Ihre Rechnung KB#644',
        sent: 47_500,
        text: `Für die Abrechnung von Grace.\nAda\n\nVon: Hotel Krafft <info@krafft.example>\nGesendet: {4:de-CH}\nAn: grace@acme.test\nBetreff: Ihre Rechnung KB#644\n\nGuten Tag Frau Hopper\n\nBesten Dank für Ihren Aufenthalt. Hier Ihre Rechnung.\n\nBuchungsnummer: KB#644\nAnreise: {2:de-CH}\nAbreise: {4:de-CH}\n\nÜbernachtung 380.00\nMinibar 12.00\nCity Tax 8.00\nRechnungsbetrag: USD 400.00\n\nHotel Krafft\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 38000'],
    costs: [40_000],
  },
]
