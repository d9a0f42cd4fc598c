import { htmlTree } from '@sextant/extraction/page/html-tree'
import { layOut } from '@sextant/extraction/page/lay-out'
import { markMessages } from '@sextant/extraction/page/messages'
import { textLines } from '@sextant/extraction/page/text-lines'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const plane = (html: string) => layOut(htmlTree(html)).map(({ text, row, left, right }) => ({ text, row, left, right }))

describe('an HTML page', () => {
  test('places the cells of a row side by side, each with its share of the width', () => {
    expect(
      plane('<table><tr><td>Check-in</td><td>Fri 3 May</td></tr><tr><td>Check-out</td><td>Sun 5 May</td></tr></table>'),
    ).toEqual([
      { text: 'Check-in', row: 0, left: 0, right: 0.5 },
      { text: 'Fri 3 May', row: 0, left: 0.5, right: 1 },
      { text: 'Check-out', row: 1, left: 0, right: 0.5 },
      { text: 'Sun 5 May', row: 1, left: 0.5, right: 1 },
    ])
  })

  test('puts a legend, a caption and a summary on their own lines', () => {
    const lines = plane(
      '<fieldset><legend>Fri 21 May 2027</legend>15.30 Transfer</fieldset><figure><figcaption>Room</figcaption>12</figure>',
    )
    expect(lines.map(({ text }) => text)).toEqual(['Fri 21 May 2027', '15.30 Transfer', 'Room', '12'])
  })

  test('starts stacked lines of neighbouring cells at the same height', () => {
    const lines = plane('<table><tr><td>08:10<br>Paris</td><td>09:30<br>London</td></tr></table>')
    expect(lines.map(({ text, row }) => `${row} ${text}`)).toEqual(['0 08:10', '1 Paris', '0 09:30', '1 London'])
  })

  test('gives empty columns no width, and follows colspan and rowspan', () => {
    const lines = plane('<table><tr><td>A</td><td>&nbsp;</td><td>B</td></tr><tr><td colspan="3">C</td></tr></table>')
    expect(lines).toMatchObject([
      { text: 'A', left: 0, right: 0.5 },
      { text: 'B', left: 0.5, right: 1 },
      { text: 'C', left: 0, right: 1 },
    ])
  })

  test('places floats and inline blocks side by side', () => {
    const lines = plane('<div style="float:left">From</div><div style="float:left">To</div>')
    expect(lines).toMatchObject([
      { text: 'From', row: 0, right: 0.5 },
      { text: 'To', row: 0, left: 0.5 },
    ])
  })

  test('repairs unclosed cells and paragraphs', () => {
    expect(plane('<table><tr><td><p>One<td>Two<tr><td>Three</table><p>Four<p>Five').map(({ text }) => text)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ])
  })

  test('marks hidden, struck-through and bold text, and drops zero-width characters', () => {
    const [hidden, shown] = layOut(
      htmlTree('<div style="display:none">Preheader</div><p><b>Total</b> <s>12\u200b0</s> 90</p>'),
    )
    expect(hidden).toMatchObject({ text: 'Preheader', isHidden: true })
    expect(shown).toMatchObject({ text: 'Total 120 90', isHidden: false })
    expect(shown?.spans.map(({ start, bold, struck }) => [start, bold, struck])).toEqual([
      [0, true, false],
      [6, false, true],
      [9, false, false],
    ])
  })

  test.each(['<pre>', '<div style="white-space: pre-wrap">'])('keeps the lines and columns of text in %s', (open) => {
    const lines = plane(`<p>Itinerary</p>${open}Dep   Bremen   06:40\n<b>Arr</b>   Munich   07:55</pre>`)
    expect(lines.map(({ row, text }) => [row, text])).toEqual([
      [0, 'Itinerary'],
      [1, 'Dep'],
      [1, 'Bremen'],
      [1, '06:40'],
      [2, 'Arr'],
      [2, 'Munich'],
      [2, '07:55'],
    ])
    expect(lines[1]?.left).toBe(0)
    expect(lines[2]?.left).toBeGreaterThan(0)
  })

  test('applies rules of a style sheet for a class or an element, but for those of other media', () => {
    const css =
      '.pre { display: none } /* .a { display: none } */ b, .light { font-weight: 400 } @media (max-width: 600px) { .wide { display: none } } .half { float: left }'
    const lines = layOut(
      htmlTree(
        `<style>${css}</style><p class="x pre">Hidden</p><p class="pre" style="display:block">Shown</p><p class="wide a">Wide</p><p><b>Plain</b></p><div class="half">L</div><div class="half">R</div>`,
      ),
    )
    expect(lines.map(({ text, isHidden }) => [text, isHidden])).toEqual([
      ['Hidden', true],
      ['Shown', false],
      ['Wide', false],
      ['Plain', false],
      ['L', false],
      ['R', false],
    ])
    const [plain, left, right] = lines.slice(3)
    expect(plain?.spans).toMatchObject([{ bold: false }])
    expect(left?.row).toBe(right?.row)
  })

  test('places the children of a flexible row side by side, and those of a column below each other', () => {
    const rows = (style: string) => plane(`<div style="display:flex${style}"><div>From</div><div>To</div></div>`)
    expect(rows('').map(({ row }) => row)).toEqual([0, 0])
    expect(rows(';flex-direction: column').map(({ row }) => row)).toEqual([0, 1])
  })

  test('does not treat a zero-size wrapper as hidden', () => {
    expect(layOut(htmlTree('<div style="font-size:0"><span style="font-size:14px">Seen</span></div>'))).toMatchObject([
      { text: 'Seen', isHidden: false },
    ])
  })

  test('never throws, and keeps all forms of a line the same length', () => {
    const piece = fc.constantFrom(
      '<table>',
      '<td>',
      '</tr>',
      '<tr colspan=9>',
      '<p>',
      '</div>',
      '<div style="float:left">',
      'text',
      '&nbsp;',
      'İß',
      '<br>',
      '<img alt="x y">',
      '<pre>a   b\n',
      '<style>div{display:flex}.',
      '</style>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const line of layOut(htmlTree(pieces.join('')))) {
          expect(line.plain).toHaveLength(line.text.length)
          expect(line.folded).toHaveLength(line.text.length)
          expect(line.right).toBeGreaterThan(line.left)
        }
      }),
    )
  })
})

describe('a plain-text page', () => {
  test('parts a label from its value at a line of dots', () =>
    expect(textLines('From ........... Hamburg\nTo ............. Oslo').map(({ text, row }) => [row, text])).toEqual([
      [0, 'From'],
      [0, 'Hamburg'],
      [1, 'To'],
      [1, 'Oslo'],
    ]))

  test('keeps dots within a sentence', () =>
    expect(textLines('We are waiting....see you soon').map(({ text }) => text)).toEqual([
      'We are waiting....see you soon',
    ]))

  test('keeps columns by their position', () => {
    expect(
      textLines('Train    From     To\nIC 710   Szeged   Budapest').map(({ text, row, left }) => [text, row, left]),
    ).toEqual([
      ['Train', 0, 0],
      ['From', 0, 0.09],
      ['To', 0, 0.18],
      ['IC 710', 1, 0],
      ['Szeged', 1, 0.09],
      ['Budapest', 1, 0.18],
    ])
  })

  test('strips bullets and quote marks', () => {
    expect(
      textLines('> * Hotel Linden\n> * 3 nights').map(({ text, isListItem, isQuoted }) => [text, isListItem, isQuoted]),
    ).toEqual([
      ['Hotel Linden', true, true],
      ['3 nights', true, true],
    ])
  })
})

describe('messages within a page', () => {
  const forwarded =
    'See below.\n\n---------- Forwarded message ----------\nFrom: Hotel Linden <a@b.example>\nDate: Tue, 3 Mar 2026 at 10:00\nSubject: Your stay\nTo: Nora <n@b.example>\n\nCheck-in: 9 April 2026\nCheck-out: 11 April 2026\nGuest: Nora Lind\nRoom: Double'

  test('recognizes the header of a forwarded message, its date, and the note above it', () => {
    const { lines, sent } = markMessages(textLines(forwarded))
    expect(sent).toBe('Tue, 3 Mar 2026 at 10:00')
    expect(lines.filter(({ isHeader }) => isHeader)).toHaveLength(4)
    expect(lines[0]).toMatchObject({ text: 'See below.', isForwardingNote: true })
    expect(lines.find(({ text }) => text.startsWith('Check-in'))).toMatchObject({
      isForwardingNote: false,
      isHeader: false,
      isQuoted: false,
    })
  })

  test('keeps what is forwarded with quote marks, below a note of several lines', () => {
    const note = 'Hello Jo,\n\nthis is for you.\n\nRegards\n\nNora'
    const quoted = forwarded.slice(forwarded.indexOf('From:')).replaceAll(/^/gm, '> ')
    const { lines } = markMessages(textLines(`${note}\n\nBegin forwarded message:\n\n${quoted}`))
    expect(lines[0]).toMatchObject({ text: 'Hello Jo,', isForwardingNote: true })
    expect(lines.find(({ text }) => text.startsWith('Check-in'))).toMatchObject({ isQuoted: false })
  })

  test('the text of a reply is not taken for a note above a forwarded message', () => {
    const header = '-----Original Message-----\nFrom: Nora Lind\nSent: Tue, 3 Mar 2026 10:00\nSubject: Your stay'
    const reply = `We have cancelled room 2.\n\nRoom 1: confirmed\n\n${header}\n\n> Please cancel room 2.\n> Thank you\n> Nora`
    const { lines } = markMessages(textLines(reply))
    expect(lines[0]).toMatchObject({ text: 'We have cancelled room 2.', isForwardingNote: false, isQuoted: false })
    expect(lines.at(-1)).toMatchObject({ text: 'Nora', isQuoted: true })
  })
})
