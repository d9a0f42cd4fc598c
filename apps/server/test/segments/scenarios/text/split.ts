import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** Whose part of a booking is cancelled or gets a code of its own. */
export const splitScenarios: readonly Scenario[] = [
  {
    name: 'French train for two, one exchanged with a supplement, then the other one is cancelled by name',
    emails: [
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        subject: 'Confirmation de votre voyage SN#4Q',
        recipient: elsewhere,
        text: `Référence de dossier : SN#4Q

Passagers :
Grace Hopper
Ada Lovelace

TGV INOUI 6611
Paris Gare de Lyon - Lyon Part-Dieu
{4:fr}
Départ : 09:58
Arrivée : 11:56

Montant total : 160,00 USD`,
      },
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        subject: 'Échange confirmé SN#4Q',
        recipient: elsewhere,
        sent: 3000,
        text: `Votre échange est confirmé.

Référence de dossier : SN#4Q
Passager : Grace Hopper

TGV INOUI 6619
Paris Gare de Lyon - Lyon Part-Dieu
{4:fr}
Départ : 13:58
Arrivée : 15:56

Supplément à payer : 15,00 USD`,
      },
      {
        by: 'SNCF Connect <noreply@sncf.example>',
        subject: 'Annulation de billet SN#4Q',
        recipient: elsewhere,
        sent: 6000,
        text: `Le billet d’Ada Lovelace a été annulé.

Référence de dossier : SN#4Q
Montant remboursé : 80,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 13:58 6619 Active 8000', 'Ada Lovelace +4 09:58 6611 Cancelled 8000'],
  },
  {
    name: 'German airline split: one of three is rebooked under a code of her own and then cancels',
    emails: [
      {
        by: 'Eurowings <noreply@eurowings.example>',
        subject: 'Buchungsbestätigung EWP#2',
        recipient: elsewhere,
        text: `Buchungscode: EWP#2

Fluggäste
Grace Hopper
Ada Lovelace
Jörg Müller

EW 9460 Düsseldorf (DUS) - London Heathrow (LHR)
{4.} 07:00 - 07:25

Gesamtpreis: 360,00 USD`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        subject: 'Umbuchung bestätigt',
        recipient: elsewhere,
        sent: 3000,
        text: `Die Umbuchung für Ada Lovelace ist bestätigt.

Neuer Buchungscode: EWZ#9
Bisheriger Buchungscode: EWP#2
Fluggast: Ada Lovelace

EW 9464 Düsseldorf (DUS) - London Heathrow (LHR)
{4.} 15:10 - 15:35

Umbuchungsgebühr: 40,00 USD`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        subject: 'Stornierung EWZ#9',
        recipient: elsewhere,
        sent: 6000,
        text: `Ihre Buchung EWZ#9 wurde storniert.
Erstattung: 70,00 USD`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: [
      'Grace Hopper +4 07:00 9460 Active 12000',
      'Jörg Müller +4 07:00 9460 Active 12000',
      'Ada Lovelace +4 07:00 9460 Cancelled 12000',
      'Ada Lovelace +4 15:10 9464 Cancelled 12000',
    ],
  },
  {
    name: 'Italian agency invoice for fees and the flight’s total in a later fare email',
    emails: [
      {
        by: 'Gattinoni Travel <bt@gattinoni.example>',
        subject: 'Pratica GT#90 - conferma',
        text: `Pratica n. GT#90
Passeggera: Grace Hopper
PNR ITA Airways: AZ#4X

AZ 1780 Roma Fiumicino (FCO) - Palermo (PMO)
{3:it} 09:10 - 10:20

AZ 1785 Palermo (PMO) - Roma Fiumicino (FCO)
{4:it} 18:40 - 19:50`,
      },
      {
        by: 'Gattinoni Travel <bt@gattinoni.example>',
        subject: 'Estratto conto pratica GT#90',
        sent: 300,
        text: `Pratica n. GT#90
Diritti di agenzia: 20,00 USD`,
      },
      {
        by: 'ITA Airways <noreply@ita.example>',
        subject: 'Il tuo biglietto elettronico AZ#4X',
        sent: 200,
        text: `Codice di prenotazione: AZ#4X
Passeggero: Grace Hopper

AZ 1780 Roma Fiumicino (FCO) - Palermo (PMO)
{3:it} 09:10 - 10:20

AZ 1785 Palermo (PMO) - Roma Fiumicino (FCO)
{4:it} 18:40 - 19:50

Totale: 180,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:10 1780 Active 9000', 'Grace Hopper +4 18:40 1785 Active 9000'],
    costs: [10000, 10000],
  },
]
