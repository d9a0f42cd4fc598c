import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Rooms and nights of hotels, files of agencies, and one of three travelers who is moved. */
export const fileScenarios: readonly Scenario[] = [
  {
    name: 'one of two rooms is given back in Norwegian (Thon)',
    emails: [
      {
        by: 'Thon Hotels <booking@thonhotels.example>',
        recipient: desk,
        subject: 'Bekreftelse på bestilling TH#508',
        html: `<html><body><h2>Takk for bestillingen</h2><table><tr><td>Bestillingsnummer</td><td>TH#508</td></tr><tr><td>Hotell</td><td>Thon Hotel Bergen Airport</td></tr><tr><td>Ankomst</td><td>{3:nb}</td></tr><tr><td>Avreise</td><td>{5:nb}</td></tr></table><table border="1"><tr><th>Rom</th><th>Gjest</th><th>Pris</th></tr><tr><td>Rom 1, standard enkeltrom</td><td>Grace Hopper</td><td>USD 280,00</td></tr><tr><td>Rom 2, standard enkeltrom</td><td>Jörg Müller</td><td>USD 260,00</td></tr></table><p>Totalt: USD 540,00</p><p>Gratis avbestilling frem til kl. 16 på ankomstdagen.</p></body></html>`,
      },
      {
        by: 'Thon Hotels <booking@thonhotels.example>',
        recipient: desk,
        subject: 'Avbestilling av rom - TH#508',
        sent: 9000,
        text: `Hei,\n\nvi bekrefter at rom 2 (Jörg Müller) er avbestilt.\n\nBestillingsnummer: TH#508\n\nRom 1 står som bestilt.\n\nVennlig hilsen\nThon Hotels\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 28000', 'Jörg Müller +3 15:00 2 Cancelled 26000'],
  },
  {
    name: 'a Czech stay is shortened by two nights (Hotel Jalta)',
    emails: [
      {
        by: 'Hotel Jalta <rezervace@hoteljalta.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Potvrzení rezervace HJ#310',
        text: `Vážený pane Müllere,\n\nděkujeme za Vaši rezervaci v hotelu Jalta.\n\nČíslo rezervace: HJ#310\nHost: Jörg Müller\nPříjezd: {2:cs} od 14:00\nOdjezd: {6:cs} do 11:00\nPokoj: Deluxe, snídaně v ceně\nCelková cena: 520,00 USD\n\nHotel Jalta, Václavské náměstí 45, Praha\n`,
      },
      {
        by: 'Hotel Jalta <rezervace@hoteljalta.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Re: Změna rezervace HJ#310',
        sent: 11_000,
        text: `Vážený pane Müllere,\n\nna Vaše přání jsme pobyt zkrátili.\n\nČíslo rezervace: HJ#310\nHost: Jörg Müller\nPříjezd: {2:cs}\nNový odjezd: {4:cs}\nNová celková cena: 260,00 USD\n\nS pozdravem\nrecepce hotelu Jalta\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 14:00 2 Active 26000'],
  },
  {
    name: 'one of three flies a day later, under the same code, in French (SWISS)',
    emails: [
      {
        by: 'SWISS <noreply@swiss.example>',
        recipient: desk,
        subject: 'Confirmation de réservation LX#Z3',
        html: `<html><body><table width="600"><tr><td>Merci d'avoir choisi SWISS. Votre réservation est confirmée.</td></tr><tr><td>Code de réservation : <b>LX#Z3</b></td></tr><tr><td><table border="1"><tr><th>Vol</th><th>Départ</th><th>Arrivée</th></tr><tr><td>LX 2810</td><td>Genève (GVA)<br>{3/} 10:05</td><td>Zurich (ZRH)<br>{3/} 10:55</td></tr></table></td></tr><tr><td>Passagers<br>1. Mme Grace Hopper<br>2. Mme Ada Lovelace<br>3. M. Jörg Müller</td></tr><tr><td>Prix total : 390,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'SWISS <noreply@swiss.example>',
        recipient: desk,
        subject: 'Modification de votre réservation LX#Z3',
        sent: 15_000,
        html: `<html><body><p>Bonjour,</p><p>Nous avons modifié le vol du passager suivant :</p><p>Passager : M. Jörg Müller</p><p>Code de réservation : <b>LX#Z3</b></p><table border="1"><tr><th>Vol</th><th>Départ</th><th>Arrivée</th></tr><tr><td>LX 2804</td><td>Genève (GVA)<br>{4/} 07:15</td><td>Zurich (ZRH)<br>{4/} 08:05</td></tr></table><p>Frais de modification : 50,00 USD</p><p>Les autres passagers voyagent comme prévu.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 10:05 2810 Active 13000',
      'Ada Lovelace +3 10:05 2810 Active 13000',
      'Jörg Müller +4 07:15 2804 Active 13000',
    ],
    costs: [13_000, 13_000, 18_000],
  },
  {
    name: 'a hotel corrects the name of its guest',
    emails: [
      {
        by: 'The Ardilaun <stay@ardilaun.example>',
        recipient: desk,
        subject: 'Reservation AR#77',
        text: `Dear Sir or Madam,\n\nWe are pleased to confirm the following reservation:\n\nReservation number: AR#77\nGuest: Grace Hoper\nArrival: {3:en-IE}\nDeparture: {5:en-IE}\nRoom: Classic Double\nTotal: USD 240.00\n\nThe Ardilaun Hotel, Taylor's Hill, Galway\n`,
      },
      {
        by: 'The Ardilaun <stay@ardilaun.example>',
        recipient: desk,
        subject: 'RE: Reservation AR#77 - guest name',
        sent: 4000,
        text: `Dear Sir or Madam,\n\nThank you for letting us know. We have corrected the guest's name.\n\nReservation number: AR#77\nPrevious name: Grace Hoper\nNew name: Grace Hopper\n\nKind regards\nReservations, The Ardilaun Hotel\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 24000'],
  },
  {
    name: 'a Dutch agency cancels a flight by the number of its file alone, less its costs',
    emails: [
      {
        by: 'Connections Business <boekingen@connections.example>',
        recipient: desk,
        subject: 'Bevestiging dossier 55#06',
        html: `<html><body><p>Beste mevrouw Lovelace,</p><p>Hierbij de bevestiging van uw reis.</p><table border="1"><tr><td>Dossiernummer</td><td>55#06</td></tr><tr><td>Reiziger</td><td>Ada Lovelace</td></tr><tr><td>Referentie luchtvaartmaatschappij</td><td>SN#7D</td></tr></table><table border="1"><tr><th>Vlucht</th><th>Van</th><th>Naar</th></tr><tr><td>SN 3771</td><td>Brussel (BRU) {4/} 12:15</td><td>Lissabon (LIS) {4/} 14:05</td></tr><tr><td>SN 3772</td><td>Lissabon (LIS) {7/} 14:55</td><td>Brussel (BRU) {7/} 18:35</td></tr></table><p>Totaalprijs: USD 340,00</p><p>Connections Business, Antwerpen</p></body></html>`,
      },
      {
        by: 'Connections Business <boekingen@connections.example>',
        recipient: desk,
        subject: 'Annulering dossier 55#06',
        sent: 14_000,
        text: `Beste mevrouw Lovelace,\n\nOp uw verzoek hebben wij dossier 55#06 geannuleerd.\n\nAnnuleringskosten: 90,00 USD\nTerugbetaling: 250,00 USD\n\nHet bedrag wordt binnen tien dagen op uw rekening gestort.\n\nConnections Business\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 12:15 3771 Cancelled 17000', 'Ada Lovelace +7 14:55 3772 Cancelled 17000'],
    costs: [4500, 4500],
  },
  {
    name: 'a hotel confirms a stay in German and again in English (Lindner)',
    emails: [
      {
        by: 'Lindner Hotels <reservierung@lindner.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Reservierungsbestätigung LI#4471',
        text: `Sehr geehrte Frau Hopper,\n\nvielen Dank für Ihre Buchung.\n\nReservierungsnummer: LI#4471\nHotel: Lindner Hotel Köln Am Dom\nGast: Grace Hopper\nAnreise: {2:de}, ab 15:00 Uhr\nAbreise: {4:de}, bis 11:00 Uhr\nZimmer: Business Einzelzimmer\nGesamtpreis inkl. Frühstück: 310,00 USD\n\nStornierung kostenfrei bis 18 Uhr am Anreisetag.\n`,
      },
      {
        by: 'Lindner Hotels <reservierung@lindner.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Reservation confirmation LI#4471',
        sent: 60,
        text: `Dear Ms Hopper,\n\nthank you for your booking.\n\nReservation number: LI#4471\nHotel: Lindner Hotel Cologne Am Dom\nGuest: Grace Hopper\nArrival: {2:en-GB}, from 3 pm\nDeparture: {4:en-GB}, until 11 am\nRoom: Business single room\nTotal price incl. breakfast: USD 310.00\n\nFree cancellation until 6 pm on the day of arrival.\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 31000'],
    costs: [31_000],
  },
]
