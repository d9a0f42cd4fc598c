import { describe, expect, test } from 'vitest'
import { cutByQuotes, quotesOf } from '../../src/emails/message/highlight'
import { markEvidence } from '../../src/emails/message/mark-evidence'
import { sanitise } from '../../src/emails/message/sanitise'

const cleaned = (html: string): string => sanitise(html, {}).markup.trim()

describe('an email’s HTML', () => {
  test.each([
    ['a script', '<b>a</b><script>x()</script>', '<b>a</b>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"><button>Go</button>words</form>', 'Gowords'],
    ['a frame', '<iframe src="https://evil.test"></iframe>a', 'a'],
    ['a drawing', '<svg><script>x()</script></svg>a', 'a'],
    ['an address of a script', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['an address within our own pages', '<a href="/account">a</a>', '<a>a</a>'],
    ['a background', '<table background="https://evil.test/a"></table>', '<table></table>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=//evil.test">a', 'a'],
  ])('has %s removed', (_, html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })

  test('keeps its styles without remote resources', () => {
    expect(cleaned('<p style="color:red;background:URL( //evil.test )">a</p>')).toBe('<p style="color:red">a</p>')
    expect(cleaned(String.raw`<p style="background:u\72l(//evil.test)">a</p>`)).toBe('<p style="">a</p>')
    const sheet = cleaned('<style>@import "//evil.test";p{color:red;background:url(//evil.test)}</style><p>a</p>')
    expect(sheet).toContain('color:red')
    expect(sheet).not.toContain('evil')
  })

  test('shows embedded images and counts blocked ones', () => {
    const picture = 'data:image/png;base64,AAAA'
    const { markup, blocked } = sanitise(
      '<img src="cid:Logo%40x"><img src="https://evil.test/a.png"><img src="data:image/svg+xml,x"><img alt="b">',
      { 'logo@x': picture },
    )
    expect(markup.match(/src="[^"]*"/g)).toEqual([`src="${picture}"`])
    expect(blocked).toBe(2)
  })

  test('opens links in a new window without opener or referrer', () => {
    expect(cleaned('<a href="https://a.test" target="_top" ping="//evil.test">a</a>')).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    )
  })
})

describe('the source of extracted values', () => {
  const quotes = quotesOf([
    { evidence: { number: { text: '612' }, confirmation_no: { text: 'LH12AB' }, gate: { text: 'B' } } },
  ])

  test('is marked as a whole word, not within another word', () => {
    expect(cutByQuotes('LH12AB on flight 612.', quotes)).toEqual([
      { text: 'LH12AB', fields: ['confirmation_no'] },
      { text: ' on flight ', fields: [] },
      { text: '612', fields: ['number'] },
      { text: '.', fields: [] },
    ])
  })

  test('is marked once in a page, without changing the text', () => {
    const { markup, places } = markEvidence('<p>Flight 612 &lt;b&gt;</p><p>612</p>', quotes)
    expect(markup).toBe('<p>Flight <mark id="sextant-place-1">612</mark> &lt;b&gt;</p><p>612</p>')
    expect(places).toEqual(new Map([['612', 'sextant-place-1']]))
  })

  test('is found by an id that no element of the message has', () => {
    const { markup } = markEvidence(
      '<a name="sextant-place-1" id="sextant-place-1">Here</a> 612 <b id="top">!</b>',
      quotes,
    )
    expect(markup).toBe('<a>Here</a> <mark id="sextant-place-1">612</mark> <b id="top">!</b>')
  })
})
