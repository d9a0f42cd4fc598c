import { expect, test } from 'vitest'
import { readCandidates } from '../bookings/read-candidates'

/** The amounts of a page with their currencies. */
const amountsOn = (...lines: readonly string[]): string[] =>
  readCandidates(lines.join('\n'))
    .context.read.mentions.filter(({ type }) => type === 'money')
    .map(({ value, detail }) => `${value} ${detail}`)

test.each([
  [['Total: $120.00', 'All prices are in CAD'], '120.00 CAD'],
  [['Total: $120.00', 'CAD or USD'], '120.00 USD'],
  [['Total: NZ$ 1,388.00'], '1388.00 NZD'],
  [['票价合计：¥2648.0', '乘车日期 订单号 座位 二等座 您的车票已支付成功'], '2648.00 CNY'],
  [['合計金額 ¥3,600', 'ご予約ありがとうございます。チェックイン'], '3600 JPY'],
  [['Totalsum: 1 849 kr', 'Din bokning är bekräftad. Avresa och ankomst, bokningsnummer'], '1849 SEK'],
  [['Totalt: 1 849 kr', 'Takk for bestillingen din. Avreise og ankomst, bestillingsnummer'], '1849 NOK'],
  [['المجموع: 118.000 دينار أردني'], '118.00 JOD'],
  [['Total: KWD 12.345'], '12.345 KWD'],
  [['Total: EUR 12.345'], '12345 EUR'],
])('a sign means the currency of its page: %j', (lines, expected) => expect(amountsOn(...lines)).toEqual([expected]))

test('a room is not an amount in ringgit', () => {
  expect(amountsOn('Rm 204, second floor')).toEqual([])
  expect(amountsOn('Total: RM 204.00')).toEqual(['204.00 MYR'])
})
