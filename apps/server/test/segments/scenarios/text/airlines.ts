import type { Scenario } from '../scenario'

/** What airlines write about flights, in their own words. */

const iberia = 'Iberia <reservas@iberia.example>'
const british = 'British Airways <BA.e-ticket@email.ba.com>'
const easyjet = 'easyJet <donotreply@easyjet.example>'
const swiss = 'SWISS <noreply@swiss.example>'

export const airlineScenarios: readonly Scenario[] = [
  {
    name: 'only the seats change',
    emails: [
      {
        by: easyjet,
        subject: 'easyJet booking reference: EJ#T',
        text: `Hi Grace,

Thanks for booking with easyJet. Here are your flight details.

Booking reference: EJ#T

Passenger: Grace Hopper
Flight: U2 8402
Depart: London Gatwick (LGW) {2:en-GB} 07:15
Arrive: Paris Charles de Gaulle (CDG) {2:en-GB} 09:25
Seat: 14C

Total paid: USD 126.40`,
      },
      {
        by: easyjet,
        subject: 'Your seat has changed - EJ#T',
        text: `Hi Grace,

You have changed your seat. Everything else in your booking stays the same.

Booking reference: EJ#T

Passenger: Grace Hopper
Flight: U2 8402
Depart: London Gatwick (LGW) {2:en-GB} 07:15
Arrive: Paris Charles de Gaulle (CDG) {2:en-GB} 09:25
Seat: 3A`,
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:15 8402 Active 12640'],
  },
  {
    name: 'the airline corrects a name',
    emails: [
      {
        by: british,
        subject: 'BA e-ticket receipt BA#K',
        text: `Booking reference: BA#K
Passenger: MS GRACE HOPER
Ticket number: 125-24000#81

BA0902 London Heathrow (LHR) to Frankfurt (FRA)
Depart: {1:en-GB} 08:40
Arrive: {1:en-GB} 11:15

Total: USD 240.00`,
      },
      {
        by: british,
        subject: 'Name correction on booking BA#K',
        text: `We have corrected the name on your booking.

Booking reference: BA#K
Passenger: MS GRACE HOPPER
Ticket number: 125-24000#81

BA0902 London Heathrow (LHR) to Frankfurt (FRA)
Depart: {1:en-GB} 08:40
Arrive: {1:en-GB} 11:15`,
        sent: 120,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 08:40 902 Active 24000'],
  },
  {
    name: 'one of three passengers cancels',
    emails: [
      {
        by: swiss,
        subject: 'Ihre Buchungsbestätigung LX#Q',
        recipient: 'Reisestelle <reisen@elsewhere.test>',
        text: `Guten Tag

Vielen Dank für Ihre Buchung.

Buchungsreferenz: LX#Q

Passagiere:
Grace Hopper
Ada Lovelace
Jörg Müller

Flug LX 1070
Zürich (ZRH) - Frankfurt (FRA)
Abflug: {3:de} 09:40
Ankunft: {3:de} 10:50

Gesamtpreis: USD 600.00`,
      },
      {
        by: swiss,
        subject: 'Stornierung für einen Passagier LX#Q',
        recipient: 'Reisestelle <reisen@elsewhere.test>',
        text: `Guten Tag

Die Buchung von Ada Lovelace wurde storniert. Die anderen Passagiere reisen wie geplant.

Buchungsreferenz: LX#Q
Status: Storniert

Passagier: Ada Lovelace

Flug LX 1070
Zürich (ZRH) - Frankfurt (FRA)
Abflug: {3:de} 09:40
Ankunft: {3:de} 10:50

Stornogebühr: 70,00 USD`,
        sent: 90,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +3 09:40 1070 Cancelled 20000',
      'Grace Hopper +3 09:40 1070 Active 20000',
      'Jörg Müller +3 09:40 1070 Active 20000',
    ],
    costs: [7000, 20_000, 20_000],
  },
  {
    name: 'a traveler is replaced by another',
    emails: [
      {
        by: iberia,
        subject: 'Confirmación de reserva IB#R',
        recipient: 'Viajes <viajes@elsewhere.test>',
        text: `Gracias por su compra.

Código de reserva: IB#R

Pasajero: Ada Lovelace

Vuelo: IB 3170
Salida: Madrid (MAD) {4:es} 11:35
Llegada: London Heathrow (LHR) {4:es} 13:05

Precio total: USD 310.00`,
      },
      {
        by: iberia,
        subject: 'Cambio de nombre en su reserva IB#R',
        recipient: 'Viajes <viajes@elsewhere.test>',
        text: `Gracias. El nuevo pasajero es Jan van der Berg.

Código de reserva: IB#R

Pasajero: Jan van der Berg

Vuelo: IB 3170
Salida: Madrid (MAD) {4:es} 11:35
Llegada: London Heathrow (LHR) {4:es} 13:05

Precio total: USD 310.00`,
        sent: 60,
      },
      {
        by: iberia,
        subject: 'Su reserva IB#R',
        recipient: 'Viajes <viajes@elsewhere.test>',
        text: 'La reserva IB#R de Ada Lovelace ha sido cancelada.',
        sent: 61,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +4 11:35 3170 Active 31000', 'Ada Lovelace +4 11:35 3170 Cancelled 31000'],
  },
  {
    name: 'the return flight is dropped',
    emails: [
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Confirmation de votre réservation VY#M',
        text: `Bonjour Grace,

Numéro de réservation : VY#M

Passager : Grace Hopper

Aller
Vol VY 8245
Paris Orly (ORY) - Barcelone (BCN)
Départ : {2:fr} 07:00
Arrivée : {2:fr} 08:40

Retour
Vol VY 8246
Barcelone (BCN) - Paris Orly (ORY)
Départ : {5:fr} 19:30
Arrivée : {5:fr} 21:20

Prix total : 220,00 USD`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Votre vol retour a été annulé - VY#M',
        text: `Bonjour Grace,

Comme demandé, votre vol retour a été annulé. Votre vol aller est maintenu.

Numéro de réservation : VY#M
Statut : Annulé

Passager : Grace Hopper

Vol VY 8246
Barcelone (BCN) - Paris Orly (ORY)
Départ : {5:fr} 19:30
Arrivée : {5:fr} 21:20

Remboursement : 60,00 USD`,
        sent: 600,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:00 8245 Active 11000', 'Grace Hopper +5 19:30 8246 Cancelled 11000'],
    costs: [11_000, 0],
  },
]
