import { carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const skymark = 'スカイマーク <noreply@skymark.example>'
const airBusan = '에어부산 <noreply@airbusan.example>'
const business = '差旅中心 <bill@biztravel.example>'
const chunqiu = '春秋航空 <service@ch.example>'
const intercity = 'PKP Intercity <bilety@ic-bilety.example>'

/** Emails in eastern languages and Polish that arrive before those they are about. */
export const unusualOrderScenarios: readonly Scenario[] = [
  {
    name: 'one of two passengers of a Japanese flight is cancelled for a fee, and the receipt has the only price',
    emails: [
      {
        by: skymark,
        recipient: desk,
        subject: '【スカイマーク】ご予約完了のお知らせ（予約番号 SK#4）',
        text: `この度はスカイマークをご利用いただき、誠にありがとうございます。
ご予約が完了いたしました。

予約番号：SK#4

便名：BC 103
搭乗日：{5:ja}
出発：東京（羽田） 09:25
到着：福岡 11:25

ご搭乗者
1. HOPPER GRACE 様
2. MUELLER JOERG 様

運賃は購入後にお送りする領収書をご確認ください。
`,
      },
      {
        by: skymark,
        recipient: desk,
        subject: '【スカイマーク】領収書（予約番号 SK#4）',
        sent: 30,
        html: carded({
          preview: '領収書',
          body: [
            '<h3>領収書</h3>',
            pairs('予約番号|SK#4\n合計金額|USD 240.00\nお支払い方法|クレジットカード'),
            '<p>上記の金額を領収いたしました。</p>',
          ],
          footer: 'スカイマーク株式会社 東京都大田区羽田空港',
        }),
      },
      {
        by: skymark,
        recipient: desk,
        subject: '【スカイマーク】キャンセル完了のお知らせ（予約番号 SK#4）',
        sent: 9000,
        text: `キャンセルのお手続きが完了いたしました。

予約番号：SK#4
キャンセルされた搭乗者：MUELLER JOERG 様
便名：BC 103

取消手数料：USD 20.00
払戻金額：USD 100.00
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 09:25 103 Active 12000', 'Jörg Müller +5 09:25 103 Cancelled 12000'],
    costs: [12_000, 2000],
  },
  {
    name: 'a Korean notice for check-in without a name, before the booking of two and the delay',
    emails: [
      {
        by: airBusan,
        recipient: desk,
        subject: '[에어부산] 항공권 예약 확인 (예약번호: BX#7)',
        html: framed({
          preview: '예약이 완료되었습니다.',
          body: [
            '<h2>예약이 완료되었습니다</h2>',
            pairs('예약번호|BX#7\n탑승객|HOPPER/GRACE, LOVELACE/ADA'),
            grid('편명|출발|도착\nBX 8105|김포(GMP) {4:ko} 10:20|부산(PUS) {4:ko} 11:20'),
            pairs('총 결제금액|USD 130.00'),
          ],
          footer: '에어부산(주) 부산광역시 강서구 유통단지1로 57',
        }),
      },
      {
        by: airBusan,
        recipient: desk,
        subject: '[에어부산] 온라인 체크인 안내',
        sent: 31 * 1440,
        text: `고객님의 항공편 온라인 체크인이 시작되었습니다.

예약번호: BX#7
편명: BX 8105
출발: 김포(GMP) {4:ko} 10:20
도착: 부산(PUS) {4:ko} 11:20
`,
      },
      {
        by: airBusan,
        recipient: desk,
        subject: '[에어부산] BX8105편 지연 안내',
        sent: 32 * 1440 - 200,
        text: `안녕하세요, 에어부산입니다.

{4:ko} 김포-부산 BX8105편이 항공기 연결 관계로 지연됩니다.

예약번호: BX#7
변경 전 출발시각: 10:20
변경 후 출발시각: 11:05

불편을 드려 죄송합니다.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 11:05 8105 Active 6500', 'Ada Lovelace +4 11:05 8105 Active 6500'],
  },
  {
    name: 'a Chinese agency’s statement in rows prices a flight and a hotel that were confirmed without prices',
    emails: [
      {
        by: chunqiu,
        recipient: desk,
        subject: '出票成功通知 订单号 CH#81',
        text: `尊敬的旅客：

您的机票已出票成功。

订单号：CH#81
航班号：9C8515
乘机人：Hopper/Grace
日期：{3:zh-CN}
起飞：上海虹桥（SHA） 08:10
到达：厦门（XMN） 09:55

请提前90分钟到达机场办理乘机手续。
`,
      },
      {
        by: '鹭江宾馆 <reserve@lujianghotel.example>',
        recipient: desk,
        subject: '酒店预订确认 LJ#30',
        sent: 300,
        text: `您好，您的预订已确认。

确认号：LJ#30
酒店：厦门鹭江宾馆
地址：厦门市思明区鹭江道54号
入住日期：{3:zh-CN}
离店日期：{5:zh-CN}
入住人：Hopper/Grace
房型：豪华大床房
房费由公司统一结算。
`,
      },
      {
        by: business,
        recipient: desk,
        subject: '差旅对账单',
        sent: 12_000,
        html: `<html><body><p>尊敬的客户，您好！</p><p>以下为本期差旅账单：</p><table border="1"><tr><th>出行人</th><th>项目</th><th>订单号</th><th>金额</th></tr><tr><td>Hopper/Grace</td><td>机票 上海-厦门</td><td>CH#81</td><td>USD 98.00</td></tr><tr><td>Hopper/Grace</td><td>酒店 厦门鹭江宾馆</td><td>LJ#30</td><td>USD 150.00</td></tr><tr><td colspan="3">合计</td><td>USD 248.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +3 08:10 8515 Active 9800', 'Grace Hopper +3 15:00 2 Active 15000'],
  },
  {
    name: 'a Polish train for two: other seats, one ticket is returned',
    emails: [
      {
        by: intercity,
        recipient: desk,
        subject: 'Potwierdzenie zakupu biletu IC#902',
        html: framed({
          preview: 'Dziękujemy za zakup biletu',
          body: [
            '<p>Dziękujemy za zakup biletu.</p>',
            pairs('Numer zamówienia|IC#902\nPociąg|EIP 5300\nPodróżni|Grace Hopper, Ada Lovelace'),
            grid('Stacja|Data|Godzina\nKraków Główny|{4.}|07:12\nWarszawa Centralna|{4.}|09:31'),
            pairs('Wagon|3\nMiejsca|41, 42\nDo zapłaty|84,00 USD'),
          ],
          footer: 'PKP Intercity S.A., Al. Jerozolimskie 142A, Warszawa',
        }),
      },
      {
        by: intercity,
        recipient: desk,
        subject: 'Zmiana miejsc - zamówienie IC#902',
        sent: 9000,
        text: `Szanowni Państwo,

z powodu zmiany zestawienia pociągu EIP 5300 w dniu {4.} zmieniły się Państwa miejsca.

Numer zamówienia: IC#902
Dotychczasowe miejsca: wagon 3, miejsca 41, 42
Nowe miejsca: wagon 5, miejsca 11, 12

Godzina odjazdu z Krakowa pozostaje bez zmian: 07:12.
`,
      },
      {
        by: intercity,
        recipient: desk,
        subject: 'Zwrot biletu - zamówienie IC#902',
        sent: 12_000,
        text: `Szanowni Państwo,

potwierdzamy zwrot biletu.

Numer zamówienia: IC#902
Podróżny: Ada Lovelace
Potrącenie 15%: 6,30 USD
Kwota zwrotu: 35,70 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 07:12 EIP 5300 Active 4200', 'Ada Lovelace +4 07:12 EIP 5300 Cancelled 4200'],
    costs: [630, 4200],
  },
]
