import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Ferries, night trains, coaches and rentals, whose hours, berths, seats and days change. */
export const crossingScenarios: readonly Scenario[] = [
  {
    name: 'a rental is returned a day early, and its invoice is lower (Enterprise)',
    emails: [
      {
        by: 'Enterprise Rent-A-Car <reservations@enterprise.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Reservation confirmed: 2#8841',
        html: `<html><body><h1>You're all set, Grace</h1><table><tr><td>Confirmation number</td><td>2#8841</td></tr><tr><td>Driver</td><td>Grace Hopper</td></tr><tr><td>Pick-up</td><td>Denver International Airport<br>{2:en-US} at 9:00 AM</td></tr><tr><td>Return</td><td>Denver International Airport<br>{6:en-US} at 9:00 AM</td></tr><tr><td>Vehicle</td><td>Toyota Corolla or similar</td></tr><tr><td>Estimated total</td><td>USD 232.00</td></tr></table><p>A deposit of USD 200.00 is held on your card at pick-up.</p></body></html>`,
      },
      {
        by: 'Enterprise Rent-A-Car <receipts@enterprise.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your rental receipt',
        sent: 47_600,
        html: `<html><body><p>Dear Grace Hopper,</p><p>Thank you for renting with us. You returned your vehicle a day early; this is your final receipt.</p><table><tr><td>Confirmation number</td><td>2#8841</td></tr><tr><td>Pick-up</td><td>Denver International Airport<br>{2:en-US} at 9:00 AM</td></tr><tr><td>Returned</td><td>Denver International Airport<br>{5:en-US} at 9:00 AM</td></tr><tr><td>Time and mileage</td><td>USD 150.00</td></tr><tr><td>Taxes and fees</td><td>USD 28.50</td></tr><tr><td>Total charged</td><td>USD 178.50</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 09:00 3 Active 23200'],
    ends: ['+5 09:00'],
    costs: [17_850],
  },
  {
    name: 'a Finnish ferry for two sails later (Viking Line)',
    emails: [
      {
        by: 'Viking Line <varaukset@vikingline.example>',
        recipient: desk,
        subject: 'Varausvahvistus VK#72',
        html: `<html><body><table width="600"><tr><td>Kiitos varauksestasi!</td></tr><tr><td>Varausnumero: <b>VK#72</b></td></tr><tr><td><table border="1"><tr><th>Reitti</th><th>Lähtö</th><th>Saapuminen</th></tr><tr><td>Helsinki - Tallinna</td><td>{4.} klo 11.30</td><td>{4.} klo 14.00</td></tr></table></td></tr><tr><td>Matkustajat<br>1. Grace Hopper<br>2. Ada Lovelace</td></tr><tr><td>Yhteensä: 76,00 USD</td></tr><tr><td>Lähtöselvitys sulkeutuu 20 minuuttia ennen lähtöä.</td></tr></table></body></html>`,
      },
      {
        by: 'Viking Line <varaukset@vikingline.example>',
        recipient: desk,
        subject: 'Muutos lähtöaikaan, varaus VK#72',
        sent: 20_000,
        html: `<html><body><p>Hei,</p><p>laivan aikataulu on muuttunut. Uudet ajat:</p><p>Varausnumero: <b>VK#72</b></p><table border="1"><tr><th>Reitti</th><th>Lähtö</th><th>Saapuminen</th></tr><tr><td>Helsinki - Tallinna</td><td>{4.} klo 12.45</td><td>{4.} klo 15.15</td></tr></table><p>Pahoittelemme aiheutunutta haittaa.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 12:45 Viking Line Active 3800', 'Ada Lovelace +4 12:45 Viking Line Active 3800'],
    ends: ['+4 15:15', '+4 15:15'],
  },
  {
    name: 'a sleeper of an Austrian night train becomes a couchette, and the difference is refunded (Nightjet)',
    emails: [
      {
        by: 'ÖBB Tickets <noreply@oebb.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Ihre Buchung ÖBB Nightjet',
        text: `Guten Tag Ada Lovelace,\n\nvielen Dank für Ihre Buchung.\n\nBuchungscode: NJ#42\n\nNJ 40233\nWien Hbf ab {3:de}, 19:23 Uhr\nVenezia Santa Lucia an {4:de}, 08:34 Uhr\n\nSchlafwagen, Wagen 302, Bett 21\nReisende: Ada Lovelace\n\nGesamtpreis: 159,00 USD\n\nBitte seien Sie 15 Minuten vor Abfahrt am Bahnsteig.\n`,
      },
      {
        by: 'ÖBB Kundenservice <kundenservice@oebb.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Änderung zu Ihrer Buchung NJ#42',
        sent: 30_000,
        text: `Guten Tag Ada Lovelace,\n\nin Ihrem Zug NJ 40233 am {3:de} steht der Schlafwagen leider nicht zur Verfügung. Wir haben für Sie einen Platz im Liegewagen reserviert: Wagen 305, Platz 54.\n\nBuchungscode: NJ#42\n\nDen Preisunterschied von 70,00 USD erstatten wir Ihnen auf Ihre Kreditkarte.\n\nIhre ÖBB\n`,
      },
    ],
    segments: ['Ada Lovelace +3 19:23 NJ 40233 Active 15900'],
    ends: ['+4 08:34'],
    costs: [8900],
  },
  {
    name: 'a Spanish coach company gives one of two a voucher for a ticket (ALSA)',
    emails: [
      {
        by: 'ALSA <billetes@alsa.example>',
        recipient: desk,
        subject: 'Confirmación de compra AL#7K',
        html: `<html><body><h2>¡Gracias por su compra!</h2><p>Localizador: <b>AL#7K</b></p><table border="1"><tr><th>Fecha</th><th>Salida</th><th>Llegada</th></tr><tr><td>{5/}</td><td>09:00 Madrid, Estación de Avenida de América</td><td>14:15 Bilbao, Intermodal</td></tr></table><p>Pasajeros</p><ul><li>Grace Hopper, asiento 11</li><li>Jörg Müller, asiento 12</li></ul><p>Importe total: 68,00 USD</p><p>Billete no reembolsable en las dos horas previas a la salida.</p></body></html>`,
      },
      {
        by: 'ALSA <atencion@alsa.example>',
        recipient: desk,
        subject: 'Anulación de billete AL#7K',
        sent: 12_000,
        text: `Estimado cliente:\n\nHemos anulado el billete de Jörg Müller de la compra AL#7K. En lugar del reembolso le enviamos un bono por valor de 34,00 USD, válido durante doce meses.\n\nCódigo del bono: BN#2026X\n\nEl billete de Grace Hopper sigue siendo válido.\n\nALSA\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 09:00 ALSA Active 3400', 'Jörg Müller +5 09:00 ALSA Cancelled 3400'],
  },
  {
    name: 'a Scottish ferry is cancelled for the weather and rebooked to the next day (CalMac)',
    emails: [
      {
        by: 'CalMac Ferries <bookings@calmac.example>',
        recipient: desk,
        subject: 'Your CalMac booking CM#61',
        text: `Thank you for booking with CalMac.\n\nBooking reference: CM#61\n\nOban - Craignure\nDeparting: {4:en-GB} 09:55\nArriving: {4:en-GB} 10:45\n\nPassengers:\nGrace Hopper\nAda Lovelace\n\nTotal paid: USD 24.00\n\nPlease check in 15 minutes before departure.\n`,
      },
      {
        by: 'CalMac Ferries <bookings@calmac.example>',
        recipient: desk,
        subject: 'Service disruption: your booking CM#61 has been moved',
        sent: 44_000,
        text: `Dear customer,\n\nDue to adverse weather the 09:55 sailing from Oban to Craignure on {4:en-GB} has been cancelled. We have moved your booking to the next available sailing:\n\nBooking reference: CM#61\n\nOban - Craignure\nDeparting: {5:en-GB} 12:10\nArriving: {5:en-GB} 13:00\n\nThere is nothing else to pay.\n\nCalMac\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 12:10 CalMac Ferries Active 1200', 'Ada Lovelace +5 12:10 CalMac Ferries Active 1200'],
  },
  {
    name: 'a Canadian flight is cancelled, and everybody rebooked to the day after (Air Transat)',
    emails: [
      {
        by: 'Air Transat <noreply@airtransat.example>',
        recipient: desk,
        subject: 'Booking confirmation - TS#Q4',
        html: `<html><body><table width="600"><tr><td>Your booking is confirmed</td></tr><tr><td>Booking reference: <b>TS#Q4</b></td></tr><tr><td><table border="1"><tr><th>Flight</th><th>From</th><th>To</th></tr><tr><td>TS 122</td><td>Toronto (YYZ)<br>{4:en-CA} 21:40</td><td>London Gatwick (LGW)<br>{5:en-CA} 09:35</td></tr></table></td></tr><tr><td>Passengers<br>1. Ms Ada Lovelace<br>2. Mr Jörg Müller</td></tr><tr><td>Total: USD 880.00</td></tr></table></body></html>`,
      },
      {
        by: 'Air Transat <noreply@airtransat.example>',
        recipient: desk,
        subject: 'Your flight TS122 has been cancelled',
        sent: 44_600,
        html: `<html><body><p>Dear passengers,</p><p>We regret to inform you that flight TS122 from Toronto to London Gatwick on {4:en-CA} has been cancelled for operational reasons. You have been rebooked on the following flight:</p><p>Booking reference: <b>TS#Q4</b></p><table border="1"><tr><th>Flight</th><th>From</th><th>To</th></tr><tr><td>TS 2122</td><td>Toronto (YYZ)<br>{5:en-CA} 14:15</td><td>London Gatwick (LGW)<br>{6:en-CA} 02:10</td></tr></table><p>If this does not suit you, you may ask for a refund at airtransat.example.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 14:15 2122 Active 44000', 'Jörg Müller +5 14:15 2122 Active 44000'],
    ends: ['+6 02:10', '+6 02:10'],
  },
]
