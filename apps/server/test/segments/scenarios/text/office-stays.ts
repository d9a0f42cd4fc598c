import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const ada = 'Ada Lovelace <ada@acme.test>'

/** Stays and rentals of companies: other dates, rooms given back, no-shows and final bills. */
export const officeStayScenarios: readonly Scenario[] = [
  {
    name: 'a French stay is moved by letter, and its invoice has breakfasts and the tax',
    emails: [
      {
        by: 'Hôtel Le Clos Saint-Martin <reception@clossaintmartin.example>',
        recipient: ada,
        subject: 'Confirmation de réservation n° CS#48',
        text: `Bonjour Madame Lovelace,

Nous avons le plaisir de vous confirmer votre réservation au Clos Saint-Martin, 12 rue des Carmes, 33000 Bordeaux.

N° de réservation : CS#48
Arrivée : {3:fr} à partir de 15h00
Départ : {5:fr} avant 11h00
Chambre : 1 chambre double supérieure, 1 adulte
Tarif : 120,00 USD par nuit
Montant total du séjour : 240,00 USD
Taxe de séjour en sus : 2,00 USD par personne et par nuit, à régler sur place
Petit-déjeuner : 14,00 USD par personne

Annulation sans frais jusqu'à 48h avant l'arrivée.

Bien cordialement,
La réception
`,
      },
      {
        by: 'Hôtel Le Clos Saint-Martin <reception@clossaintmartin.example>',
        recipient: ada,
        subject: 'RE: modification de votre séjour CS#48',
        sent: 4000,
        text: `Bonjour Madame Lovelace,

Comme convenu par téléphone, votre réservation CS#48 est modifiée comme suit :

Nouvelle arrivée : {4:fr}
Nouveau départ : {7:fr}
Nombre de nuits : 3
Nouveau montant total : 360,00 USD

Bien cordialement,
La réception
Hôtel Le Clos Saint-Martin
`,
      },
      {
        by: 'Hôtel Le Clos Saint-Martin <comptabilite@clossaintmartin.example>',
        recipient: ada,
        subject: 'Votre facture F-2027-#9',
        sent: 35 * 1440 + 60,
        html: `<html><body><p>Madame Lovelace,</p><p>Merci de votre visite. Veuillez trouver ci-dessous votre facture.</p><table><tr><td>Facture n°</td><td>F-2027-#9</td></tr><tr><td>Réservation</td><td>CS#48</td></tr><tr><td>Cliente</td><td>Ada Lovelace</td></tr><tr><td>Séjour</td><td>du {4/} au {7/}</td></tr></table><table border="1"><tr><th>Désignation</th><th>Qté</th><th>P.U.</th><th>Total TTC</th></tr><tr><td>Hébergement</td><td>3</td><td>120,00</td><td>360,00</td></tr><tr><td>Petit-déjeuner</td><td>2</td><td>14,00</td><td>28,00</td></tr><tr><td>Taxe de séjour</td><td>3</td><td>2,00</td><td>6,00</td></tr><tr><td>Parking</td><td>1</td><td>15,00</td><td>15,00</td></tr></table><p>Total TTC : 409,00 USD<br>dont TVA 10 % : 35,00 USD<br>Réglé par carte bancaire : 409,00 USD<br>Reste dû : 0,00 USD</p></body></html>`,
      },
    ],
    segments: ['Ada Lovelace +4 15:00 3 Active 36000'],
    costs: [40_900],
  },
  {
    name: 'one of two Japanese rooms is given back for a fee',
    emails: [
      {
        by: 'ドーミーイン予約センター <reserve@dormyinn.example>',
        recipient: desk,
        subject: '【予約確認】ご予約ありがとうございます DM#771',
        text: `この度はドーミーインをご予約いただき、誠にありがとうございます。
下記の通りご予約を承りました。

■予約番号：DM#771
■ホテル：ドーミーイン博多祇園
■チェックイン：{3:ja} 15:00
■チェックアウト：{5:ja} 11:00
■部屋タイプ：シングルルーム（禁煙） 2室
■宿泊者：
　1室目 Grace Hopper 様
　2室目 Ada Lovelace 様
■合計料金：USD 320.00（税込）

キャンセル料：前日 50%、当日 100%
`,
      },
      {
        by: 'ドーミーイン予約センター <reserve@dormyinn.example>',
        recipient: desk,
        subject: '【キャンセル】1室のキャンセルを承りました DM#771',
        sent: 9000,
        text: `いつもドーミーインをご利用いただきありがとうございます。
下記のお部屋のキャンセルを承りました。

■予約番号：DM#771
■キャンセルするお部屋：2室目 Ada Lovelace 様
■キャンセル料：USD 40.00

1室目のご予約はそのまま承っております。
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 16000', 'Ada Lovelace +3 15:00 2 Cancelled 16000'],
  },
  {
    name: 'an American hotel charges a night and its tax for a guest who did not come (DoubleTree)',
    emails: [
      {
        by: 'Hilton Honors <noreply@h4.hilton.example>',
        recipient: grace,
        subject: 'Your Aug stay at DoubleTree: Confirmation No. 33#7712',
        html: `<html><body><table width="640"><tr><td><h1>YOU'RE GOING TO CHICAGO!</h1></td></tr><tr><td>Confirmation No. 33#7712</td></tr><tr><td>Grace Hopper</td></tr><tr><td><table><tr><td>CHECK IN<br><b>{4:en-US_short}</b><br>4:00 PM</td><td>CHECK OUT<br><b>{6:en-US_short}</b><br>11:00 AM</td></tr></table></td></tr><tr><td>DoubleTree by Hilton Chicago Magnificent Mile<br>300 East Ohio Street, Chicago, IL 60611</td></tr><tr><td>1 KING BED NONSMOKING<br>1 Adult</td></tr><tr><td><table><tr><td>Room: 2 nights</td><td>$318.00</td></tr><tr><td>Taxes</td><td>$55.34</td></tr><tr><td>Total for stay</td><td>USD $373.34</td></tr></table></td></tr><tr><td>Cancellation policy: There is a charge of one night's room rate plus tax if you cancel after 11:59 PM hotel time two days before arrival or do not show.</td></tr></table></body></html>`,
      },
      {
        by: 'DoubleTree Chicago Front Office <chidt_fo@hilton.example>',
        recipient: grace,
        subject: 'No-show notice, confirmation 33#7712',
        sent: 33 * 1440,
        text: `Dear Ms. Hopper,

We missed you! Our records show that you did not arrive for your reservation on {4:en-US}.

Confirmation number: 33#7712
Guest name: Grace Hopper

In accordance with the cancellation policy of your rate, the following was charged to your Visa ending in 2201:

No-show charge (1 night): USD 159.00
Occupancy tax: USD 27.67
Total charged: USD 186.67

Sincerely,
Front Office
DoubleTree by Hilton Chicago Magnificent Mile
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 16:00 2 Active 37334'],
    costs: [18_667],
  },
  {
    name: 'the receipt of an American rental has its contract’s number first, and later hours (Hertz)',
    emails: [
      {
        by: 'Hertz Reservations <reservations@emails.hertz.example>',
        recipient: grace,
        subject: 'My Hertz Reservation K#19F3B2',
        text: `Thanks for Traveling at the Speed of Hertz, GRACE HOPPER

Your Confirmation Number is K#19F3B2

Pickup Location
Denver International Airport
24890 E 78th Ave, Denver, CO 80249
Pickup Time: {3:en-US} at 10:30 AM

Return Location
Denver International Airport
24890 E 78th Ave, Denver, CO 80249
Return Time: {6:en-US} at 10:30 AM

Your Vehicle
Midsize SUV (L4) Nissan Rogue or similar

Total Approximate Charge: 214.50 USD

Rate was guaranteed based on location, pick-up and return date and time information.
`,
      },
      {
        by: 'Hertz E-Receipts <ereceipts@emails.hertz.example>',
        recipient: grace,
        subject: 'Hertz E-Return Receipt - Rental Record 88#01922',
        sent: 34 * 1440 + 500,
        text: `E-RETURN RECEIPT

RENTAL RECORD: 88#01922
RESERVATION: K#19F3B2
RENTER: HOPPER GRACE

RENTED: DENVER INTL AIRPORT  {3:en-US_short} 10:41 AM
RETURNED: DENVER INTL AIRPORT  {6:en-US_short} 1:12 PM

TIME AND MILEAGE        3 DAYS @ 52.00     USD 156.00
LATE RETURN             2 HRS @ 14.00      USD  28.00
PLATEPASS TOLLS                            USD  11.25
CONCESSION FEE RECOVERY                    USD  17.33
TAXES                                      USD  41.17
TOTAL CHARGES                              USD 253.75
CHARGED TO VISA XXXXXXXXXXXX2201           USD 253.75
`,
      },
    ],
    segments: ['Grace Hopper +3 10:41 4 Active 21450'],
    costs: [25_375],
  },
]
