import { textLines } from '@sextant/extraction/page/text-lines'
import { describe, expect, test } from 'vitest'

describe('plain text', () => {
  test('joins only lines that a mail program wrapped', () => {
    const text =
      'We are happy to confirm your stay with us from Friday 3 May 2026 to Sunday\n5 May 2026 in a double room.\nReference: AB1234\nGuest: Nora Lind'
    expect(textLines(text).map((line) => line.text)).toEqual([
      'We are happy to confirm your stay with us from Friday 3 May 2026 to Sunday 5 May 2026 in a double room.',
      'Reference: AB1234',
      'Guest: Nora Lind',
    ])
  })

  test('joins no line to the next that is less indented, begins with a label, or would have had room for it', () => {
    const wrapped = 'We are happy to confirm your flights for the days from Monday 3 May 2026 until\nthe 5th.'
    const entries = [
      'Dep. Mon 3 May 07:10 (Bag drop closes 06:10, Gate closes 06:40)',
      'Arr. Mon 3 May 09:55',
      '  OUTBOUND - Tenerife South Airport to Hotel Linden, Costa Adeje, Tenerife',
      '  Flight arrival date: 4 May 2026, in the afternoon of the day of departure',
      'Mr Jude Lind',
    ]
    expect(textLines([wrapped, ...entries].join('\n')).map((line) => line.text)).toEqual([
      wrapped.replace('\n', ' '),
      ...entries.map((line) => line.trim()),
    ])
  })

  test('joins no lines where one is too long to have been wrapped and none goes on in lower case', () => {
    const lines = [
      'Hotel: The Oberoi, 20 Apr - 23 Apr 2027, conf 4471289. The hotel has been informed of your late arrival.',
      'Flight EK 501 Mumbai (BOM) - Dubai (DXB) on 23 Apr 2027, 11:10 - 12:45, seat 14A',
      'Taxi from the airport to your office',
    ]
    expect(textLines(lines.join('\n')).map((line) => line.text)).toEqual(lines)
  })

  test('joins no lines that begin with the same word and a number, and none that is only an amount', () => {
    const lines = [
      'camera 101 matrimoniale – Paola Bellini e Marco Rossi – dal 23/04 al 25/04/2027',
      'camera 102 singola – Lucia Bellini – dal 23/04/2027 al 25/04/2027 – vista mare',
      'Totale 500,00 €',
    ]
    expect(textLines(lines.join('\n')).map((line) => line.text)).toEqual(lines)
  })
})
