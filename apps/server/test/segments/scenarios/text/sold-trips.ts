import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Coaches, ferries, stays, events and packages that portals sell to several people. */
export const soldTripScenarios: readonly Scenario[] = [
  {
    name: 'a Turkish portal’s coach for two, of whom one gives the ticket back',
    emails: [
      {
        by: 'obilet.com <bilet@obilet.example>',
        recipient: desk,
        subject: 'Biletiniz hazır - PNR OB#61',
        html: `<html><body><table width="600"><tr><td><h2>Biletiniz hazır!</h2><p>PNR: <b>OB#61</b></p></td></tr><tr><td><table border="1"><tr><td>Firma</td><td>Kamil Koç</td></tr><tr><td>Güzergah</td><td>İstanbul Esenler - Ankara AŞTİ</td></tr><tr><td>Kalkış</td><td>{4:tr} 09:30</td></tr><tr><td>Varış</td><td>{4:tr} 15:45</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Yolcu</th><th>Koltuk</th></tr><tr><td>Grace Hopper</td><td>7</td></tr><tr><td>Jörg Müller</td><td>8</td></tr></table></td></tr><tr><td>Toplam: 46,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'obilet.com <bilet@obilet.example>',
        recipient: desk,
        subject: 'Bilet iptaliniz - PNR OB#61',
        sent: 5000,
        text: `Merhaba,

Jörg Müller adlı yolcunun bileti iptal edildi.

PNR: OB#61
İade tutarı: 20,70 USD
Kesinti tutarı: 2,30 USD

obilet.com`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:30 Kamil Koç Active 2300', 'Jörg Müller +4 09:30 Kamil Koç Cancelled 2300'],
    costs: [2300, 230],
  },
  {
    name: 'the hotel of a Czech package for two is cancelled, and the flights stay',
    emails: [
      {
        by: 'Invia.cz <objednavky@invia.example>',
        recipient: desk,
        subject: 'Potvrzení objednávky č. IN#771',
        text: `Dobrý den,

děkujeme za Vaši objednávku.

Číslo objednávky: IN#771

Cestující:
Grace Hopper
Ada Lovelace

LET TAM
QS 1050 Praha (PRG) - Barcelona (BCN)
{3.} 06:30 - 09:05

HOTEL
Hotel Jazz, Carrer de Pelai 3, Barcelona
Příjezd: {3.}
Odjezd: {6.}

LET ZPĚT
QS 1051 Barcelona (BCN) - Praha (PRG)
{6.} 19:50 - 22:20

Celková cena: 1 000,00 USD

Invia.cz`,
      },
      {
        by: 'Invia.cz <objednavky@invia.example>',
        recipient: desk,
        subject: 'Storno hotelu - objednávka č. IN#771',
        sent: 8000,
        text: `Dobrý den,

na Vaši žádost jsme zrušili hotel z objednávky č. IN#771. Letenky zůstávají v platnosti.

Storno poplatek: 60,00 USD
Vrácená částka: 540,00 USD

Invia.cz`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 06:30 1050 Active 10000',
      'Ada Lovelace +3 06:30 1050 Active 10000',
      'Grace Hopper +3 15:00 3 Cancelled 30000',
      'Ada Lovelace +3 15:00 3 Cancelled 30000',
      'Grace Hopper +6 19:50 1051 Active 10000',
      'Ada Lovelace +6 19:50 1051 Active 10000',
    ],
    costs: [10000, 10000, 3000, 3000, 10000, 10000],
  },
  {
    name: 'three tickets of a Hungarian conference, of which one is refunded',
    emails: [
      {
        by: 'Jegymester <info@jegymester.example>',
        recipient: desk,
        subject: 'Sikeres vásárlás - JM#8810',
        html: `<html><body><table width="600"><tr><td><h2>Köszönjük a vásárlást!</h2><p>Rendelésszám: <b>JM#8810</b></p></td></tr><tr><td><h3>Budapest Logistics Forum</h3><table><tr><td>Időpont</td><td>{4:hu} 09:30</td></tr><tr><td>Helyszín</td><td>Millenáris, Kis Rókus utca 16-20, Budapest</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Résztvevő</th><th>Jegytípus</th></tr><tr><td>Grace Hopper</td><td>Egynapos jegy</td></tr><tr><td>Ada Lovelace</td><td>Egynapos jegy</td></tr><tr><td>Jörg Müller</td><td>Egynapos jegy</td></tr></table></td></tr><tr><td>Végösszeg: 270,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Jegymester <info@jegymester.example>',
        recipient: desk,
        subject: 'Jegy visszatérítése - JM#8810',
        sent: 6000,
        text: `Kedves Vásárlónk!

Ada Lovelace jegyét töröltük, az árát visszatérítjük.

Rendelésszám: JM#8810
Visszatérítés összege: 90,00 USD

Jegymester`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 09:30 Budapest Logistics Forum Active 9000',
      'Ada Lovelace +4 09:30 Budapest Logistics Forum Cancelled 9000',
      'Jörg Müller +4 09:30 Budapest Logistics Forum Active 9000',
    ],
  },
  {
    name: 'an assistant forwards a Norwegian ferry for two, which the company moves',
    emails: [
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'VS: Bookingbekreftelse CL#33',
        sent: 600,
        text: `Her er bestillingen til Grace og Jörg.

Mvh Ada

Fra: Color Line <booking@colorline.example>
Sendt: @0
Til: Ada Lovelace
Emne: Bookingbekreftelse CL#33

Takk for din bestilling!

Bookingnummer: CL#33

Sandefjord - Strömstad
Avgang: {4:nb} kl. 10:00
Ankomst: {4:nb} kl. 12:30

Passasjerer:
Grace Hopper
Jörg Müller

Totalpris: USD 64,00

Color Line`,
      },
      {
        by: 'Color Line <booking@colorline.example>',
        recipient: desk,
        subject: 'Endring av avgang, booking CL#33',
        sent: 9000,
        text: `Hei,

avgangen din er endret av tekniske årsaker.

Bookingnummer: CL#33

Sandefjord - Strömstad
Ny avgang: {4:nb} kl. 13:30
Ny ankomst: {4:nb} kl. 16:00

Vi beklager ulempen.
Color Line`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 13:30 Color Line Active 3200', 'Jörg Müller +4 13:30 Color Line Active 3200'],
    ends: ['+4 16:00', '+4 16:00'],
  },
  {
    name: 'a Croatian portal’s catamaran for two leaves on the next day',
    emails: [
      {
        by: 'GetByFerry <karte@getbyferry.example>',
        recipient: desk,
        subject: 'Potvrda rezervacije GF#19',
        html: `<html><body><p>Poštovani,</p><p>Vaša rezervacija je potvrđena.</p><table border="1"><tr><td>Broj rezervacije</td><td>GF#19</td></tr><tr><td>Brodar</td><td>Jadrolinija</td></tr><tr><td>Polazak</td><td>Split, {3.} 07:30</td></tr><tr><td>Dolazak</td><td>Hvar, {3.} 08:35</td></tr><tr><td>Putnici</td><td>Grace Hopper<br>Ada Lovelace</td></tr><tr><td>Ukupno</td><td>44,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'GetByFerry <karte@getbyferry.example>',
        recipient: desk,
        subject: 'Promjena rezervacije GF#19',
        sent: 5000,
        html: `<html><body><p>Poštovani,</p><p>zbog nevremena je Vaša rezervacija promijenjena. Novi podaci:</p><table border="1"><tr><td>Broj rezervacije</td><td>GF#19</td></tr><tr><td>Brodar</td><td>Jadrolinija</td></tr><tr><td>Polazak</td><td>Split, {4.} 07:30</td></tr><tr><td>Dolazak</td><td>Hvar, {4.} 08:35</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 07:30 Jadrolinija Active 2200', 'Ada Lovelace +4 07:30 Jadrolinija Active 2200'],
  },
  {
    name: 'an English hotel shortens what a portal booked for two, and the portal cancels it for a fee',
    emails: [
      {
        by: 'Conferma Hotels <bookings@conferma-hotels.example>',
        recipient: desk,
        subject: 'Hotel booking confirmation CF#4412',
        html: `<html><body><table width="600"><tr><td><h2>Your hotel is booked</h2></td></tr><tr><td><table border="1"><tr><td>Booking reference</td><td>CF#4412</td></tr><tr><td>Hotel confirmation number</td><td>DK#08</td></tr><tr><td>Hotel</td><td>Dakota Leeds</td></tr><tr><td>Address</td><td>8 Russell Street, Leeds LS1 5RN</td></tr><tr><td>Check-in</td><td>{3:en-GB_short}</td></tr><tr><td>Check-out</td><td>{6:en-GB_short}</td></tr><tr><td>Guests</td><td>Grace Hopper, Jörg Müller</td></tr><tr><td>Total cost</td><td>USD 480.00</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Dakota Leeds <reservations@dakotahotels.example>',
        recipient: desk,
        subject: 'Amended reservation DK#08',
        sent: 6000,
        text: `Dear guest,

Your reservation has been amended as requested.

Confirmation number: DK#08
Arrival: {3:en-GB}
Departure: {5:en-GB}
New total: USD 320.00

We look forward to welcoming you.
Dakota Leeds`,
      },
      {
        by: 'Conferma Hotels <bookings@conferma-hotels.example>',
        recipient: desk,
        subject: 'Booking CF#4412 cancelled',
        sent: 9000,
        text: `Your booking CF#4412 at Dakota Leeds has been cancelled.

Cancellation fee: USD 160.00

Conferma Hotels`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Cancelled 16000', 'Jörg Müller +3 15:00 2 Cancelled 16000'],
    costs: [8000, 8000],
  },
]
