import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'

/** Receipts of extras and rentals, and journeys that their companies have to cancel. */
export const ticketReceiptScenarios: readonly Scenario[] = [
  {
    name: 'Ryanair: seats paid, then the airline moves the way out, in HTML',
    emails: [
      {
        by: 'Ryanair <itinerary@ryanair.example>',
        subject: 'Ryanair Travel Itinerary - RY#2K',
        html: `<html><body><table width="600"><tr><td>Reservation: <b>RY#2KP</b><br>Status: CONFIRMED</td></tr><tr><td><table><tr><td colspan="3">FR 8545 - Dublin to Berlin</td></tr><tr><td>(DUB) Dublin</td><td>&#9992;</td><td>(BER) Berlin Brandenburg</td></tr><tr><td>{3:en-GB} 06:20</td><td></td><td>{3:en-GB} 09:45</td></tr></table></td></tr><tr><td><table><tr><td colspan="3">FR 8548 - Berlin to Dublin</td></tr><tr><td>(BER) Berlin Brandenburg</td><td>&#9992;</td><td>(DUB) Dublin</td></tr><tr><td>{6:en-GB} 21:55</td><td></td><td>{6:en-GB} 23:20</td></tr></table></td></tr><tr><td>PASSENGERS<br>Ms Grace Hopper</td></tr><tr><td><table><tr><td>Total paid</td><td>120.00 USD</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Ryanair <noreply@ryanair.example>',
        subject: 'Seat purchase receipt RY#2KP',
        sent: 1000,
        html: `<html><body><p>Dear Grace,</p><p>Thank you for your purchase. Reservation RY#2KP</p><table><tr><td>Reserved seats</td><td>16.00 USD</td></tr><tr><td>Total paid</td><td>16.00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Ryanair <noreply@ryanair.example>',
        subject: 'Important: change to your flight time RY#2KP',
        sent: 6000,
        html: `<html><body><p>Dear Customer,</p><p>Due to operational reasons your flight FR 8545 from Dublin (DUB) to Berlin (BER) on {3:en-GB} has been rescheduled.</p><table><tr><th>Original flight</th><th>New flight</th></tr><tr><td>FR 8545<br>Depart 06:20<br>Arrive 09:45</td><td>FR 8545<br>Depart 08:05<br>Arrive 11:30</td></tr></table><p>Your reservation number is RY#2KP.</p><table><tr><td><a href="https://x.example">ACCEPT</a></td><td><a href="https://x.example">CHANGE</a></td></tr></table></body></html>`,
      },
    ],
    segments: ['Grace Hopper +3 08:05 8545 Active 6000', 'Grace Hopper +6 21:55 8548 Active 6000'],
    costs: [6800, 6800],
  },
  {
    name: 'Europcar in Spanish HTML: extended, then the final invoice',
    emails: [
      {
        by: 'Europcar <reservas@europcar.example>',
        recipient: ada,
        subject: 'Confirmación de reserva Europcar EU#5512',
        html: `<html><body><table width="600"><tr><td><h2>Hola Ada Lovelace, su reserva está confirmada</h2><p>Número de reserva: <b>EU#5512</b></p></td></tr><tr><td><table><tr><td width="50%"><b>Recogida</b><br>Sevilla Aeropuerto<br>{3:es} 10:00</td><td><b>Devolución</b><br>Sevilla Aeropuerto<br>{6:es} 10:00</td></tr></table></td></tr><tr><td>Grupo CDMR - Volkswagen Golf o similar</td></tr><tr><td><table><tr><td>Tarifa de alquiler</td><td>120,00 USD</td></tr><tr><td>Impuestos</td><td>30,00 USD</td></tr><tr><td><b>Total</b></td><td><b>150,00 USD</b></td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Europcar <reservas@europcar.example>',
        recipient: ada,
        subject: 'Modificación de su reserva EU#5512',
        sent: 3000,
        html: `<html><body><table width="600"><tr><td><h2>Su reserva ha sido modificada</h2><p>Número de reserva: <b>EU#5512</b></p></td></tr><tr><td><table><tr><td width="50%"><b>Recogida</b><br>Sevilla Aeropuerto<br>{3:es} 10:00</td><td><b>Devolución</b><br>Málaga Aeropuerto<br>{8:es} 12:00</td></tr></table></td></tr><tr><td>Conductor principal: Ada Lovelace</td></tr><tr><td><table><tr><td><b>Nuevo total</b></td><td><b>260,00 USD</b></td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Europcar <facturacion@europcar.example>',
        recipient: ada,
        subject: 'Su factura Europcar',
        sent: 36 * 1440,
        html: `<html><body><p>Estimada Sra. Lovelace:</p><p>Gracias por alquilar con Europcar. Adjuntamos la factura de su alquiler.</p><table><tr><td>Nº de factura</td><td>F-88#19</td></tr><tr><td>Nº de reserva</td><td>EU#5512</td></tr><tr><td>Alquiler</td><td>260,00 USD</td></tr><tr><td>Combustible</td><td>35,00 USD</td></tr><tr><td>Total factura</td><td>295,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 10:00 6 Active 26000'],
    costs: [29500],
  },
  {
    name: 'Wizz Air cancels the flight, then refunds, in Romanian HTML',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Itinerariul dvs. de călătorie: WZ#7Y',
        html: `<html><body><table width="600"><tr><td>Cod de confirmare a zborului: <b>WZ#7YT</b></td></tr><tr><td><table><tr><th>Zbor</th><th>Plecare</th><th>Sosire</th></tr><tr><td>W6 3001</td><td>București Otopeni (OTP)<br>{3.} 06:05</td><td>Londra Luton (LTN)<br>{3.} 07:40</td></tr></table></td></tr><tr><td>Pasager: Ada Lovelace</td></tr><tr><td>Total: 85,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Zborul dvs. W6 3001 a fost anulat',
        sent: 5000,
        html: `<html><body><p>Stimată Ada Lovelace,</p><p>Ne pare rău să vă informăm că zborul W6 3001 București Otopeni (OTP) – Londra Luton (LTN) din {3.} a fost anulat.</p><p>Cod de confirmare: WZ#7YT</p><table><tr><td><a href="https://x.example">Rambursare</a></td><td><a href="https://x.example">Reprogramare</a></td></tr></table></body></html>`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Confirmare rambursare WZ#7YT',
        sent: 7000,
        html: `<html><body><p>Stimată Ada Lovelace,</p><p>Suma de mai jos a fost rambursată pe cardul dvs.</p><table><tr><td>Cod de confirmare</td><td>WZ#7YT</td></tr><tr><td>Suma rambursată</td><td>85,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 06:05 3001 Cancelled 8500'],
    costs: [0],
  },
  {
    name: 'Vueling: a bag is bought, the flight is changed for a difference, in Spanish HTML',
    emails: [
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: ada,
        subject: 'Tu reserva VU#8 está confirmada',
        html: `<html><body><table width="600"><tr><td><h1>¡Reserva confirmada!</h1><p>Código de reserva: <b>VU#8M</b></p></td></tr><tr><td><table><tr><td><b>Ida</b></td><td>{3:es}</td></tr><tr><td>VY2220</td><td>Barcelona (BCN) 09:40 → Sevilla (SVQ) 11:20</td></tr></table></td></tr><tr><td>Pasajeros<br>Ada Lovelace</td></tr><tr><td><table><tr><td>Vuelo</td><td>65,00 USD</td></tr><tr><td>Total</td><td>65,00 USD</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: ada,
        subject: 'Compra de equipaje confirmada VU#8M',
        sent: 1000,
        html: `<html><body><p>Hola Ada:</p><p>Gracias por tu compra.</p><table><tr><td>Código de reserva</td><td>VU#8M</td></tr><tr><td>1 maleta facturada 25 kg</td><td>38,00 USD</td></tr><tr><td>Importe total</td><td>38,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        recipient: ada,
        subject: 'Has cambiado tu vuelo VU#8M',
        sent: 4000,
        html: `<html><body><table width="600"><tr><td><h1>Tu vuelo ha cambiado</h1><p>Código de reserva: <b>VU#8M</b></p></td></tr><tr><td><table><tr><td><b>Ida</b></td><td>{3:es}</td></tr><tr><td>VY2226</td><td>Barcelona (BCN) 16:05 → Sevilla (SVQ) 17:45</td></tr></table></td></tr><tr><td>Pasajeros<br>Ada Lovelace</td></tr><tr><td><table><tr><td>Diferencia de tarifa</td><td>22,00 USD</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 16:05 2226 Active 6500'],
    costs: [12500],
  },
  {
    name: 'Norwegian: seats and bags for two, one passenger cancelled, in Norwegian',
    emails: [
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: desk,
        subject: 'Bekreftelse på reisen din DY#4',
        text: `Referansenummer: DY#4TT

DY 1302
Oslo Gardermoen (OSL) - London Gatwick (LGW)
{4:nb}
Avgang 08:30
Ankomst 09:55

Passasjerer:
Grace Hopper
Ada Lovelace

Totalpris: 260,00 USD`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: desk,
        subject: 'Kvittering for setereservasjon DY#4TT',
        sent: 1500,
        text: `Takk for kjøpet!

Referansenummer: DY#4TT
Sete 12A - Grace Hopper: 15,00 USD
Sete 12B - Ada Lovelace: 15,00 USD
Totalt betalt: 30,00 USD`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: desk,
        subject: 'Avbestilling av passasjer DY#4TT',
        sent: 4000,
        text: `Hei,

vi bekrefter at følgende passasjer er avbestilt fra reservasjonen DY#4TT:

Ada Lovelace

Refusjon: 60,00 USD`,
      },
    ],
    segments: ['Grace Hopper +4 08:30 1302 Active 13000', 'Ada Lovelace +4 08:30 1302 Cancelled 13000'],
  },
  {
    name: 'Brittany Ferries: there and back, the outward crossing is cancelled by the company, in French',
    emails: [
      {
        by: 'Brittany Ferries <noreply@brittany-ferries.example>',
        subject: 'Confirmation de votre réservation BF#30',
        html: `<html><body><table><tr><td><h2>Votre réservation est confirmée</h2><p>Numéro de réservation : <b>BF#30</b><br>Passager : Grace Hopper</p></td></tr><tr><td><b>Aller</b><table><tr><td>Départ</td><td>Caen Ouistreham</td><td>{3:fr} 08:30</td></tr><tr><td>Arrivée</td><td>Portsmouth</td><td>{3:fr} 13:15</td></tr><tr><td>Navire</td><td colspan="2">Mont St Michel</td></tr></table></td></tr><tr><td><b>Retour</b><table><tr><td>Départ</td><td>Portsmouth</td><td>{7:fr} 14:45</td></tr><tr><td>Arrivée</td><td>Caen Ouistreham</td><td>{7:fr} 21:45</td></tr><tr><td>Navire</td><td colspan="2">Normandie</td></tr></table></td></tr><tr><td>Montant total : 280,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Brittany Ferries <noreply@brittany-ferries.example>',
        subject: 'Information importante - réservation BF#30',
        sent: 9000,
        html: `<html><body><p>Chère Madame Hopper,</p><p>En raison d'un incident technique, nous sommes contraints d'annuler votre traversée aller Caen Ouistreham - Portsmouth du {3:fr}. Votre traversée retour n'est pas concernée.</p><p>Numéro de réservation : BF#30</p><p>Montant remboursé : 140,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:30 Mont St Michel Cancelled 14000', 'Grace Hopper +7 14:45 Normandie Active 14000'],
  },
  {
    name: 'a Danish ferry has to be cancelled: the way back stands',
    emails: [
      {
        by: 'DFDS <noreply@dfds.example>',
        subject: 'Bookingbekræftelse DF#10',
        text: `Bookingnummer: DF#10
Passager: Grace Hopper

Udrejse
København - Oslo
Afgang: {3:da} kl. 15:00
Ankomst: {4:da} kl. 10:00
Skib: Pearl Seaways

Hjemrejse
Oslo - København
Afgang: {6:da} kl. 15:00
Ankomst: {7:da} kl. 10:00
Skib: Crown Seaways

Total: 300,00 USD`,
      },
      {
        by: 'DFDS <noreply@dfds.example>',
        subject: 'Vigtig besked om booking DF#10',
        sent: 9000,
        text: `Kære Grace Hopper

På grund af storm er vi nødt til at aflyse din udrejse København - Oslo den {3:da}. Din hjemrejse er ikke berørt.

Bookingnummer: DF#10
Refusion: 150,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 15:00 Pearl Seaways Cancelled 15000',
      'Grace Hopper +6 15:00 Crown Seaways Active 15000',
    ],
  },
]
