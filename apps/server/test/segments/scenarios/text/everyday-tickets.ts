import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Everyday emails about tickets: changes of hours, exchanges, refunds, reminders and copies. */
export const everydayTicketScenarios: readonly Scenario[] = [
  {
    name: 'an Italian railway moves a journey to another day for two (Italo)',
    emails: [
      {
        by: 'Italo Treno <noreply@italotreno.example>',
        recipient: desk,
        subject: 'Conferma acquisto - Codice IT#8R',
        text: `Gentile cliente,\n\ngrazie per aver scelto Italo.\n\nCodice biglietto: IT#8R\n\nTreno Italo 9974\n{4:it}\nNapoli Centrale 09:40\nRoma Termini 10:53\n\nViaggiatori:\nGrace Hopper, carrozza 7, posto 12\nJörg Müller, carrozza 7, posto 13\n\nTotale: 90,00 USD\n`,
      },
      {
        by: 'Italo Treno <noreply@italotreno.example>',
        recipient: desk,
        subject: 'Cambio prenotazione - Codice IT#8R',
        sent: 9000,
        text: `Gentile cliente,\n\nil tuo viaggio è stato modificato.\n\nCodice biglietto: IT#8R\n\nNuovo viaggio\nTreno Italo 9974\n{5:it}\nNapoli Centrale 09:40\nRoma Termini 10:53\n\nViaggiatori:\nGrace Hopper, carrozza 4, posto 1\nJörg Müller, carrozza 4, posto 2\n\nDifferenza tariffaria: 16,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 09:40 9974 Active 4500', 'Jörg Müller +5 09:40 9974 Active 4500'],
    costs: [5300, 5300],
  },
  {
    name: 'a British train ticket of one of two is refunded (LNER)',
    emails: [
      {
        by: 'LNER <bookings@lner.example>',
        recipient: desk,
        subject: 'Your LNER booking confirmation LN#5T',
        html: `<html><body><h2>Thanks for your booking</h2><p>Booking reference: <b>LN#5T</b></p><table border="1"><tr><th>Date</th><th>From</th><th>To</th></tr><tr><td>{3:en-GB}</td><td>10:00 London King's Cross</td><td>14:22 Edinburgh Waverley</td></tr></table><p>Passengers: Ada Lovelace, Jörg Müller</p><p>Total paid: USD 168.00</p></body></html>`,
      },
      {
        by: 'LNER <refunds@lner.example>',
        recipient: desk,
        subject: 'Your refund has been processed',
        sent: 9500,
        text: `Hello,\n\nWe've refunded the ticket for Jörg Müller.\n\nBooking reference: LN#5T\nAmount refunded: USD 79.00\nAdministration fee: USD 5.00\n\nLNER Customer Relations\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 10:00  Active 8400', 'Jörg Müller +3 10:00  Cancelled 8400'],
  },
  {
    name: 'a Danish agency and airline tell of one flight, which then leaves later (SAS)',
    emails: [
      {
        by: 'CWT Danmark <itinerary@cwt.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Rejseplan for Ada Lovelace - 4X#PL',
        html: `<html><body><p>Hej Ada,</p><p>Her er din rejseplan.</p><table border="1"><tr><td>Bureaureference</td><td>4X#PL</td></tr><tr><td>Rejsende</td><td>Ada Lovelace</td></tr></table><table border="1"><tr><th>Fly</th><th>Afgang</th><th>Ankomst</th><th>Flyselskabets reference</th></tr><tr><td>SK 503</td><td>København (CPH)<br>{3:da} 12:10</td><td>London (LHR)<br>{3:da} 13:20</td><td>SK#9N</td></tr></table><p>Samlet pris: USD 275,00</p></body></html>`,
      },
      {
        by: 'SAS <noreply@flysas.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Tid til at checke ind - SK#9N',
        sent: 43500,
        text: `Hej Ada Lovelace,\n\nDu kan nu checke ind på din rejse.\n\nBookingreference: SK#9N\n\nSK503\n{3:da}\nKøbenhavn (CPH) 12:10 - London Heathrow (LHR) 13:20\n\nGod rejse!\nSAS\n`,
      },
      {
        by: 'SAS <noreply@flysas.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Din afgang SK503 er forsinket',
        sent: 44500,
        text: `Hej,\n\nFlyet SK503 den {3:da} er desværre forsinket. Ny afgangstid: kl. 13.05.\n\nBookingreference: SK#9N\n\nSAS\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 13:05 503 Active 27500'],
  },
  {
    name: 'the return flight of a French journey is cancelled and refunded in part (Transavia)',
    emails: [
      {
        by: 'Transavia <noreply@transavia.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Votre réservation TV#4C est confirmée',
        text: `Bonjour Grace Hopper,\n\nVotre réservation est confirmée.\n\nNuméro de réservation : TV#4C\n\nAller\nVol TO 3140\n{2:fr}\nParis Orly (ORY) 07:00\nLisbonne (LIS) 08:35\n\nRetour\nVol TO 3141\n{5:fr}\nLisbonne (LIS) 18:00\nParis Orly (ORY) 21:30\n\nPassager : Grace Hopper\nMontant total : 200,00 USD\n`,
      },
      {
        by: 'Transavia <noreply@transavia.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Annulation de votre vol retour',
        sent: 10000,
        text: `Bonjour Grace Hopper,\n\nVotre vol retour TO 3141 du {5:fr} a été annulé à votre demande.\n\nNuméro de réservation : TV#4C\nMontant remboursé : 70,00 USD\n\nVotre vol aller reste inchangé.\n\nTransavia\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:00 3140 Active 10000', 'Grace Hopper +5 18:00 3141 Cancelled 10000'],
  },
  {
    name: 'a Dutch reminder is forwarded before the confirmation arrives (KLM)',
    emails: [
      {
        by: 'KLM <noreply@klm.example>',
        recipient: desk,
        subject: 'Boekingsbevestiging KL#7G',
        html: `<html><body><table width="600"><tr><td>Bedankt voor uw boeking. Uw boeking is bevestigd.</td></tr><tr><td>Boekingscode: <b>KL#7G</b></td></tr><tr><td><table border="1"><tr><th>Vlucht</th><th>Vertrek</th><th>Aankomst</th></tr><tr><td>KL 1009</td><td>Amsterdam (AMS)<br>{4:nl} 09:30</td><td>Londen (LHR)<br>{4:nl} 09:50</td></tr></table></td></tr><tr><td>Passagiers<br>1. Mevr. Ada Lovelace<br>2. Mevr. Grace Hopper</td></tr><tr><td>Totaal: 320,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Jörg Müller <joerg@acme.test>',
        recipient: desk,
        subject: 'FW: Klaar voor vertrek? KL#7G',
        sent: 44000,
        text: `Voor de administratie.\nJörg\n\nVan: KLM <noreply@klm.example>\nVerzonden: @29\nAan: joerg@acme.test\nOnderwerp: Klaar voor vertrek? KL#7G\n\nBeste reiziger,\n\nUw vlucht KL1009 van Amsterdam (AMS) naar Londen (LHR) vertrekt op {4:nl} om 09:30 en komt aan om 09:50.\n\nBoekingscode: KL#7G\n\nKLM\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 09:30 1009 Active 16000', 'Grace Hopper +4 09:30 1009 Active 16000'],
    trips: ['Ada Lovelace +4 +4 London', 'Grace Hopper +4 +4 London'],
  },
  {
    name: 'a new passenger takes the place of another on a Czech flight (Smartwings)',
    emails: [
      {
        by: 'Smartwings <noreply@smartwings.example>',
        recipient: desk,
        subject: 'Potvrzení rezervace QS#3V',
        text: `Vážený zákazníku,\n\nděkujeme za Vaši rezervaci.\n\nČíslo rezervace: QS#3V\n\nLet QS 1072\n{3:cs}\nPraha (PRG) 10:25\nPaříž (CDG) 12:10\n\nCestující: Grace Hopper\nCelková cena: 130,00 USD\n`,
      },
      {
        by: 'Smartwings <noreply@smartwings.example>',
        recipient: desk,
        subject: 'Změna jména v rezervaci QS#3V',
        sent: 9000,
        text: `Vážený zákazníku,\n\njméno v rezervaci bylo změněno.\n\nČíslo rezervace: QS#3V\nPůvodní cestující: Grace Hopper\nNový cestující: Jörg Müller\nPoplatek za změnu jména: 40,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 10:25 1072 Active 13000'],
    costs: [17_000],
  },
]
