import type { Scenario } from '../scenario'

/** What suppliers write about fees and final invoices, in their own languages. */

const ibis = `ibis Styles Lyon Centre
3 Rue du Béguin, 69007 Lyon, France`

export const feeScenarios: readonly Scenario[] = [
  {
    name: 'a flight is moved and then cancelled in Japanese, for a fee',
    emails: [
      {
        by: 'ANA <noreply@ana.example>',
        subject: '【ANA】ご予約確認 NH#A',
        text: `予約番号: NH#AA
搭乗者: Wei Wang

便名: NH 25
出発: 東京(羽田) HND {2:ja} 13:00
到着: 大阪(伊丹) ITM {2:ja} 14:05

合計: 210.00 USD`,
        recipient: 'Wei Wang <wei.wang@acme.test>',
      },
      {
        by: 'ANA <noreply@ana.example>',
        subject: '【ANA】予約変更のお知らせ',
        sent: 200,
        text: `ご予約が変更されました。

予約番号: NH#AA
搭乗者: Wei Wang

便名: NH 31
出発: 東京(羽田) HND {2:ja} 15:00
到着: 大阪(伊丹) ITM {2:ja} 16:05`,
        recipient: 'Wei Wang <wei.wang@acme.test>',
      },
      {
        by: 'ANA <noreply@ana.example>',
        subject: '【ANA】予約取消のお知らせ',
        sent: 400,
        text: `予約番号 NH#AA はキャンセルされました。
取消手数料: 30.00 USD`,
        recipient: 'Wei Wang <wei.wang@acme.test>',
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +2 15:00 31 Cancelled 21000'],
    costs: [3000],
  },
  {
    name: 'a stay is cancelled in Japanese, for a fee',
    emails: [
      {
        by: '東横イン <noreply@toyoko.example>',
        subject: 'ご予約確認',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `予約番号: TY#567
宿泊者: Wei Wang
東横イン東京駅新大橋前
チェックイン: {4:ja}
チェックアウト: {6:ja}
合計金額: 160.00 USD`,
      },
      {
        by: '東横イン <noreply@toyoko.example>',
        subject: '予約キャンセルのお知らせ',
        sent: 90,
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `予約番号 TY#567 のご予約はキャンセルされました。
キャンセル料: 32.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +4 15:00 2 Cancelled 16000'],
    costs: [3200],
  },
  {
    name: 'the final invoice of a stay in French',
    emails: [
      {
        by: 'Accor <reservation@accor.example>',
        subject: 'Confirmation de réservation',
        text: `Numéro de réservation : ACC#21
Client : Grace Hopper
${ibis}
Arrivée : {2/}
Départ : {4/}
Prix total : 240,00 USD`,
      },
      {
        by: 'Accor <reservation@accor.example>',
        subject: 'Votre facture',
        sent: 33 * 1440,
        text: `Merci de votre séjour.
Numéro de réservation : ACC#21
Client : Grace Hopper
${ibis}
Arrivée : {2/}
Départ : {4/}
Facture finale : 268,40 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 24000'],
    costs: [26840],
  },
  {
    name: 'the agency’s fee in emails of its own is one fee',
    emails: [
      {
        by: 'Carlson Reisen <info@carlson.example>',
        subject: 'Ihre Buchung CRL#3',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungsnummer: CRL#3
Reisender: Jörg Müller

Flug LX 1053
Berlin (BER) - Zürich (ZRH)
Abflug: {4:de} 18:40
Ankunft: {4:de} 20:05

Gesamtpreis: 180,00 USD`,
      },
      {
        by: 'Carlson Reisen <info@carlson.example>',
        subject: 'Rechnung Servicegebühr',
        recipient: 'Jörg Müller <joerg@acme.test>',
        sent: 60,
        text: `Buchungsnummer: CRL#3
Servicegebühr: 18,00 USD`,
      },
      {
        by: 'Carlson Reisen <info@carlson.example>',
        subject: 'Rechnung Servicegebühr',
        recipient: 'Jörg Müller <joerg@acme.test>',
        sent: 90,
        text: `Buchungsnummer: CRL#3
Servicegebühr: 18,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 18:40 1053 Active 18000'],
    costs: [19800],
  },
  {
    name: 'a rental nobody picked up, in Spanish',
    emails: [
      {
        by: 'Hertz <reservas@hertz.example>',
        subject: 'Su reserva HZ#',
        text: `Número de confirmación: HZ#J9
Conductora: Grace Hopper
Recogida: Málaga Aeropuerto, {2:es} 12:00
Devolución: Málaga Aeropuerto, {4:es} 12:00
Vehículo: Seat Ibiza
Total estimado: 96,00 USD`,
      },
      {
        by: 'Hertz <reservas@hertz.example>',
        subject: 'No presentación',
        sent: 31 * 1440,
        text: `Número de confirmación: HZ#J9
Cargo por no presentación: 50,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 12:00 2 Active 9600'],
    costs: [5000],
  },
  {
    name: 'a stay that is moved and then not taken, in Dutch',
    emails: [
      {
        by: 'Van der Valk <reserveringen@valk.example>',
        subject: 'Bevestiging van uw reservering',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Reserveringsnummer: VDV#12
Gast: Jan van der Berg
Van der Valk Hotel Utrecht
Winthontlaan 4-6, 3526 KV Utrecht, Nederland
Aankomst: {1:nl}
Vertrek: {2:nl}
Totaalprijs: USD 120,00`,
      },
      {
        by: 'Van der Valk <reserveringen@valk.example>',
        subject: 'Wijziging van uw reservering',
        sent: 60,
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Uw reservering is gewijzigd.
Reserveringsnummer: VDV#12
Gast: Jan van der Berg
Van der Valk Hotel Utrecht
Winthontlaan 4-6, 3526 KV Utrecht, Nederland
Aankomst: {2:nl}
Vertrek: {4:nl}
Totaalprijs: USD 240,00`,
      },
      {
        by: 'Van der Valk <reserveringen@valk.example>',
        subject: 'No-show',
        sent: 31 * 1440,
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Reserveringsnummer: VDV#12
No-show kosten: USD 120,00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +2 15:00 2 Active 24000'],
    costs: [12000],
  },
  {
    name: 'the final invoice of a stay that has only its reference',
    emails: [
      {
        by: 'Motel One <noreply@motel-one.example>',
        subject: 'Buchungsbestätigung MO#88',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungsnummer: MO#88
Gast: Jörg Müller
Motel One Wien-Hauptbahnhof
Gerhard-Bronner-Straße 11, 1100 Wien
Anreise: {2.}
Abreise: {4.}
Gesamtpreis: 198,00 USD`,
      },
      {
        by: 'Motel One <noreply@motel-one.example>',
        subject: 'Ihre Rechnung zu Buchung MO#88',
        sent: 33 * 1440,
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Vielen Dank für Ihren Aufenthalt. Anbei Ihre Rechnung.

Buchungsnummer: MO#88
Rechnungsbetrag: 223,50 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 15:00 2 Active 19800'],
    costs: [22350],
  },
]
