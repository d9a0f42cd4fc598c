import type { Scenario } from '../scenario'

/** Emails in HTML as portals, airlines and agencies write them: what moves, and what leaves. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const markupScenarios: readonly Scenario[] = [
  {
    name: 'flights there and back for two in HTML: the way back is moved, and one of them leaves',
    emails: [
      {
        by: 'Lufthansa <online@booking-lufthansa.example>',
        recipient: desk,
        subject: 'Buchungsbestätigung | Abflug: {3:de} | FRA-LIS',
        html: `<html><body><div style="display:none">Ihre Reise nach Lissabon</div><table width="600"><tr><td><img alt="Lufthansa" src="x.png"></td></tr><tr><td><h1>Vielen Dank für Ihre Buchung</h1></td></tr><tr><td>Ihr Buchungscode: <strong>K#LQ</strong></td></tr>
<tr><td><h2>Ihr Reiseplan</h2><table><tr><td colspan="3"><b>Hinflug: {3:de}</b></td></tr><tr><td>11:05</td><td>Frankfurt (FRA)</td><td rowspan="2">LH 1166<br>Economy Class<br>Betrieben von: Lufthansa</td></tr><tr><td>13:10</td><td>Lissabon (LIS)</td></tr>
<tr><td colspan="3"><b>Rückflug: {6:de}</b></td></tr><tr><td>14:00</td><td>Lissabon (LIS)</td><td rowspan="2">LH 1167<br>Economy Class</td></tr><tr><td>18:00</td><td>Frankfurt (FRA)</td></tr></table></td></tr>
<tr><td><h2>Passagierinformation</h2><table><tr><td>Frau Grace Hopper</td><td>Erwachsener</td></tr><tr><td>Frau Ada Lovelace</td><td>Erwachsener</td></tr></table></td></tr>
<tr><td><h2>Preis</h2><table><tr><td>2 Erwachsene</td><td>640,00 USD</td></tr><tr><td>Steuern und Gebühren</td><td>160,00 USD</td></tr><tr><td><b>Gesamtpreis</b></td><td><b>800,00 USD</b></td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Lufthansa <online@booking-lufthansa.example>',
        recipient: desk,
        subject: 'Änderung Ihrer Flugzeiten | K#LQ',
        sent: 3000,
        html: `<html><body><p>Sehr geehrte Frau Hopper, sehr geehrte Frau Lovelace,</p><p>leider hat sich Ihr Rückflug geändert.</p><table><tr><th></th><th>Bisher</th><th>Neu</th></tr><tr><td>Flug</td><td>LH 1167</td><td>LH 1169</td></tr><tr><td>Datum</td><td>{6:de}</td><td>{6:de}</td></tr><tr><td>Lissabon (LIS) ab</td><td>14:00</td><td>18:35</td></tr><tr><td>Frankfurt (FRA) an</td><td>18:00</td><td>22:40</td></tr></table><p>Buchungscode: K#LQ</p></body></html>`,
      },
      {
        by: 'Lufthansa <online@booking-lufthansa.example>',
        recipient: desk,
        subject: 'Stornierungsbestätigung | K#LQ',
        sent: 4000,
        html: `<html><body><h1>Ihre Stornierung</h1><p>Buchungscode: <b>K#LQ</b></p><p>Folgende Passagiere wurden storniert:</p><ul><li>Frau Ada Lovelace</li></ul><table><tr><td>Erstattungsbetrag</td><td>310,00 USD</td></tr><tr><td>Stornogebühr</td><td>90,00 USD</td></tr></table></body></html>`,
      },
    ],
    segments: [
      'Grace Hopper +3 11:05 1166 Active 20000',
      'Ada Lovelace +3 11:05 1166 Cancelled 20000',
      'Grace Hopper +6 18:35 1169 Active 20000',
      'Ada Lovelace +6 18:35 1169 Cancelled 20000',
    ],
    stated: ['cancellation_fee 90.00 USD', 'refund 310.00 USD', 'taxes_and_fees 160.00 USD'],
  },
  {
    name: 'a stay of a Dutch portal is a night shorter, and then has its invoice',
    emails: [
      {
        by: 'Booking.com <noreply@booking.example>',
        subject: 'Je boeking bij Hotel Estheréa is bevestigd',
        html: `<html><body><table><tr><td>Boekingsnummer</td><td>41#88213</td></tr><tr><td>Pincode</td><td>4417</td></tr></table><h1>Bedankt, Grace! Je boeking in Amsterdam is bevestigd.</h1><h2><a href="https://x.example">Hotel Estheréa</a></h2><p>Singel 303-309, 1012 WJ Amsterdam, Nederland</p><p>Telefoon: +31 20 624 5146</p><table><tr><td>Aankomst</td><td>{3:nl} (vanaf 15:00)</td></tr><tr><td>Vertrek</td><td>{6:nl} (tot 11:00)</td></tr><tr><td>Je reservering</td><td>3 nachten, 1 kamer</td></tr><tr><td>Je hebt geboekt voor</td><td>1 volwassene</td></tr><tr><td>Naam gast</td><td>Grace Hopper</td></tr></table><table><tr><td>Comfort tweepersoonskamer</td><td>US$ 540</td></tr><tr><td>Prijs</td><td>US$ 540</td></tr></table><p>Annuleringsvoorwaarden: gratis annuleren tot 2 dagen voor aankomst. Bij annulering daarna wordt de eerste nacht in rekening gebracht.</p></body></html>`,
      },
      {
        by: 'Booking.com <noreply@booking.example>',
        subject: 'Je boeking bij Hotel Estheréa is gewijzigd',
        sent: 2000,
        html: `<html><body><h1>Je boeking is gewijzigd</h1><table><tr><td>Boekingsnummer</td><td>41#88213</td></tr></table><h2>Hotel Estheréa</h2><table><tr><td>Aankomst</td><td>{3:nl} (vanaf 15:00)</td></tr><tr><td>Vertrek</td><td>{5:nl} (tot 11:00)</td></tr><tr><td>Je reservering</td><td>2 nachten, 1 kamer</td></tr><tr><td>Naam gast</td><td>Grace Hopper</td></tr><tr><td>Totaalprijs</td><td>US$ 360</td></tr></table></body></html>`,
      },
      {
        by: 'Hotel Estheréa <frontdesk@estherea.example>',
        subject: 'Uw factuur Hotel Estheréa',
        sent: 50000,
        html: `<html><body><h2>Factuur 2027-#</h2><p>Gast: Grace Hopper<br>Aankomst: {3:nl}<br>Vertrek: {5:nl}<br>Reserveringsnummer Booking.com: 41#88213</p><table><tr><td>Logies 2 nachten</td><td>360,00</td></tr><tr><td>Minibar</td><td>12,50</td></tr><tr><td>Toeristenbelasting</td><td>15,00</td></tr><tr><td><b>Totaal</b></td><td><b>USD 387,50</b></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 36000'],
    costs: [38750],
  },
  {
    name: 'the way back of two trains is exchanged for a supplement, in French',
    emails: [
      {
        by: 'SNCF Connect <noreply@sncfconnect.example>',
        subject: 'Confirmation de votre commande',
        html: `<html><body><h1>Votre commande est confirmée</h1><p>Référence de dossier : <b>SC#PQ</b></p><p>Nom associé : HOPPER</p><h2>Aller - {2:fr}</h2><table><tr><td>07h04</td><td>Paris Gare de Lyon</td></tr><tr><td>09h00</td><td>Lyon Part-Dieu</td></tr><tr><td colspan="2">TGV INOUI 6603 - 2de classe - Voiture 12, place 64</td></tr></table><h2>Retour - {4:fr}</h2><table><tr><td>18h04</td><td>Lyon Part-Dieu</td></tr><tr><td>20h00</td><td>Paris Gare de Lyon</td></tr><tr><td colspan="2">TGV INOUI 6624 - 2de classe - Voiture 4, place 12</td></tr></table><p>Voyageur : Grace Hopper</p><p>Montant total payé : 124,00 USD</p></body></html>`,
      },
      {
        by: 'SNCF Connect <noreply@sncfconnect.example>',
        subject: 'Votre échange est confirmé',
        sent: 900,
        html: `<html><body><h1>Votre échange est confirmé</h1><p>Référence de dossier : <b>SC#PQ</b></p><h2>Ancien voyage</h2><p><s>{4:fr} - 18h04 Lyon Part-Dieu - 20h00 Paris Gare de Lyon - TGV INOUI 6624</s></p><h2>Nouveau voyage - {4:fr}</h2><table><tr><td>20h04</td><td>Lyon Part-Dieu</td></tr><tr><td>22h00</td><td>Paris Gare de Lyon</td></tr><tr><td colspan="2">TGV INOUI 6632 - 2de classe</td></tr></table><p>Voyageur : Grace Hopper</p><p>Supplément payé : 10,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:04 6603 Active 6200', 'Grace Hopper +4 20:04 6632 Active 6200'],
  },
  {
    name: 'a rental in the name of who is addressed begins elsewhere, and is cancelled',
    emails: [
      {
        by: 'Hertz Reservations <reservations@hertz.example>',
        subject: 'My Hertz Reservation J#44C2',
        html: `<html><body><p>Thanks Ada Lovelace, your confirmation number is <b>J#44C2</b></p><table><tr><td><b>Pickup Location</b><br>Denver International Airport<br>24530 E 78th Ave, Denver, CO<br>{5:en-US} at 10:30 AM</td><td><b>Return Location</b><br>Denver International Airport<br>{8:en-US} at 10:30 AM</td></tr></table><p>Your Vehicle: Midsize SUV (C4) Nissan Rogue or similar</p><table><tr><td>3 days at 55.00 USD</td><td>165.00 USD</td></tr><tr><td>Taxes and fees</td><td>48.20 USD</td></tr><tr><td>Total Approximate Charge</td><td>213.20 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Hertz Reservations <reservations@hertz.example>',
        subject: 'My Modified Hertz Reservation J#44C2',
        sent: 1000,
        html: `<html><body><p>Ada Lovelace, your reservation has been modified. Your confirmation number is <b>J#44C2</b></p><table><tr><td><b>Pickup Location</b><br>Denver Union Station<br>1701 Wynkoop St, Denver, CO<br>{5:en-US} at 02:00 PM</td><td><b>Return Location</b><br>Denver International Airport<br>{8:en-US} at 10:30 AM</td></tr></table><p>Your Vehicle: Midsize SUV (C4) Nissan Rogue or similar</p><table><tr><td>Total Approximate Charge</td><td>198.00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Hertz Reservations <reservations@hertz.example>',
        subject: 'My Hertz Cancelled Reservation J#44C2',
        sent: 2000,
        html: `<html><body><p>Ada Lovelace, your reservation J#44C2 has been cancelled. We hope to serve you another time.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 14:00 3 Cancelled 19800'],
  },
  {
    name: 'an agency’s file with a price for each kind, of which the hotel is cancelled in Spanish',
    emails: [
      {
        by: 'Viajes Altura <reservas@viajesaltura.example>',
        subject: 'Confirmación de expediente VA-#',
        html: `<html><body><h1>Expediente VA-#</h1><p>Viajero: Grace Hopper</p><h3>Vuelos</h3><table><tr><th>Vuelo</th><th>Fecha</th><th>Salida</th><th>Llegada</th><th>Localizador</th></tr><tr><td>IB 3248</td><td>{2:es}</td><td>MAD 12:40</td><td>FCO 15:10</td><td>IB#WX</td></tr><tr><td>IB 3237</td><td>{5:es}</td><td>FCO 19:55</td><td>MAD 22:35</td><td>IB#WX</td></tr></table><h3>Hotel</h3><table><tr><td>Hotel Artemide, Via Nazionale 22, Roma</td></tr><tr><td>Entrada: {2:es} - Salida: {5:es} (3 noches)</td></tr><tr><td>Nº de confirmación: HA#77</td></tr></table><h3>Coche de alquiler</h3><table><tr><td>Sixt - Aeropuerto de Fiumicino</td></tr><tr><td>Recogida: {2:es} 16:00 - Devolución: {5:es} 18:00</td></tr><tr><td>Confirmación: SX#21</td></tr></table><table><tr><td>Vuelos</td><td>300,00 USD</td></tr><tr><td>Hotel</td><td>450,00 USD</td></tr><tr><td>Coche</td><td>150,00 USD</td></tr><tr><td>Total</td><td>900,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Viajes Altura <reservas@viajesaltura.example>',
        subject: 'Anulación parcial del expediente VA-#',
        sent: 1500,
        html: `<html><body><p>Estimada Sra. Hopper:</p><p>Le confirmamos que hemos anulado el hotel de su expediente VA-# (Hotel Artemide, confirmación HA#77). El resto de los servicios se mantiene.</p><p>Gastos de anulación: 0,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 12:40 3248 Active 15000',
      'Grace Hopper +2 15:00 3 Cancelled 45000',
      'Grace Hopper +2 16:00 4 Active 15000',
      'Grace Hopper +5 19:55 3237 Active 15000',
    ],
  },
]
