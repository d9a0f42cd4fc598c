import type { Scenario } from '../scenario'

/** What is written about transfers there and back, and of packages of which a part is cancelled. */
export const transferScenarios: readonly Scenario[] = [
  {
    name: 'transfers there and back at one price, of which the way back is cancelled',
    emails: [
      {
        by: 'Hoppa <noreply@hoppa.example>',
        subject: 'Your transfer booking HP#61',
        recipient: 'Ada Lovelace <ada@acme.test>',
        text: `Booking number: HP#61
Lead passenger: Ada Lovelace

Outbound journey
From: Faro Airport (FAO)
To: Tivoli Marina Vilamoura
Pick-up: {2:en-GB} at 13:40

Return journey
From: Tivoli Marina Vilamoura
To: Faro Airport (FAO)
Pick-up: {6:en-GB} at 08:15

Total paid: USD 88.00`,
      },
      {
        by: 'Hoppa <noreply@hoppa.example>',
        subject: 'Amendment to your booking HP#61',
        recipient: 'Ada Lovelace <ada@acme.test>',
        sent: 5000,
        text: `Dear Ada Lovelace,

As requested, your return journey on {6:en-GB} has been cancelled. Your outbound journey remains confirmed.

Booking number: HP#61
Refund: USD 44.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +2 13:40 Hoppa Active 4400', 'Ada Lovelace +6 08:15 Hoppa Cancelled 4400'],
    costs: [4400, 0],
  },
  {
    name: 'of a shuttle there and back, the way back is moved to the next day',
    emails: [
      {
        by: 'Flughafentransfer Süd <info@transfer-sued.example>',
        subject: 'Buchungsbestätigung FT#18',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungsnummer: FT#18
Fahrgast: Jörg Müller

Hinfahrt
Datum: {2.}
Abholzeit: 06:10 Uhr
Von: Lindenstraße 4, Augsburg
Nach: Flughafen München (MUC)

Rückfahrt
Datum: {5.}
Abholzeit: 19:30 Uhr
Von: Flughafen München (MUC)
Nach: Lindenstraße 4, Augsburg

Gesamtpreis: 160,00 USD`,
      },
      {
        by: 'Flughafentransfer Süd <info@transfer-sued.example>',
        subject: 'Änderung Ihrer Buchung FT#18',
        recipient: 'Jörg Müller <joerg@acme.test>',
        sent: 7000,
        text: `Wir haben Ihre Rückfahrt geändert.

Buchungsnummer: FT#18
Fahrgast: Jörg Müller

Rückfahrt
Datum: {6.}
Abholzeit: 10:00 Uhr
Von: Flughafen München (MUC)
Nach: Lindenstraße 4, Augsburg`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Jörg Müller +2 06:10 Flughafentransfer Süd Active 8000',
      'Jörg Müller +6 10:00 Flughafentransfer Süd Active 8000',
    ],
  },
  {
    name: 'the way back is cancelled in Turkish',
    emails: [
      {
        by: 'Antalya Transfer <info@antalyatransfer.example>',
        subject: 'Transfer rezervasyon onayı AT#38',
        text: `Rezervasyon numarası: AT#38
Yolcu: Grace Hopper

Gidiş transferi
Alış yeri: Antalya Havalimanı (AYT)
Varış yeri: Rixos Downtown Antalya
Tarih: {2:tr}
Saat: 16:20

Dönüş transferi
Alış yeri: Rixos Downtown Antalya
Varış yeri: Antalya Havalimanı (AYT)
Tarih: {6:tr}
Saat: 11:00

Toplam tutar: 90,00 USD`,
      },
      {
        by: 'Antalya Transfer <info@antalyatransfer.example>',
        subject: 'Dönüş transferi iptali AT#38',
        sent: 5000,
        text: `Sayın Grace Hopper,

AT#38 numaralı rezervasyonunuzun dönüş transferi iptal edilmiştir.
İade tutarı: 45,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 16:20 Antalya Transfer Active 4500',
      'Grace Hopper +6 11:00 Antalya Transfer Cancelled 4500',
    ],
  },
  {
    name: 'the transfer of a package is cancelled in French',
    emails: [
      {
        by: 'Horizon Voyages <resa@horizon-voyages.example>',
        subject: 'Confirmation de réservation HV#09',
        text: `Numéro de dossier : HV#09
Voyageur : Ada Lovelace

Vol
TO 3310 Paris Orly (ORY) - Lisbonne (LIS)
{3:fr} 08:00 - 09:35

Hôtel
Hotel Mundial, Lisbonne
Arrivée : {3:fr}
Départ : {5:fr}

Transfert
Aéroport de Lisbonne (LIS) - Hotel Mundial
{3:fr} 10:15

Prix total : 400,00 USD`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
      {
        by: 'Horizon Voyages <resa@horizon-voyages.example>',
        subject: 'Modification de votre dossier HV#09',
        sent: 5000,
        text: `Bonjour,

Comme demandé, votre transfert du {3:fr} a été annulé. Le reste de votre voyage est maintenu.

Numéro de dossier : HV#09
Remboursement : 100,00 USD`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +3 08:00 3310 Active 10000',
      'Ada Lovelace +3 15:00 2 Active 20000',
      'Ada Lovelace +3 10:15 Horizon Voyages Cancelled 10000',
    ],
  },
  {
    name: 'hotel and car with prices of their own under one number, of which the car is cancelled',
    emails: [
      {
        by: 'Viaggi Aurora <info@viaggiaurora.example>',
        subject: 'Conferma pratica 8#221',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Numero pratica: 8#221
Viaggiatore: Jan van der Berg

Hotel
Hotel Villa Igiea, Palermo
Check-in: {2:it}
Check-out: {5:it}
Prezzo: 450,00 USD

Autonoleggio
Sicily by Car
Ritiro: Aeroporto di Palermo, {2:it} 11:30
Riconsegna: Aeroporto di Palermo, {5:it} 11:30
Prezzo: 150,00 USD

Totale pratica: 600,00 USD`,
      },
      {
        by: 'Viaggi Aurora <info@viaggiaurora.example>',
        subject: 'Pratica 8#221 - annullamento autonoleggio',
        recipient: 'Jan van der Berg <jan@acme.test>',
        sent: 5000,
        text: `Gentile cliente,

come richiesto abbiamo annullato il noleggio auto della pratica 8#221. L'hotel resta confermato.
Rimborso: 150,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +2 15:00 3 Active 45000', 'Jan van der Berg +2 11:30 3 Cancelled 15000'],
    costs: [0, 45000],
  },
]
