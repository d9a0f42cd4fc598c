import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Rooms and seats of several people in Asia, and refunds that are only described. */
export const groupStayScenarios: readonly Scenario[] = [
  {
    name: 'one of two guests of a Thai hotel comes a day later',
    emails: [
      {
        by: 'โรงแรมริเวอร์ไซด์ <reservations@riverside.example>',
        recipient: desk,
        subject: 'ยืนยันการจองห้องพัก RV#33',
        html: `<html><body><p>เรียน ลูกค้าผู้มีอุปการคุณ</p><p>โรงแรมขอยืนยันการจองห้องพักดังนี้</p><table border="1"><tr><td>หมายเลขการจอง</td><td>RV#33</td></tr><tr><td>โรงแรม</td><td>Riverside Hotel Bangkok</td></tr><tr><td>เช็คอิน</td><td>{4/}</td></tr><tr><td>เช็คเอาท์</td><td>{7/}</td></tr><tr><td>จำนวนห้อง</td><td>2</td></tr><tr><td>ผู้เข้าพัก</td><td>Grace Hopper, Carl Gauss</td></tr><tr><td>ราคารวม</td><td>USD 480.00</td></tr></table></body></html>`,
      },
      {
        by: 'โรงแรมริเวอร์ไซด์ <reservations@riverside.example>',
        recipient: desk,
        subject: 'แก้ไขการจอง RV#33',
        sent: 2000,
        html: `<html><body><p>โรงแรมได้แก้ไขวันเข้าพักตามที่ท่านแจ้งแล้ว</p><table border="1"><tr><td>หมายเลขการจอง</td><td>RV#33</td></tr><tr><td>โรงแรม</td><td>Riverside Hotel Bangkok</td></tr><tr><td>ผู้เข้าพัก</td><td>Carl Gauss</td></tr><tr><td>เช็คอิน</td><td>{5/}</td></tr><tr><td>เช็คเอาท์</td><td>{7/}</td></tr><tr><td>ราคารวม</td><td>USD 160.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 3 Active 24000', '[Carl Gauss] +5 15:00 2 Active 16000'],
  },
  {
    name: 'a Korean railway refunds one of three seats',
    emails: [
      {
        by: 'SRT <noreply@srail.example>',
        recipient: desk,
        subject: '[SRT] 승차권 발권 완료 안내',
        html: `<html><body><p>고객님의 승차권이 발권되었습니다.</p><table border="1"><tr><td>예약번호</td><td>SR#5512</td></tr><tr><td>열차</td><td>SRT 307</td></tr><tr><td>출발</td><td>수서 {5:ko} 09:00</td></tr><tr><td>도착</td><td>부산 {5:ko} 11:31</td></tr></table><table border="1"><tr><th>승객명</th><th>좌석</th></tr><tr><td>Grace Hopper</td><td>4호차 5A</td></tr><tr><td>Ada Lovelace</td><td>4호차 5B</td></tr><tr><td>Carl Gauss</td><td>4호차 6A</td></tr></table><p>결제금액: USD 120.00</p></body></html>`,
      },
      {
        by: 'SRT <noreply@srail.example>',
        recipient: desk,
        subject: '[SRT] 승차권 부분 환불 완료 안내',
        sent: 5000,
        html: `<html><body><p>요청하신 승차권 1매의 환불이 완료되었습니다.</p><table border="1"><tr><td>예약번호</td><td>SR#5512</td></tr><tr><td>승객명</td><td>Carl Gauss</td></tr><tr><td>환불 수수료</td><td>USD 4.00</td></tr><tr><td>환불 금액</td><td>USD 36.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 09:00 SRT 307 Active 4000',
      'Ada Lovelace +5 09:00 SRT 307 Active 4000',
      '[Carl Gauss] +5 09:00 SRT 307 Cancelled 4000',
    ],
  },
  {
    name: 'an airline explains how a refund would work, and nobody’s ticket is refunded',
    emails: [
      {
        by: 'Icelandair <noreply@icelandair.example>',
        recipient: desk,
        subject: 'Booking confirmation FI#8P',
        text: `Thank you for booking with Icelandair.

Booking reference: FI#8P

Passengers
Grace Hopper
Ada Lovelace

FI 520 Keflavik (KEF) - Frankfurt (FRA)
{5:en-GB}
Departure 07:25
Arrival 12:55

Total: USD 500.00`,
      },
      {
        by: 'Icelandair <noreply@icelandair.example>',
        recipient: desk,
        subject: 'Refund conditions for your booking FI#8P',
        sent: 1200,
        text: `Hello,

You asked us about the refund of a ticket.

Booking reference: FI#8P
Passenger: Ada Lovelace

If you cancel up to 24 hours before departure, we refund the fare less a fee of USD 60.00. After that, only taxes are refunded. Refunds are paid within seven days of the request.

Kind regards
Icelandair Customer Care`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 07:25 520 Active 25000', 'Ada Lovelace +5 07:25 520 Active 25000'],
  },
  {
    name: 'one of three gives back a Chinese train ticket',
    emails: [
      {
        by: '铁路12306 <noreply@rails12306.example>',
        recipient: desk,
        subject: '网上购票系统-用户支付通知',
        html: `<html><body><p>尊敬的用户：</p><p>您已成功购买以下车票，订单号码 <b>EC#77120</b>。</p><table border="1"><tr><th>乘客</th><th>车次</th><th>出发</th><th>到达</th><th>席位</th><th>票价</th></tr><tr><td>Grace Hopper</td><td>G101</td><td>{6:zh-CN} 07:00 北京南</td><td>{6:zh-CN} 12:40 上海虹桥</td><td>03车05A号 二等座</td><td>USD 80.00</td></tr><tr><td>Ada Lovelace</td><td>G101</td><td>{6:zh-CN} 07:00 北京南</td><td>{6:zh-CN} 12:40 上海虹桥</td><td>03车05B号 二等座</td><td>USD 80.00</td></tr><tr><td>Carl Gauss</td><td>G101</td><td>{6:zh-CN} 07:00 北京南</td><td>{6:zh-CN} 12:40 上海虹桥</td><td>03车05C号 二等座</td><td>USD 80.00</td></tr></table><p>总票款：USD 240.00</p></body></html>`,
      },
      {
        by: '铁路12306 <noreply@rails12306.example>',
        recipient: desk,
        subject: '网上购票系统-用户退票通知',
        sent: 4000,
        html: `<html><body><p>尊敬的用户：</p><p>您已成功办理退票，订单号码 <b>EC#77120</b>，退票信息如下：</p><p>Carl Gauss，{6:zh-CN}，北京南-上海虹桥，G101次列车，03车05C号，二等座。</p><p>退票费：USD 4.00，应退票款：USD 76.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +6 07:00 G 101 Active 8000',
      'Ada Lovelace +6 07:00 G 101 Active 8000',
      '[Carl Gauss] +6 07:00 G 101 Cancelled 8000',
    ],
  },
]
