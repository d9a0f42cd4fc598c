import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'

/** Tickets of railways that are returned, exchanged or cancelled in part. */
export const railwayScenarios: readonly Scenario[] = [
  {
    name: 'Trenitalia for two, one ticket refunded in a table',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: desk,
        subject: 'Conferma acquisto - PNR TR#QX',
        html: `<html><body><table width="600" align="center"><tr><td><img alt="Trenitalia" src="l.png"></td></tr><tr><td><h2>Grazie per aver scelto Trenitalia</h2><p>Il tuo acquisto è confermato. In allegato trovi i tuoi biglietti.</p></td></tr>
<tr><td><table><tr><td>Codice PNR</td><td><b>TR#QX</b></td></tr></table></td></tr>
<tr><td><table><tr><td colspan="2"><b>Andata - {3:it}</b></td></tr><tr><td>Milano Centrale<br>08:10</td><td>Roma Termini<br>11:20</td></tr><tr><td colspan="2">Frecciarossa 9615 - 2ª Standard</td></tr></table></td></tr>
<tr><td><table><tr><th>Passeggero</th><th>Carrozza</th><th>Posto</th><th>Importo</th></tr><tr><td>Grace Hopper</td><td>5</td><td>12A</td><td>70,00 USD</td></tr><tr><td>Ada Lovelace</td><td>5</td><td>12B</td><td>70,00 USD</td></tr></table></td></tr><tr><td><b>Totale: 140,00 USD</b></td></tr><tr><td><a href="https://x.example">Vai alla prenotazione</a></td></tr><tr><td><small>Trenitalia S.p.A. - Piazza della Croce Rossa 1, 00161 Roma</small></td></tr></table></body></html>`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: desk,
        subject: 'Rimborso biglietto - PNR TR#QX',
        sent: 3000,
        html: `<html><body><table width="600"><tr><td><h2>Rimborso effettuato</h2><p>Gentile Cliente, ti confermiamo che la richiesta di rimborso è andata a buon fine.</p></td></tr><tr><td><table><tr><td>Codice PNR</td><td>TR#QX</td></tr><tr><td>Passeggero</td><td>Ada Lovelace</td></tr><tr><td>Treno</td><td>Frecciarossa 9615</td></tr><tr><td>Trattenuta</td><td>14,00 USD</td></tr><tr><td>Importo rimborsato</td><td>56,00 USD</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:10 9615 Active 7000', 'Ada Lovelace +3 08:10 9615 Cancelled 7000'],
  },
  {
    name: 'DB there and back in HTML, the way back is cancelled with a fee',
    emails: [
      {
        by: 'Deutsche Bahn <noreply@deutschebahn.example>',
        subject: 'Buchungsbestätigung (Auftragsnummer 3001#77)',
        html: `<html><body><table><tr><td><p>Guten Tag Frau Hopper,</p><p>vielen Dank für Ihre Buchung bei der Deutschen Bahn.</p></td></tr><tr><td>Auftragsnummer: <b>3001#77</b></td></tr>
<tr><td><h3>Hinfahrt, {2:de}</h3><table><tr><th>Halt</th><th>Datum</th><th>Zeit</th><th>Gleis</th><th>Produkte</th></tr><tr><td>Frankfurt(Main)Hbf</td><td>{2.}</td><td>ab 07:58</td><td>7</td><td rowspan="2">ICE 872</td></tr><tr><td>Berlin Hbf</td><td>{2.}</td><td>an 12:02</td><td>12</td></tr></table></td></tr>
<tr><td><h3>Rückfahrt, {4:de}</h3><table><tr><th>Halt</th><th>Datum</th><th>Zeit</th><th>Gleis</th><th>Produkte</th></tr><tr><td>Berlin Hbf</td><td>{4.}</td><td>ab 16:30</td><td>5</td><td rowspan="2">ICE 877</td></tr><tr><td>Frankfurt(Main)Hbf</td><td>{4.}</td><td>an 20:44</td><td>8</td></tr></table></td></tr>
<tr><td>Reisende: Grace Hopper</td></tr><tr><td>Gesamtpreis: 220,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Deutsche Bahn <noreply@deutschebahn.example>',
        subject: 'Stornierungsbestätigung zu Auftrag 3001#77',
        sent: 3000,
        html: `<html><body><p>Guten Tag Frau Hopper,</p><p>Ihre Rückfahrt wurde storniert. Die Hinfahrt ist weiterhin gültig.</p><table><tr><td>Auftragsnummer</td><td>3001#77</td></tr><tr><td>Stornierte Fahrt</td><td>{4.} Berlin Hbf - Frankfurt(Main)Hbf</td></tr><tr><td>Stornoentgelt</td><td>10,00 USD</td></tr><tr><td>Erstattungsbetrag</td><td>100,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:58 ICE 872 Active 11000', 'Grace Hopper +4 16:30 ICE 877 Cancelled 11000'],
    costs: [11000, 1000],
  },
  {
    name: 'Renfe exchange to another train with a charge, in Spanish',
    emails: [
      {
        by: 'Renfe <noreply@renfe.example>',
        subject: 'Confirmación de compra. Localizador RF#KL',
        text: `Gracias por su compra

Localizador: RF#KL
Viajero: Grace Hopper
Nº de billete: 73510#01

AVE 03102
Madrid-Puerta de Atocha - Barcelona-Sants
Fecha: {3:es}
Salida: 09:00
Llegada: 11:45
Coche: 6  Plaza: 04A

Importe total: 95,00 USD`,
      },
      {
        by: 'Renfe <noreply@renfe.example>',
        subject: 'Confirmación de cambio de billete. Localizador RF#KL',
        sent: 3500,
        text: `Su cambio se ha realizado correctamente

Localizador: RF#KL
Viajero: Grace Hopper

Billete anulado: AVE 03102, {3:es}, 09:00
Nuevo billete: 73510#02

AVE 03142
Madrid-Puerta de Atocha - Barcelona-Sants
Fecha: {3:es}
Salida: 14:00
Llegada: 16:45
Coche: 3  Plaza: 09C

Gastos de cambio: 12,00 USD
Diferencia de precio: 8,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 14:00 AVE 03142 Active 9500'],
    costs: [11500],
  },
  {
    name: 'PKP for two with a ticket each, one is returned, in Polish HTML',
    emails: [
      {
        by: 'PKP Intercity <eic@intercity.example>',
        recipient: desk,
        subject: 'Potwierdzenie zakupu biletu PK#58',
        html: `<html><body><table><tr><td><h2>Dziękujemy za zakup</h2></td></tr><tr><td>Numer zamówienia: <b>PK#58</b></td></tr><tr><td><table border="1"><tr><th>Data</th><th>Odjazd</th><th>Przyjazd</th><th>Pociąg</th><th>Klasa</th></tr><tr><td>{3.}</td><td>Warszawa Centralna 06:45</td><td>Kraków Główny 09:03</td><td>EIP 5300</td><td>2</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Podróżny</th><th>Nr biletu</th><th>Cena</th></tr><tr><td>Grace Hopper</td><td>eIC9#11</td><td>45,00 USD</td></tr><tr><td>Ada Lovelace</td><td>eIC9#12</td><td>45,00 USD</td></tr></table></td></tr><tr><td>Razem do zapłaty: 90,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'PKP Intercity <eic@intercity.example>',
        recipient: desk,
        subject: 'Zwrot biletu eIC9#12',
        sent: 2000,
        html: `<html><body><p>Szanowny Kliencie,</p><p>potwierdzamy zwrot biletu.</p><table border="1"><tr><td>Numer zamówienia</td><td>PK#58</td></tr><tr><td>Nr biletu</td><td>eIC9#12</td></tr><tr><td>Podróżny</td><td>Ada Lovelace</td></tr><tr><td>Potrącenie 15%</td><td>6,75 USD</td></tr><tr><td>Kwota zwrotu</td><td>38,25 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 06:45 EIP 5300 Active 4500', 'Ada Lovelace +3 06:45 EIP 5300 Cancelled 4500'],
  },
  {
    name: 'MÁV ticket is returned, in Hungarian',
    emails: [
      {
        by: 'MÁV-START <eticket@mav.example>',
        subject: 'Sikeres jegyvásárlás - MV#90',
        text: `Tisztelt Hopper Grace!

Köszönjük vásárlását.

Rendelésszám: MV#90
Utas: Grace Hopper

Budapest-Keleti - Győr
{3:hu}
Indulás: 08:40
Érkezés: 10:05
RJX 64

Fizetett összeg: 18,00 USD`,
      },
      {
        by: 'MÁV-START <eticket@mav.example>',
        subject: 'Jegy visszaváltása - MV#90',
        sent: 1500,
        text: `Tisztelt Ügyfelünk!

Az MV#90 számú rendeléséhez tartozó jegyét visszaváltottuk.

Kezelési költség: 3,00 USD
Visszatérített összeg: 15,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:40 RJX 64 Cancelled 1800'],
    costs: [300],
  },
  {
    name: 'SJ: the way back is cancelled, in Swedish',
    emails: [
      {
        by: 'SJ <noreply@sj.example>',
        recipient: ada,
        subject: 'Bokningsbekräftelse SJ#4K',
        text: `Tack för din bokning, Ada!

Bokningsnummer: SJ#4K

Utresa {3:sv}
Stockholm C 08:10 - Göteborg C 11:17
SJ Snabbtåg 425

Återresa {4:sv}
Göteborg C 17:42 - Stockholm C 20:48
SJ Snabbtåg 448

Resenär: Ada Lovelace
Totalt: 130,00 USD`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: ada,
        subject: 'Avbokning av din resa SJ#4K',
        sent: 1500,
        text: `Hej Ada!

Din återresa är avbokad.

Bokningsnummer: SJ#4K
Återbetalning: 60,00 USD
Avbokningsavgift: 5,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 08:10 425 Active 6500', 'Ada Lovelace +4 17:42 448 Cancelled 6500'],
    costs: [6500, 500],
  },
  {
    name: 'České dráhy for two in Czech HTML, one ticket is returned',
    emails: [
      {
        by: 'České dráhy <eshop@cd.example>',
        recipient: desk,
        subject: 'Potvrzení o nákupu CD#31',
        html: `<html><body><table width="600"><tr><td><h2>Děkujeme za Váš nákup</h2><p>Číslo objednávky: <b>CD#31</b></p></td></tr><tr><td><table><tr><td>{3:cs}</td><td>Praha hl.n.</td><td>odj. 08:52</td></tr><tr><td></td><td>Brno hl.n.</td><td>příj. 11:20</td></tr><tr><td colspan="3">Vlak: railjet 71</td></tr></table></td></tr><tr><td><table><tr><th>Cestující</th><th>Jízdenka</th><th>Cena</th></tr><tr><td>Grace Hopper</td><td>1111-2#1</td><td>20,00 USD</td></tr><tr><td>Ada Lovelace</td><td>1111-2#2</td><td>20,00 USD</td></tr></table></td></tr><tr><td>Celkem: 40,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'České dráhy <eshop@cd.example>',
        recipient: desk,
        subject: 'Vrácení jízdenky - objednávka CD#31',
        sent: 2000,
        html: `<html><body><p>Dobrý den,</p><p>jízdenka byla vrácena.</p><table><tr><td>Číslo objednávky</td><td>CD#31</td></tr><tr><td>Cestující</td><td>Ada Lovelace</td></tr><tr><td>Srážka 5 %</td><td>1,00 USD</td></tr><tr><td>Vrácená částka</td><td>19,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:52 71 Active 2000', 'Ada Lovelace +3 08:52 71 Cancelled 2000'],
  },
  {
    name: 'a delay is compensated: nothing is cancelled (Eurostar)',
    emails: [
      {
        by: 'Eurostar <noreply@eurostar.example>',
        subject: 'Your Eurostar booking ES#7Q is confirmed',
        html: `<html><body><table width="600"><tr><td><h1>You're going to Paris</h1><p>Booking reference <b>ES#7Q</b></p></td></tr><tr><td><h3>Outbound</h3><table><tr><td>{3:en-GB}</td><td>Train 9018</td></tr><tr><td>09:31</td><td>London St Pancras Int'l</td></tr><tr><td>12:50</td><td>Paris Gare du Nord</td></tr></table></td></tr><tr><td><table><tr><td>Passenger</td><td>Grace Hopper</td></tr><tr><td>Coach 7</td><td>Seat 41</td></tr></table></td></tr><tr><td>Total paid: USD 150.00</td></tr></table></body></html>`,
      },
      {
        by: 'Eurostar <noreply@eurostar.example>',
        subject: 'Refund for your delayed train - ES#7Q',
        sent: 46000,
        html: `<html><body><p>Dear Ms Hopper,</p><p>We're sorry that train 9018 was delayed. Your compensation has been paid.</p><table><tr><td>Booking reference</td><td>ES#7Q</td></tr><tr><td>Passenger</td><td>Grace Hopper</td></tr><tr><td>Refund amount</td><td>USD 37.50</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:31 9018 Active 15000'],
    costs: [11250],
  },
]
