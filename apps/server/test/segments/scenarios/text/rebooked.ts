import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Journeys and rooms of groups that are moved, by the supplier or the agency, and old or double emails about them. */
export const rebookedScenarios: readonly Scenario[] = [
  {
    name: 'three Polish rooms are moved by a day (Hotel Unicus)',
    emails: [
      {
        by: 'Hotel Unicus <recepcja@hotelunicus.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji grupowej UN#61',
        html: `<html><body><p>Szanowni Państwo,</p><p>potwierdzamy rezerwację trzech pokoi.</p><table><tr><td>Numer rezerwacji</td><td>UN#61</td></tr><tr><td>Hotel</td><td>Hotel Unicus Palace, Kraków</td></tr><tr><td>Przyjazd</td><td>{3:pl}</td></tr><tr><td>Wyjazd</td><td>{5:pl}</td></tr></table><table border="1"><tr><th>Pokój</th><th>Gość</th></tr><tr><td>1</td><td>Grace Hopper</td></tr><tr><td>2</td><td>Ada Lovelace</td></tr><tr><td>3</td><td>Jörg Müller</td></tr></table><p>Cena łączna: 600,00 USD</p></body></html>`,
      },
      {
        by: 'Hotel Unicus <recepcja@hotelunicus.example>',
        recipient: desk,
        subject: 'Zmiana terminu rezerwacji UN#61',
        sent: 10_000,
        text: `Szanowni Państwo,\n\nzgodnie z prośbą zmieniliśmy termin pobytu całej grupy.\n\nNumer rezerwacji: UN#61\nHotel: Hotel Unicus Palace, Kraków\nNowy przyjazd: {4:pl}\nNowy wyjazd: {6:pl}\n\nCena pozostaje bez zmian.\n\nRecepcja\n`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 15:00 2 Active 20000',
      'Ada Lovelace +4 15:00 2 Active 20000',
      'Jörg Müller +4 15:00 2 Active 20000',
    ],
  },
  {
    name: 'an airline moves a German agency’s flight to the day before, and the agency prints it again (DERPART)',
    emails: [
      {
        by: 'DERPART Reisebüro <buchung@derpart.example>',
        recipient: desk,
        subject: 'Ihre Reiseunterlagen – Vorgang 71#4',
        html: `<html><body><p>Sehr geehrte Frau Lovelace,</p><p>anbei Ihre Reisedaten.</p><table border="1"><tr><td>Vorgangsnummer</td><td>71#4</td></tr><tr><td>Reisende</td><td>Ada Lovelace</td></tr><tr><td>Buchungscode der Airline</td><td>4Y#8P</td></tr></table><table border="1"><tr><th>Flug</th><th>Abflug</th><th>Ankunft</th></tr><tr><td>4Y 132</td><td>Frankfurt (FRA)<br>{5.} 11:40</td><td>Palma de Mallorca (PMI)<br>{5.} 13:55</td></tr></table><p>Gesamtpreis: 210,00 USD</p></body></html>`,
      },
      {
        by: 'Discover Airlines <noreply@discover.example>',
        recipient: desk,
        subject: 'Flugplanänderung – Buchung 4Y#8P',
        sent: 15_000,
        text: `Sehr geehrte Damen und Herren,\n\nIhr Flug 4Y 132 am {5.} wurde gestrichen. Wir haben Sie auf folgenden Flug umgebucht:\n\nBuchungscode: 4Y#8P\n\n4Y 134\n{4.}\nFrankfurt (FRA) 17:20 – Palma de Mallorca (PMI) 19:35\n\nDiscover Airlines\n`,
      },
      {
        by: 'DERPART Reisebüro <buchung@derpart.example>',
        recipient: desk,
        subject: 'Neue Flugzeiten – Vorgang 71#4',
        sent: 15_600,
        html: `<html><body><p>Sehr geehrte Frau Lovelace,</p><p>die Fluggesellschaft hat Ihren Flug verlegt. Ihre neuen Reisedaten:</p><table border="1"><tr><td>Vorgangsnummer</td><td>71#4</td></tr><tr><td>Reisende</td><td>Ada Lovelace</td></tr></table><table border="1"><tr><th>Flug</th><th>Abflug</th><th>Ankunft</th></tr><tr><td>4Y 134</td><td>Frankfurt (FRA)<br>{4.} 17:20</td><td>Palma de Mallorca (PMI)<br>{4.} 19:35</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 17:20 134 Active 21000'],
  },
  {
    name: 'only the taxes of a cancelled ticket come back, in another currency (Volotea)',
    emails: [
      {
        by: 'Volotea <noreply@volotea.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Votre réservation V#TQ est confirmée',
        text: `Bonjour Grace Hopper,\n\nMerci d'avoir choisi Volotea.\n\nNuméro de réservation : V#TQ\n\nVol V7 2251\n{4:fr}\nNantes (NTE) 06:30\nMarseille (MRS) 07:50\n\nPassager : Grace Hopper\nMontant total : 140,00 USD\n\nTarif non remboursable.\n`,
      },
      {
        by: 'Volotea <noreply@volotea.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Annulation de votre réservation V#TQ',
        sent: 12_000,
        text: `Bonjour Grace Hopper,\n\nVotre réservation V#TQ a bien été annulée. Conformément à nos conditions, seules les taxes d'aéroport vous sont remboursées.\n\nMontant remboursé : 24,80 EUR\n\nVolotea\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 06:30 2251 Cancelled 14000'],
    stated: ['refund 24.80 EUR 0'],
  },
  {
    name: 'a British coach leaves later (National Express)',
    emails: [
      {
        by: 'National Express <noreply@nationalexpress.example>',
        recipient: desk,
        subject: 'Your National Express ticket NX#5T',
        html: `<html><body><h2>Thank you for booking with us</h2><p>Ticket number: <b>NX#5T</b></p><table border="1"><tr><th>Date</th><th>Service</th><th>Depart</th><th>Arrive</th></tr><tr><td>{3:en-GB}</td><td>Coach 200</td><td>07:30 Bristol Bus and Coach Station</td><td>10:10 London Heathrow Airport, Central Bus Station</td></tr></table><p>Passengers: Grace Hopper, Ada Lovelace</p><p>Total: USD 52.00</p></body></html>`,
      },
      {
        by: 'National Express <noreply@nationalexpress.example>',
        recipient: desk,
        subject: 'Change to your journey NX#5T',
        sent: 30_000,
        text: `Dear customer,\n\nDue to roadworks the time of your coach has changed. Coach 200 from Bristol to London Heathrow on {3:en-GB} now departs at 07:05 instead of 07:30 and arrives at 09:50.\n\nTicket number: NX#5T\n\nNational Express\n`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:05 National Express 200 Active 2600',
      'Ada Lovelace +3 07:05 National Express 200 Active 2600',
    ],
    ends: ['+3 09:50', '+3 09:50'],
  },
  {
    name: 'one of two leaves a Swedish night train (Snälltåget)',
    emails: [
      {
        by: 'Snälltåget <bokning@snalltaget.example>',
        recipient: desk,
        subject: 'Bokningsbekräftelse ST#83',
        text: `Hej!\n\nTack för att du reser med Snälltåget.\n\nBokningsnummer: ST#83\n\nTåg 302\nMalmö C {4:sv} kl. 23.10\nStockholm C {5:sv} kl. 06.05\nLiggvagn 21\n\nResenärer:\nAda Lovelace, plats 51\nJörg Müller, plats 52\n\nTotalt: 120,00 USD\n`,
      },
      {
        by: 'Snälltåget <bokning@snalltaget.example>',
        recipient: desk,
        subject: 'Avbokning, bokning ST#83',
        sent: 9000,
        text: `Hej!\n\nVi har avbokat Jörg Müllers resa.\n\nBokningsnummer: ST#83\nÅterbetalas: 45,00 USD\nAvbokningsavgift: 15,00 USD\n\nAda Lovelaces biljett gäller fortfarande.\n\nSnälltåget\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 23:10 302 Active 6000', 'Jörg Müller +4 23:10 302 Cancelled 6000'],
    ends: ['+5 06:05', '+5 06:05'],
  },
  {
    name: 'a colleague forwards an old Danish ticket after its change (DSB)',
    emails: [
      {
        by: 'DSB <noreply@dsb.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Kvittering for din billet DS#442',
        text: `Hej Grace Hopper,\n\ntak for dit køb.\n\nOrdrenummer: DS#442\n\nLyntog 25\n{5:da}\nKøbenhavn H 08:00\nAarhus H 10:41\n\nRejsende: Grace Hopper\nVogn 21, plads 64\n\nI alt: 58,00 USD\n`,
      },
      {
        by: 'DSB <noreply@dsb.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Din billet er ombyttet - DS#442',
        sent: 6000,
        text: `Hej Grace Hopper,\n\ndin billet er ombyttet til en ny afgang.\n\nOrdrenummer: DS#442\n\nNy rejse\nLyntog 41\n{5:da}\nKøbenhavn H 12:00\nAarhus H 14:41\n\nRejsende: Grace Hopper\nVogn 22, plads 11\n\nGebyr for ombytning: 6,00 USD\n`,
      },
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'VS: Kvittering for din billet DS#442',
        sent: 6600,
        text: `Til orientering.\nAda\n\nFra: DSB <noreply@dsb.example>\nSendt: @0\nTil: grace@acme.test\nEmne: Kvittering for din billet DS#442\n\nHej Grace Hopper,\n\ntak for dit køb.\n\nOrdrenummer: DS#442\n\nLyntog 25\n{5:da}\nKøbenhavn H 08:00\nAarhus H 10:41\n\nRejsende: Grace Hopper\nVogn 21, plads 64\n\nI alt: 58,00 USD\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 12:00 41 Active 5800'],
    costs: [6400],
  },
]
