import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Packages and stays of portals, of which a part is cancelled, or which the hotel or the portal changes. */
export const packageScenarios: readonly Scenario[] = [
  {
    name: 'the car of a German package for two is cancelled, and its refund is stated twice',
    emails: [
      {
        by: 'weg.de <buchung@weg.example>',
        recipient: desk,
        subject: 'Buchungsbestätigung – Vorgangsnummer 77#4410',
        html: `<html><body><table width="640"><tr><td><h1>Ihre Reise ist gebucht!</h1><p>Vorgangsnummer: <b>77#4410</b></p></td></tr><tr><td><h3>Reisende</h3><ol><li>Frau Grace Hopper</li><li>Frau Ada Lovelace</li></ol></td></tr><tr><td><h3>Ihre Flüge</h3><table border="1"><tr><th>Flug</th><th>Abflug</th><th>Ankunft</th></tr><tr><td>EW 582</td><td>Düsseldorf (DUS)<br>{3.} 06:15</td><td>Palma de Mallorca (PMI)<br>{3.} 08:40</td></tr><tr><td>EW 589</td><td>Palma de Mallorca (PMI)<br>{6.} 19:05</td><td>Düsseldorf (DUS)<br>{6.} 21:35</td></tr></table></td></tr><tr><td><h3>Ihr Hotel</h3><table border="1"><tr><td>Hotel</td><td>Hotel Born, Palma</td></tr><tr><td>Anreise</td><td>{3.}</td></tr><tr><td>Abreise</td><td>{6.}</td></tr><tr><td>Zimmer</td><td>Doppelzimmer mit Frühstück</td></tr></table></td></tr><tr><td><h3>Ihr Mietwagen</h3><table border="1"><tr><td>Vermieter</td><td>Record go</td></tr><tr><td>Abholung</td><td>Flughafen Palma de Mallorca, {3.} 09:30 Uhr</td></tr><tr><td>Rückgabe</td><td>Flughafen Palma de Mallorca, {6.} 17:00 Uhr</td></tr><tr><td>Fahrerin</td><td>Grace Hopper</td></tr></table></td></tr><tr><td><b>Gesamtpreis: 1.600,00 USD</b></td></tr><tr><td><small>Es gelten die Reisebedingungen des Veranstalters. Stornierungen bis 30 Tage vor Anreise 25 % des Reisepreises.</small></td></tr></table></body></html>`,
      },
      {
        by: 'weg.de <service@weg.example>',
        recipient: desk,
        subject: 'Teilstornierung zu Vorgangsnummer 77#4410',
        sent: 6000,
        html: `<html><body><p>Sehr geehrte Frau Hopper,</p><p>wie gewünscht haben wir den Mietwagen Ihrer Reise storniert. Flüge und Hotel bleiben unverändert bestehen.</p><table border="1"><tr><td>Vorgangsnummer</td><td>77#4410</td></tr><tr><td>Stornogebühr Mietwagen</td><td>80,00 USD</td></tr><tr><td>Erstattung</td><td>520,00 USD</td></tr></table><p>Ihr weg.de Serviceteam</p></body></html>`,
      },
      {
        by: 'weg.de <buchhaltung@weg.example>',
        recipient: desk,
        subject: 'Gutschrift zu Vorgangsnummer 77#4410',
        sent: 9000,
        text: `Sehr geehrte Frau Hopper,

wir haben Ihnen heute folgenden Betrag auf Ihre Kreditkarte gutgeschrieben:

Vorgangsnummer: 77#4410
Erstattung: 520,00 USD

Mit freundlichen Grüßen
weg.de Buchhaltung`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 06:15 582 Active 12307',
      'Ada Lovelace +3 06:15 582 Active 12308',
      'Grace Hopper +3 15:00 3 Active 36924',
      'Ada Lovelace +3 15:00 3 Active 36923',
      'Grace Hopper +3 09:30 4 Cancelled 36923',
      'Grace Hopper +6 19:05 589 Active 12308',
      'Ada Lovelace +6 19:05 589 Active 12307',
    ],
    stated: ['cancellation_fee 80.00 USD 2', 'refund 520.00 USD 2'],
  },
  {
    name: 'a Swedish agency sells flights and a stay for two, and takes another hotel',
    emails: [
      {
        by: 'Ticket Business <resor@ticketbusiness.example>',
        recipient: desk,
        subject: 'Resebekräftelse TB#61',
        text: `Hej!

Tack för din bokning. Här kommer din resebekräftelse.

Bokningsnummer: TB#61

Resenärer:
Grace Hopper
Ada Lovelace

FLYG
AY 802 Stockholm Arlanda (ARN) - Helsingfors (HEL)
{4:sv_short} avgång 07:10, ankomst 09:10
Flygbolagets bokningskod: A#KLM

HOTELL
Hotel Kämp, Pohjoisesplanadi 29, Helsingfors
Incheckning: {4:sv}
Utcheckning: {7:sv}

FLYG
AY 817 Helsingfors (HEL) - Stockholm Arlanda (ARN)
{7:sv_short} avgång 18:15, ankomst 18:15
Flygbolagets bokningskod: A#KLM

Totalpris: 1 000,00 USD

Trevlig resa!
Ticket Business`,
      },
      {
        by: 'Ticket Business <resor@ticketbusiness.example>',
        recipient: desk,
        subject: 'Ändrat hotell, bokning TB#61',
        sent: 7000,
        text: `Hej!

Hotel Kämp är tyvärr överbokat. Vi har därför bokat ett annat hotell åt er utan extra kostnad.

Bokningsnummer: TB#61

Nytt hotell:
Hotel Lilla Roberts, Pieni Roobertinkatu 1-3, Helsingfors
Incheckning: {4:sv}
Utcheckning: {7:sv}
Gäster: Grace Hopper, Ada Lovelace

Med vänlig hälsning
Ticket Business`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: desk,
        subject: 'Dags att checka in - A#KLM',
        sent: 44_500,
        html: `<html><body><table width="600"><tr><td><b>FINNAIR</b></td></tr><tr><td><h2>Incheckningen är öppen</h2><p>Bokningskod: <b>A#KLM</b></p></td></tr><tr><td><table><tr><td>AY802</td><td>Stockholm (ARN) - Helsingfors (HEL)</td></tr><tr><td>Avgång</td><td>{4:sv} 07:10</td></tr><tr><td>Ankomst</td><td>{4:sv} 09:10</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 07:10 802 Active 10000',
      'Ada Lovelace +4 07:10 802 Active 10000',
      'Grace Hopper +4 15:00 3 Active 30000',
      'Ada Lovelace +4 15:00 3 Active 30000',
      'Grace Hopper +7 18:15 817 Active 10000',
      'Ada Lovelace +7 18:15 817 Active 10000',
    ],
    trips: ['Ada Lovelace +4 +7 Helsinki', 'Grace Hopper +4 +7 Helsinki'],
  },
  {
    name: 'an Italian hotel adds a night to what a portal booked, and the portal’s email arrives again',
    emails: [
      {
        by: 'lastminute.com <prenotazioni@lastminute.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Prenotazione confermata - ID 5#20931',
        html: `<html><body><table width="600"><tr><td><h2>La tua prenotazione è confermata!</h2></td></tr><tr><td><table><tr><td>ID prenotazione</td><td><b>5#20931</b></td></tr><tr><td>Hotel</td><td>Grand Hotel Savoia</td></tr><tr><td>Indirizzo</td><td>Via Arsenale di Terra 5, 16126 Genova</td></tr><tr><td>Check-in</td><td>{3:it_short}, dalle 15:00</td></tr><tr><td>Check-out</td><td>{5:it_short}, entro le 12:00</td></tr><tr><td>Ospiti</td><td>Grace Hopper, Carl Gauss</td></tr><tr><td>Totale pagato</td><td>260,00 USD</td></tr></table></td></tr><tr><td><small>Cancellazione gratuita fino a 3 giorni prima dell'arrivo.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Grand Hotel Savoia <prenotazioni@savoiagenova.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Modifica della Sua prenotazione SV#7',
        sent: 4000,
        text: `Gentile Signora Hopper,

come da Sua richiesta abbiamo prolungato il soggiorno prenotato tramite lastminute.com (ID prenotazione 5#20931) di una notte.

Numero di conferma: SV#7
Ospiti: Grace Hopper e Carl Gauss
Grand Hotel Savoia, Via Arsenale di Terra 5, Genova
Arrivo: {3:it}
Partenza: {6:it}
Nuovo totale: 390,00 USD

Cordiali saluti,
Ufficio prenotazioni`,
      },
      {
        by: 'lastminute.com <prenotazioni@lastminute.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Prenotazione confermata - ID 5#20931',
        sent: 1,
        html: `<html><body><table width="600"><tr><td><h2>La tua prenotazione è confermata!</h2></td></tr><tr><td><table><tr><td>ID prenotazione</td><td><b>5#20931</b></td></tr><tr><td>Hotel</td><td>Grand Hotel Savoia</td></tr><tr><td>Indirizzo</td><td>Via Arsenale di Terra 5, 16126 Genova</td></tr><tr><td>Check-in</td><td>{3:it_short}, dalle 15:00</td></tr><tr><td>Check-out</td><td>{5:it_short}, entro le 12:00</td></tr><tr><td>Ospiti</td><td>Grace Hopper, Carl Gauss</td></tr><tr><td>Totale pagato</td><td>260,00 USD</td></tr></table></td></tr><tr><td><small>Cancellazione gratuita fino a 3 giorni prima dell'arrivo.</small></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 3 Active 19500', '[Carl Gauss] +3 15:00 3 Active 19500'],
  },
  {
    name: 'a Japanese package for two is cancelled for a fee',
    emails: [
      {
        by: '日本旅行 <reserve@nta.example>',
        recipient: desk,
        subject: '【日本旅行】ご予約確認（お申込番号 NT#82）',
        text: `この度は日本旅行をご利用いただき、誠にありがとうございます。
下記のとおりご予約を承りました。

お申込番号：NT#82
ご旅行者：Grace Hopper 様、Ada Lovelace 様

■往路
ANA 243便
東京（羽田） 09:00発 → 福岡 10:55着
{3:ja}

■ご宿泊
ホテル日航福岡
チェックイン：{3:ja}
チェックアウト：{5:ja}

■復路
ANA 264便
福岡 18:30発 → 東京（羽田） 20:10着
{5:ja}

旅行代金合計：800.00 USD

株式会社日本旅行
※取消料はご出発の20日前から申し受けます。`,
      },
      {
        by: '日本旅行 <reserve@nta.example>',
        recipient: desk,
        subject: '【日本旅行】お取消完了のお知らせ（お申込番号 NT#82）',
        sent: 12_000,
        text: `下記のご旅行のお取消を承りました。

お申込番号：NT#82

取消料：160.00 USD
ご返金額：640.00 USD

またのご利用をお待ちしております。
株式会社日本旅行`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 09:00 243 Cancelled 10000',
      'Ada Lovelace +3 09:00 243 Cancelled 10000',
      'Grace Hopper +3 15:00 2 Cancelled 20000',
      'Ada Lovelace +3 15:00 2 Cancelled 20000',
      'Grace Hopper +5 18:30 264 Cancelled 10000',
      'Ada Lovelace +5 18:30 264 Cancelled 10000',
    ],
    costs: [2000, 2000, 4000, 4000, 2000, 2000],
  },
]
