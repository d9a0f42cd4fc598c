import { itemsOf } from '@sextant/extraction/readers/microdata/microdata'
import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

/** The properties in a browser's tree: item number, name and text. */
function byBrowser(html: string): string[] {
  const { document } = new JSDOM(html).window
  const items = [...document.querySelectorAll('[itemscope]')]
  return [...document.querySelectorAll('[itemprop]:not([itemscope])')]
    .flatMap((element) => {
      const owner = element.parentElement?.closest('[itemscope]')
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
      return owner && text !== '' ? [`${items.indexOf(owner)} ${element.getAttribute('itemprop')} ${text}`] : []
    })
    .toSorted()
}

const item = (id: number, inner: string) => `<div itemscope itemtype="x/T${id}">${inner}</div>`

/** The same properties as our reader returns them; items carry their number in their type. */
function byUs(html: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const type = String(Object.entries(node).find(([key]) => key === '@type')?.[1] ?? '')
    for (const [key, value] of Object.entries(node)) {
      if (key === '@type') continue
      for (const one of Array.isArray(value) ? value : [value]) {
        if (typeof one === 'string') found.push(`${type.replace('x/T', '')} ${key} ${one}`)
        else visit(one)
      }
    }
  }
  for (const root of itemsOf(html)) visit(root)
  return found.toSorted()
}

test.each([
  ['a block in a paragraph', item(0, '<p><b itemprop="a">1</b><div itemprop="b">2</div></p><i itemprop="c">3</i>')],
  ['an item in a paragraph with inline elements', `<p><b>${item(0, '<i itemprop="a">1</i></p><i itemprop="b">2</i>')}`],
  ['an end tag of what is outside', `<span>${item(0, '<i itemprop="a">1</i></span><i itemprop="b">2</i>')}`],
  ['bold that ends in a block', `<b>${item(0, '<i itemprop="a">1</i></b><i itemprop="b">2</i>')}`],
  [
    'an end tag in a cell',
    item(0, '<table><tr><td><i itemprop="a">1</i></div></td><td itemprop="b">2</td></tr></table>'),
  ],
  [
    'items of lists without ends',
    item(0, '<ul><li itemprop="a">1<li itemprop="b"><span>2<li itemprop="c">3</ul><i itemprop="d">4</i>'),
  ],
  [
    'cells and rows without ends',
    item(0, '<table><tr><td itemprop="a"><b>1<td itemprop="b">2<tr><td itemprop="c">3</table><i itemprop="d">4</i>'),
  ],
  ['terms without ends', item(0, '<dl><dt itemprop="a">1<dd itemprop="b">2<dt itemprop="c">3</dl>')],
  ['headings of another level', item(0, '<h2 itemprop="a">1</h3><i itemprop="b">2</i>')],
  ['a list in a list', item(0, '<ul><li><ul><li itemprop="a">1</ul><i itemprop="b">2</i><li itemprop="c">3</ul>')],
])('%s is read as by a browser', (_, html) => {
  expect(byUs(`<body>${html}</body>`)).toEqual(byBrowser(`<body>${html}</body>`))
  expect(byUs(html).length).toBeGreaterThan(1)
})

test('blocks, lists and inline elements in any order are read as by a browser', () => {
  const tag = fc.constantFrom('p', 'div', 'span', 'ul', 'li', 'section', 'dl', 'dd')
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constant('<em itemprop="a">1</em>'),
    tag.map((name) => `<${name} itemprop="b">2</${name}>`),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const html = `<body><div itemscope itemtype="x/T0">${pieces.join('')}</div></body>`
      expect(byUs(html)).toEqual(byBrowser(html))
    }),
    { numRuns: 150 },
  )
})

test('the microdata reader reads deep and endless nesting in time', () => {
  for (const tag of ['<p>', '<b>', '<li>', '<td>', '</span>', '<div></b>', '<h1></h2>']) {
    const html = `<div itemscope itemtype="x">${'<div><span>'.repeat(200)}${tag.repeat(60_000)}`
    expect(cpuTime(() => void itemsOf(html))).toBeLessThan(5000)
  }
})

test('the microdata reader includes elements referenced by itemref, which several items may share', () => {
  const page = `<div itemscope itemtype="x/T0" itemref="who no"><i itemprop="a">1</i></div>
    <div itemscope itemtype="x/T1" itemref="who"><p id="who"><b itemprop="name">Eva</b></p></div><i id="no" itemprop="c">3</i>`
  expect(byUs(page)).toEqual(['0 a 1', '0 c 3', '0 name Eva', '1 name Eva', '1 name Eva'])
})

test('the microdata reader reads the text of links and the lines of addresses', () => {
  const page = `<a itemprop="name" href="x/y">Hotel<br>Fjord</a><a itemprop="url" href="x/z">Page</a>
    <address itemprop="address">Via Roma 1<br>00184 Roma</address><div itemprop="b"><p>one</p><p>two</p></div>`
  expect(byUs(item(0, page))).toEqual([
    '0 address Via Roma 1, 00184 Roma',
    '0 b one two',
    '0 name Hotel Fjord',
    '0 url x/z',
  ])
})
