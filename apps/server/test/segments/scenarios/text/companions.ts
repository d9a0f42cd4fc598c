import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** What concerns one of several travelers, or of two parties’ emails about one flight. */
export const companionScenarios: readonly Scenario[] = [
  {
    name: 'one of two flies back later, in Korean',
    emails: [
      {
        by: '대한항공 <noreply@koreanair.example>',
        recipient: desk,
        subject: '[대한항공] 항공권 구매 확인 (KE#71)',
        html: `<html><body><table width="600"><tr><td>예약번호</td><td><b>KE#71</b></td></tr></table><h3>여정</h3><table border="1"><tr><th>편명</th><th>출발</th><th>도착</th></tr><tr><td>KE1231</td><td>서울/김포(GMP)<br>{3:ko} 14:05</td><td>제주(CJU)<br>{3:ko} 15:15</td></tr><tr><td>KE1240</td><td>제주(CJU)<br>{5:ko} 18:00</td><td>서울/김포(GMP)<br>{5:ko} 19:10</td></tr></table><h3>승객 정보</h3><table border="1"><tr><td>HOPPER/GRACE</td><td>180-22110#1</td></tr><tr><td>LOVELACE/ADA</td><td>180-22110#2</td></tr></table><table border="1"><tr><td>총액</td><td>USD 320.00</td></tr></table></body></html>`,
      },
      {
        by: '대한항공 <noreply@koreanair.example>',
        recipient: desk,
        subject: '[대한항공] 여정 변경 안내 (KE#71)',
        sent: 6000,
        html: `<html><body><p>고객님의 여정이 변경되었습니다.</p><table><tr><td>예약번호</td><td>KE#71</td></tr><tr><td>승객</td><td>LOVELACE/ADA</td></tr></table><table border="1"><tr><th>편명</th><th>출발</th><th>도착</th></tr><tr><td>KE1256</td><td>제주(CJU)<br>{5:ko} 20:30</td><td>서울/김포(GMP)<br>{5:ko} 21:40</td></tr></table><p>변경 수수료: USD 20.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 14:05 1231 Active 8000',
      'Ada Lovelace +3 14:05 1231 Active 8000',
      'Grace Hopper +5 18:00 1240 Active 8000',
      'Ada Lovelace +5 20:30 1256 Active 8000',
    ],
  },
  {
    name: 'one of two changes to a later flight, in Chinese',
    emails: [
      {
        by: '携程旅行 <noreply@ctrip.example>',
        recipient: desk,
        subject: '【携程旅行】机票出票通知 订单号88#301',
        html: `<html><body><table width="600"><tr><td>尊敬的客户，您的机票已出票。</td></tr><tr><td>订单号：<b>88#301</b></td></tr><tr><td><table border="1"><tr><th>航班</th><th>起飞</th><th>到达</th></tr><tr><td>国航CA1831</td><td>{4:zh-CN} 07:30<br>北京首都国际机场(PEK) T3</td><td>{4:zh-CN} 09:45<br>上海虹桥国际机场(SHA) T2</td></tr></table></td></tr><tr><td><table border="1"><tr><th>乘机人</th><th>票号</th></tr><tr><td>HOPPER/GRACE</td><td>999-23110#1</td></tr><tr><td>LOVELACE/ADA</td><td>999-23110#2</td></tr></table></td></tr><tr><td>订单总额：USD 300.00</td></tr></table></body></html>`,
      },
      {
        by: '携程旅行 <noreply@ctrip.example>',
        recipient: desk,
        subject: '【携程旅行】改签成功 订单号88#301',
        sent: 3000,
        html: `<html><body><p>您的改签申请已成功。</p><p>订单号：88#301</p><table border="1"><tr><td>乘机人</td><td>LOVELACE/ADA</td></tr><tr><td>原航班</td><td>CA1831 {4:zh-CN} 07:30 北京首都(PEK) - 上海虹桥(SHA)</td></tr><tr><td>新航班</td><td>CA1883 {4:zh-CN} 17:30 北京首都(PEK) - 上海虹桥(SHA)</td></tr><tr><td>改签费</td><td>USD 40.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 07:30 1831 Active 15000', 'Ada Lovelace +4 17:30 1883 Active 15000'],
  },
  {
    name: 'one of five is cancelled by name',
    emails: [
      {
        by: 'CWT <traveldesk@cwt.example>',
        recipient: desk,
        subject: 'Trip confirmation CW#RT - Amsterdam',
        text: `CWT trip confirmation
Trip locator: CW#RT

Travelers
1. Hopper, Grace Ms
2. Lovelace, Ada Ms
3. Müller, Jörg Mr
4. Gauss, Carl Mr
5. Noether, Emmy Ms

Flight KL 1765
Frankfurt (FRA) - Amsterdam (AMS)
{4:en-GB}
Departure 09:15
Arrival 10:35
KLM reference: KL#9W

Total: USD 1,000.00`,
      },
      {
        by: 'CWT <traveldesk@cwt.example>',
        recipient: desk,
        subject: 'Cancellation CW#RT - Noether, Emmy Ms',
        sent: 3000,
        text: `CWT
Trip locator: CW#RT

As requested, the booking of Emmy Noether has been cancelled. The other travelers are not affected.

Refund: USD 150.00
Cancellation fee: USD 50.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 09:15 1765 Active 20000',
      'Ada Lovelace +4 09:15 1765 Active 20000',
      'Jörg Müller +4 09:15 1765 Active 20000',
      '[Carl Gauss] +4 09:15 1765 Active 20000',
      '[Emmy Noether] +4 09:15 1765 Cancelled 20000',
    ],
  },
  {
    name: 'one of two withdraws from a Japanese package',
    emails: [
      {
        by: 'JTB <noreply@jtb.example>',
        recipient: desk,
        subject: '【JTB】ご予約確認 J#88K',
        html: `<html><body><table border="1"><tr><th>予約番号</th><td>J#88K</td></tr><tr><th>参加者</th><td>HOPPER GRACE 様<br>LOVELACE ADA 様</td></tr></table><h3>航空便</h3><table border="1"><tr><td>JL 307</td><td>{3:ja}</td><td>東京(羽田) 08:25</td><td>福岡 10:25</td></tr><tr><td>JL 332</td><td>{5:ja}</td><td>福岡 19:00</td><td>東京(羽田) 20:45</td></tr></table><h3>宿泊</h3><table border="1"><tr><th>ホテル</th><td>グランドハイアット福岡</td></tr><tr><th>チェックイン</th><td>{3:ja}</td></tr><tr><th>チェックアウト</th><td>{5:ja}</td></tr></table><p>旅行代金合計：USD 1,200.00</p></body></html>`,
      },
      {
        by: 'JTB <noreply@jtb.example>',
        recipient: desk,
        subject: '【JTB】一部取消のご連絡 J#88K',
        sent: 4000,
        html: `<html><body><p>予約番号 J#88K のうち、LOVELACE ADA 様のご予約を取消いたしました。</p><table border="1"><tr><th>取消料</th><td>USD 120.00</td></tr><tr><th>返金額</th><td>USD 480.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:25 307 Active 15000',
      'Ada Lovelace +3 08:25 307 Cancelled 15000',
      'Grace Hopper +3 15:00 2 Active 30000',
      'Ada Lovelace +3 15:00 2 Cancelled 30000',
      'Grace Hopper +5 19:00 332 Active 15000',
      'Ada Lovelace +5 19:00 332 Cancelled 15000',
    ],
  },
  {
    name: 'the airline moves an agency’s flight to the next day',
    emails: [
      {
        by: 'Satguru Travel <bookings@satguru.example>',
        subject: 'Your itinerary ST#45',
        text: `Satguru Travel & Tours
Booking number: ST#45
Airline PNR: ET#HQ
Passenger: Ms Ada Lovelace

ET 706
Addis Ababa (ADD) - Frankfurt (FRA)
{4:en-GB}
Departure 23:55
Arrival 05:30 (+1)

Fare: USD 650.00
Service fee: USD 35.00
Total: USD 685.00`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
      {
        by: 'Ethiopian Airlines <noreply@ethiopianairlines.example>',
        subject: 'Flight disruption notice ET706',
        sent: 38000,
        recipient: 'Ada Lovelace <ada@acme.test>',
        html: `<html><body><table><tr><td>Dear Ada Lovelace,</td></tr><tr><td>Due to operational reasons your flight has been rescheduled.</td></tr><tr><td>Reservation code: <b>ET#HQ</b></td></tr><tr><td><table><tr><th></th><th>Flight</th><th>From</th><th>To</th><th>Departure</th><th>Arrival</th></tr><tr><td>Old</td><td>ET 706</td><td>ADD</td><td>FRA</td><td>{4:en-GB} 23:55</td><td>{5:en-GB} 05:30</td></tr><tr><td>New</td><td>ET 706</td><td>ADD</td><td>FRA</td><td>{5:en-GB} 10:20</td><td>{5:en-GB} 15:55</td></tr></table></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 10:20 706 Active 68500'],
  },
  {
    name: 'one of two flies back a day later, in traditional Chinese',
    emails: [
      {
        by: '國泰航空 <noreply@cathaypacific.example>',
        recipient: desk,
        subject: '預訂確認 CX#8L',
        html: `<html><body><table width="600"><tr><td>預訂參考編號<br><b>CX#8L</b></td></tr><tr><td><table border="1"><tr><td>CX 520</td><td>香港 (HKG)<br>{3:zh-TW} 10:50</td><td>東京成田 (NRT)<br>{3:zh-TW} 16:00</td></tr><tr><td>CX 509</td><td>東京成田 (NRT)<br>{6:zh-TW} 18:15</td><td>香港 (HKG)<br>{6:zh-TW} 22:25</td></tr></table></td></tr><tr><td>乘客<br>GRACE HOPPER<br>160-24680#01<br>ADA LOVELACE<br>160-24680#02</td></tr><tr><td>總額 USD 800.00</td></tr></table></body></html>`,
      },
      {
        by: '國泰航空 <noreply@cathaypacific.example>',
        recipient: desk,
        subject: '更改預訂確認 CX#8L',
        sent: 5000,
        html: `<html><body><p>您的預訂已更改。</p><table><tr><td>預訂參考編號</td><td>CX#8L</td></tr><tr><td>乘客</td><td>ADA LOVELACE</td></tr></table><table border="1"><tr><td>CX 505</td><td>東京成田 (NRT)<br>{7:zh-TW} 15:50</td><td>香港 (HKG)<br>{7:zh-TW} 20:05</td></tr></table><p>改期手續費：USD 60.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 10:50 520 Active 20000',
      'Ada Lovelace +3 10:50 520 Active 20000',
      'Grace Hopper +6 18:15 509 Active 20000',
      'Ada Lovelace +7 15:50 505 Active 20000',
    ],
  },
]
