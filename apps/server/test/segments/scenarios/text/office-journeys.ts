import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'

/** Journeys of companies: exchanges, tickets bought back, and other flights for cancelled ones. */
export const officeJourneyScenarios: readonly Scenario[] = [
  {
    name: 'an Italian exchange costs a supplement, and the way out under its own PNR is refunded (Trenitalia)',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: jan,
        subject: 'Conferma acquisto biglietti Trenitalia',
        html: `<html><body><p>Gentile Jan van der Berg,</p><p>ti confermiamo l'acquisto dei seguenti biglietti.</p><table border="1"><tr><td colspan="2"><b>ANDATA</b> - PNR: AB#7Q</td></tr><tr><td>Treno</td><td>Frecciarossa 9625</td></tr><tr><td>Partenza</td><td>Milano Centrale {3/} ore 08:00</td></tr><tr><td>Arrivo</td><td>Roma Termini {3/} ore 11:10</td></tr><tr><td>Carrozza 4, Posto 12A</td><td>Prezzo: 79,00 USD</td></tr></table><table border="1"><tr><td colspan="2"><b>RITORNO</b> - PNR: CD#8W</td></tr><tr><td>Treno</td><td>Frecciarossa 9654</td></tr><tr><td>Partenza</td><td>Roma Termini {5/} ore 18:00</td></tr><tr><td>Arrivo</td><td>Milano Centrale {5/} ore 21:10</td></tr><tr><td>Carrozza 7, Posto 3D</td><td>Prezzo: 69,00 USD</td></tr></table><p>Totale: 148,00 USD</p></body></html>`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: jan,
        subject: 'Conferma cambio biglietto - PNR CD#8W',
        sent: 6000,
        text: `Gentile cliente,

il cambio del tuo biglietto è andato a buon fine.

PNR: CD#8W
Nuovo treno: Frecciarossa 9664
Partenza: Roma Termini {5/} ore 20:00
Arrivo: Milano Centrale {5/} ore 23:10
Carrozza 2, Posto 9C
Passeggero: Jan van der Berg
Integrazione pagata: 12,00 USD
`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        recipient: jan,
        subject: 'Rimborso biglietto PNR AB#7Q',
        sent: 9000,
        text: `Gentile cliente,

la richiesta di rimborso del biglietto con PNR AB#7Q è stata accolta. Il biglietto è stato annullato.

Importo rimborsato: 63,20 USD
Trattenuta: 15,80 USD

Trenitalia S.p.A.
`,
      },
    ],
    segments: ['Jan van der Berg +3 08:00 9625 Cancelled 7900', 'Jan van der Berg +5 20:00 9664 Active 6900'],
    bookings: 2,
    costs: [8100],
  },
  {
    name: 'one of two Chinese tickets is changed, and the other one is returned (Ctrip)',
    emails: [
      {
        by: '携程旅行网 <noreply@ctrip.example>',
        recipient: desk,
        subject: '机票出票通知 订单号 30#8812',
        html: `<html><body><p>尊敬的客户，您的机票已出票成功。</p><table border="1"><tr><td>订单号</td><td>30#8812</td></tr><tr><td>航班</td><td>中国东方航空 MU5101</td></tr><tr><td>起飞</td><td>{4:zh-CN} 09:00 上海虹桥(SHA) T2</td></tr><tr><td>到达</td><td>{4:zh-CN} 11:20 北京首都(PEK) T2</td></tr><tr><td>乘机人</td><td>HOPPER/GRACE 票号 781-24#55150<br>WANG/LI 票号 781-24#55151</td></tr><tr><td>订单总额</td><td>USD 260.00</td></tr></table><p>请携带有效证件提前2小时到达机场。</p></body></html>`,
      },
      {
        by: '携程旅行网 <noreply@ctrip.example>',
        recipient: desk,
        subject: '机票改签成功 订单号 30#8812',
        sent: 5000,
        text: `尊敬的客户：

您的改签申请已处理完成。

订单号：30#8812
乘机人：HOPPER/GRACE
原航班：MU5101 {4:zh-CN} 09:00
新航班：MU5105 {4:zh-CN} 13:00 上海虹桥(SHA) - 15:20 北京首都(PEK)
改签费：USD 18.00
`,
      },
      {
        by: '携程旅行网 <noreply@ctrip.example>',
        recipient: desk,
        subject: '退票成功通知 订单号 30#8812',
        sent: 7000,
        text: `尊敬的客户：

您的退票申请已处理完成。

订单号：30#8812
乘机人：WANG/LI
航班：MU5101 上海-北京
退票费：USD 30.00
退款金额：USD 100.00
`,
      },
    ],
    segments: ['Grace Hopper +4 13:00 5105 Active 13000', '[Li Wang] +4 09:00 5101 Cancelled 13000'],
    costs: [3000, 14_800],
  },
  {
    name: 'the receipt of a Swedish train comes before its tickets, of which one is bought back (SJ)',
    emails: [
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Kvitto på ditt köp',
        text: `Kvitto

Tack för ditt köp!
Bokningsnummer: SJ#41X

2 vuxna, 2 klass                 850,00
varav moms 6 %                    48,11
Summa                            USD 85,00
Betalat med kort **** 3341
`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Dina biljetter SJ#41X',
        sent: 10,
        html: `<html><body><h2>Dina biljetter</h2><p>Bokningsnummer <b>SJ#41X</b></p><p>{4:sv}</p><table border="1"><tr><th>Tåg</th><th>Från</th><th>Avgår</th><th>Till</th><th>Ankommer</th></tr><tr><td>X 2000 431</td><td>Stockholm C</td><td>09:20</td><td>Göteborg C</td><td>12:25</td></tr></table><p>Resenärer: Grace Hopper (vagn 3 plats 17), Jörg Müller (vagn 3 plats 18)</p></body></html>`,
      },
      {
        by: 'SJ <noreply@sj.example>',
        recipient: desk,
        subject: 'Återköp av biljett SJ#41X',
        sent: 9000,
        text: `Hej!

Vi har återköpt följande biljett:

Bokningsnummer: SJ#41X
Resenär: Jörg Müller
Tåg 431, {4:sv}, Stockholm C - Göteborg C
Återbetalat belopp: USD 38,25
Återköpsavgift: USD 4,25

Övriga resenärers biljetter gäller som tidigare.
`,
      },
    ],
    segments: ['Grace Hopper +4 09:20 431 Active 4250', 'Jörg Müller +4 09:20 431 Cancelled 4250'],
  },
  {
    name: 'a Finnish airline has another flight for a cancelled one, and the agency cancels everything for its fee',
    emails: [
      {
        by: 'Matkavekka Business <itinerary@matkavekka.example>',
        recipient: grace,
        subject: 'Matkasuunnitelma HOPPER GRACE 28#MV',
        text: `MATKASUUNNITELMA

Matkustaja: HOPPER GRACE MRS
Matkatoimiston varausnumero: 28#MV

AY 431   {4.}
Helsinki (HEL)  10:25
Oulu (OUL)      11:30
Finnairin varaustunnus: AY#7Q

AY 438   {5.}
Oulu (OUL)      17:05
Helsinki (HEL)  18:10
Finnairin varaustunnus: AY#7Q

Hinta yhteensä: 280,00 USD
Lipun numero: 105-24#55170
`,
      },
      {
        by: 'Finnair <noreply@finnair.example>',
        recipient: grace,
        subject: 'Lentosi AY438 on peruttu',
        sent: 15000,
        text: `Hei Grace,

Valitettavasti lentosi AY438 Oulusta Helsinkiin {5:fi} on peruttu. Olemme varanneet sinulle uuden lennon.

Varaustunnus: AY#7Q

Uusi lento
AY 442
{5:fi}
Oulu (OUL) 20:40
Helsinki (HEL) 21:45

Pahoittelemme muutosta.
Finnair
`,
      },
      {
        by: 'Matkavekka Business <itinerary@matkavekka.example>',
        recipient: grace,
        subject: 'Peruutusvahvistus 28#MV',
        sent: 20000,
        text: `Hei,

olemme peruuttaneet matkan 28#MV asiakkaan pyynnöstä.

Hyvitys: 280,00 USD
Toimistomaksu: 20,00 USD

Matkavekka Business
`,
      },
    ],
    segments: ['Grace Hopper +4 10:25 431 Cancelled 14000', 'Grace Hopper +5 20:40 442 Cancelled 14000'],
    stated: ['refund 280.00 USD', 'service_fee 20.00 USD'],
  },
]
