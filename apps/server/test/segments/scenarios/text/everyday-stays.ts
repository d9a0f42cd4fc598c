import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Everyday changes and invoices of stays and rentals, and a reference that only subjects have. */
export const everydayStayScenarios: readonly Scenario[] = [
  {
    name: 'a Swedish stay is shortened by a night (Scandic)',
    emails: [
      {
        by: 'Scandic Hotels <noreply@scandic.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Bokningsbekräftelse 45#901',
        html: `<html><body><h2>Tack för din bokning!</h2><p>Hej Grace Hopper,</p><table><tr><td>Bokningsnummer</td><td>45#901</td></tr><tr><td>Hotell</td><td>Scandic Continental</td></tr><tr><td>Adress</td><td>Vasagatan 22, Stockholm</td></tr><tr><td>Incheckning</td><td>{3:sv}</td></tr><tr><td>Utcheckning</td><td>{6:sv}</td></tr><tr><td>Gäst</td><td>Grace Hopper</td></tr><tr><td>Totalpris</td><td>450,00 USD</td></tr></table><p>Avbokning är kostnadsfri till kl. 18 på ankomstdagen.</p></body></html>`,
      },
      {
        by: 'Scandic Hotels <noreply@scandic.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Din ändrade bokning 45#901',
        sent: 8000,
        html: `<html><body><h2>Din bokning är ändrad</h2><p>Hej Grace Hopper,</p><p>Vi har ändrat din bokning enligt önskemål.</p><table><tr><td>Bokningsnummer</td><td>45#901</td></tr><tr><td>Hotell</td><td>Scandic Continental</td></tr><tr><td>Incheckning</td><td>{3:sv}</td></tr><tr><td>Utcheckning</td><td>{5:sv}</td></tr><tr><td>Gäst</td><td>Grace Hopper</td></tr><tr><td>Nytt totalpris</td><td>300,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 30000'],
  },
  {
    name: 'a Spanish stay is extended by a night (NH)',
    emails: [
      {
        by: 'NH Hotels <reservas@nh.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Confirmación de reserva NH#4412',
        text: `Estimado Sr. Müller:\n\nGracias por su reserva en NH Madrid Nacional.\n\nNúmero de reserva: NH#4412\nHuésped: Jörg Müller\nHotel: NH Madrid Nacional, Paseo del Prado 48, Madrid\nEntrada: {2:es}, desde las 15:00\nSalida: {4:es}, hasta las 12:00\nHabitación: Estándar, 1 adulto\nPrecio total: 260,00 USD\n\nPuede cancelar sin gastos hasta 24 horas antes de la llegada.\n`,
      },
      {
        by: 'NH Hotels <reservas@nh.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Ampliación de su estancia NH#4412',
        sent: 9000,
        text: `Estimado Sr. Müller:\n\nHemos ampliado su estancia una noche, como nos pidió.\n\nNúmero de reserva: NH#4412\nHuésped: Jörg Müller\nHotel: NH Madrid Nacional\nEntrada: {2:es}\nNueva fecha de salida: {5:es}\nPrecio total actualizado: 390,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 15:00 3 Active 39000'],
  },
  {
    name: 'a guest does not come to a German hotel (Motel One)',
    emails: [
      {
        by: 'Motel One <reservierung@motel-one.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Ihre Reservierung MO#778',
        text: `Guten Tag Frau Lovelace,\n\nvielen Dank für Ihre Reservierung.\n\nReservierungsnummer: MO#778\nHotel: Motel One Berlin-Hauptbahnhof\nGast: Ada Lovelace\nAnreise: {3:de} ab 15:00 Uhr\nAbreise: {5:de} bis 12:00 Uhr\n1 Queen Zimmer\nGesamtpreis: 178,00 USD\n\nBei Nichtanreise berechnen wir 90 % des Preises.\n`,
      },
      {
        by: 'Motel One <rechnung@motel-one.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Nichtanreise – Reservierung MO#778',
        sent: 46000,
        text: `Guten Tag Frau Lovelace,\n\nleider sind Sie nicht angereist.\n\nReservierungsnummer: MO#778\nNo-Show-Gebühr: 89,00 USD\n\nDer Betrag wurde Ihrer Kreditkarte belastet.\n\nMotel One\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Active 17800'],
    stated: ['no_show 89.00 USD'],
    costs: [8900],
  },
  {
    name: 'a French rental is extended (Europcar)',
    emails: [
      {
        by: 'Europcar <reservations@europcar.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Confirmation de votre réservation 10#55231',
        html: `<html><body><p>Bonjour Grace Hopper,</p><p>Votre réservation est confirmée.</p><table border="1"><tr><td>Numéro de réservation</td><td>10#55231</td></tr><tr><td>Conducteur</td><td>Grace Hopper</td></tr><tr><td>Départ</td><td>Lyon Part-Dieu<br>{3:fr} à 09:00</td></tr><tr><td>Retour</td><td>Lyon Part-Dieu<br>{5:fr} à 18:00</td></tr><tr><td>Catégorie</td><td>Peugeot 308 ou similaire</td></tr><tr><td>Montant total</td><td>180,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Europcar <reservations@europcar.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Prolongation de votre location 10#55231',
        sent: 45500,
        html: `<html><body><p>Bonjour Grace Hopper,</p><p>Nous avons prolongé votre location.</p><table border="1"><tr><td>Numéro de réservation</td><td>10#55231</td></tr><tr><td>Conducteur</td><td>Grace Hopper</td></tr><tr><td>Départ</td><td>Lyon Part-Dieu<br>{3:fr} à 09:00</td></tr><tr><td>Nouveau retour</td><td>Lyon Part-Dieu<br>{6:fr} à 18:00</td></tr><tr><td>Nouveau montant total</td><td>240,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:00 4 Active 24000'],
    ends: ['+6 18:00'],
  },
  {
    name: 'the folio of an American stay is higher than its estimate (Hyatt)',
    emails: [
      {
        by: 'Hyatt Place <reservations@hyatt.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your reservation at Hyatt Place is confirmed',
        html: `<html><body><h1>See you soon, Grace</h1><table><tr><td>Confirmation number</td><td>HY#20417</td></tr><tr><td>Guest name</td><td>Grace Hopper</td></tr><tr><td>Hotel</td><td>Hyatt Place Boston/Seaport District</td></tr><tr><td>Check-in</td><td>{2:en-US} 4:00 PM</td></tr><tr><td>Check-out</td><td>{4:en-US} 11:00 AM</td></tr><tr><td>Estimated total</td><td>$380.00</td></tr></table><p>Cancel by 11:59 PM two days before arrival to avoid a fee of one night.</p></body></html>`,
      },
      {
        by: 'Hyatt Place <folio@hyatt.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your folio from Hyatt Place Boston/Seaport District',
        sent: 46_500,
        text: `Dear Grace Hopper,\n\nThank you for staying with us. Your folio:\n\nConfirmation number: HY#20417\nArrival: {2:en-US}\nDeparture: {4:en-US}\n\nRoom charge  170.00\nRoom charge  170.00\nTax  51.50\nParking  21.00\nFolio total: $412.50\nPaid by Visa ending 1881: $412.50\nBalance due: $0.00\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 16:00 2 Active 38000'],
    costs: [41_250],
  },
  {
    name: 'a Hungarian flight, whose reference only the subjects have, is cancelled (Wizz Air)',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Utazási visszaigazolás: W#3FQ',
        text: `Kedves Utasunk!\n\nKöszönjük a foglalást.\n\nW6 2201 járat\n{5:hu}\nBudapest (BUD) 06:10\nLondon Luton (LTN) 07:50\n\nUtas: Grace Hopper\nVégösszeg: 130,00 USD\n`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Online utasfelvétel megnyílt: W#3FQ',
        sent: 43000,
        text: `Kedves Utasunk!\n\nMegnyílt az utasfelvétel a W6 2201 járatra.\n\n{5:hu}, Budapest (BUD) 06:10 - London Luton (LTN) 07:50\n\nUtas: Grace Hopper\n`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Foglalás törölve: W#3FQ',
        sent: 44000,
        text: `Kedves Utasunk!\n\nA foglalását töröltük. A teljes összeget visszatérítjük.\n\nVisszatérített összeg: 130,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 06:10 2201 Cancelled 13000'],
  },
]
