import { readMessage } from '@sextant/extraction/message/read-message'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const read = (text: string) => readMessage(bytes(text.replaceAll('\n', '\r\n')))

describe('headers', () => {
  test('unfolds fields and joins encoded words before decoding them', () => {
    const { message } = read(
      'Subject: =?utf-8?B?w4Q=?= =?utf-8?Q?=C3?=\n =?utf-8?Q?=96?= plain =?iso-8859-1?Q?=FC_x?=\nX-Other:\n\tfolded\n\nbody',
    )
    expect(message.subject).toBe('ÄÖ plain ü x')
    expect(message.headers[1]).toEqual({ name: 'X-Other', value: 'folded' })
  })
  test('removes bidirectional control characters, plain or encoded', () => {
    const turned = Buffer.from('invoice\u202Efdp.exe \u2067x\u2069').toString('base64')
    const { message } = read(`Subject: =?utf-8?B?${turned}?=\nFrom: =?utf-8?Q?Ada=E2=80=AE?= <a@b.example>\n\nx`)
    expect(message.subject).toBe('invoicefdp.exe x')
    expect(message.from).toEqual([{ name: 'Ada', address: 'a@b.example' }])
    expect(read('Subject: \xe2\x80\xaeplain\n\nx').message.subject).toBe('plain')
  })
  test('reads addresses with quoted names, comments and groups, and bare addresses', () => {
    const { message } = read(
      'From: "Doe, \\"J\\"" (work) <j@d.example>\nTo: Team: a@x.example, B <b@x.example>;\nCc: c@x.example\n\nx',
    )
    expect(message.from).toEqual([{ name: 'Doe, "J"', address: 'j@d.example' }])
    expect(message.to.map(({ address }) => address)).toEqual(['a@x.example', 'b@x.example'])
    expect(message.cc).toEqual([{ name: '', address: 'c@x.example' }])
  })
  test.each([
    ['Mon, 2 Feb 2026 09:14:01 +0100', '2026-02-02T08:14:01.000Z'],
    ['2 Feb 26 09:14 EST', '2026-02-02T14:14:00.000Z'],
    ['Mon, 2 Feb 2026 09:14:01 -0330 (NDT)', '2026-02-02T12:44:01.000Z'],
    ['yesterday', null],
  ])('reads the date %s', (text, date) => expect(read(`Date: ${text}\n\nx`).message.date).toBe(date))
})

describe('parts', () => {
  const nested = `Content-Type: multipart/mixed; boundary="a b"

--a b
Content-Type: multipart/alternative; boundary=in

--in
Content-Type: text/plain; charset=iso-8859-2
Content-Transfer-Encoding: 8bit

P\u00f8\u00edli\u00b9
--in
Content-Type: text/html; charset=windows-1252
Content-Transfer-Encoding: QUOTED-PRINTABLE

<p>caf=E9 =80=
 end</p>
--in--
--a b
Content-Type: message/rfc822

Subject: inner
From: in@x.example

inner text
--a b
Content-Type: application/octet-stream; name="=?utf-8?Q?=C3=A4.bin?="
Content-Disposition: attachment
Content-Transfer-Encoding: base64
Content-ID: <cid@1>

AAEC AwQ=
--a b--
epilogue`

  test('are numbered as in IMAP, and decoded', () => {
    const { message, diagnostics } = read(nested)
    expect(message.parts.map(({ number, contentType }) => [number, contentType])).toEqual([
      ['1.1', 'text/plain'],
      ['1.2', 'text/html'],
      ['2.1', 'text/plain'],
      ['3', 'application/octet-stream'],
    ])
    expect(message.parts[0]?.text()).toBe('Příliš')
    expect(message.parts[1]?.text()).toBe('<p>café € end</p>')
    expect(message.parts[2]?.text()).toBe('inner text')
    expect([...(message.parts[3]?.content() ?? [])]).toEqual([0, 1, 2, 3, 4])
    expect(message.parts[3]).toMatchObject({ size: 5, inline: false, filename: 'ä.bin', contentId: 'cid@1' })
    expect(message.forwarded).toMatchObject([
      { number: '2', envelope: { subject: 'inner', from: [{ address: 'in@x.example' }] } },
    ])
    expect(diagnostics).toEqual([])
  })

  test('include a message inside a base64 part', () => {
    const inner = btoa('Subject: deep\r\n\r\nhello')
    const { message } = read(`Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${inner}`)
    expect(message.parts.map((part) => part.text())).toEqual(['hello'])
  })

  test('without an end are read to the end', () => {
    const { message } = read('Content-Type: multipart/mixed; boundary=x\n\n--x\n\nfirst\n--x\n\nsecond, cut')
    expect(message.parts.map((part) => part.text())).toEqual(['first', 'second, cut'])
  })

  test('are all read if a boundary is declared twice', () => {
    const { message } = read(
      'Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: multipart/related; boundary=x\n\n--x\n\nfirst\n--x\n\nsecond\n--x--',
    )
    expect(message.parts.map((part) => part.text())).toEqual(expect.arrayContaining(['first', 'second']))
  })

  test('include a text without its boundary, which is reported', () => {
    const { message, diagnostics } = read('Content-Type: multipart/mixed; boundary=x\n\n<html>all here</html>')
    expect(message.parts).toMatchObject([{ contentType: 'text/html' }])
    expect(diagnostics[0]).toMatchObject({ level: 'error', code: 'no-boundary' })
  })

  test('in an unknown charset are still read', () => {
    const { message, diagnostics } = read('Content-Type: text/plain; charset=klingon\n\ncaf\u00e9')
    expect(message.parts[0]?.text()).toBe('café')
    expect(diagnostics).toMatchObject([{ code: 'unknown-charset', part: '1' }])
  })
})

describe('hostile messages', () => {
  test('never make the parser throw, whatever their bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (random) => {
        for (const part of readMessage(random).message.parts) part.text()
      }),
    )
  })
  test('never make the parser throw, whatever their structure, and their parts never exceed their size', () => {
    const line = fc.constantFrom(
      '',
      '--x',
      '--x--',
      '--y',
      'Content-Type: multipart/mixed; boundary=x',
      'Content-Type: multipart/mixed; boundary="y',
      'Content-Type: message/rfc822',
      'Content-Transfer-Encoding: base64',
      'Content-Transfer-Encoding: quoted-printable',
      "Content-Type: text/html; charset*0*=utf-8''%",
      '=?utf-8?B?w4Q=?=',
      'AAAA',
      '=3',
      ' folded',
      'Subject: =?x?q?=',
      '"',
      '\\',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const text = lines.join('\r\n')
        const { message } = readMessage(bytes(text))
        const sum = message.parts.reduce((total, part) => total + part.content().length, 0)
        expect(sum).toBeLessThanOrEqual(text.length)
      }),
    )
  })
  test('with 100,000 parts are read up to the limit', () => {
    const { message, diagnostics } = read(
      `Content-Type: multipart/mixed; boundary=x\n\n${'--x\n\na\n'.repeat(100_000)}`,
    )
    expect(message.parts.length).toBeLessThanOrEqual(1000)
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'part-limit' }))
  })
  test('with endlessly nested parts are read up to the limit', () => {
    const deep = Array.from(
      { length: 5000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
    )
    const { message, diagnostics } = read(`${deep.join('')}\nend`)
    expect(message.parts).toHaveLength(1)
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'depth-limit' }))
  })
  test('with a header of a megabyte are read up to the limit', () => {
    const { message, diagnostics } = read(`Subject: ${'=?utf-8?Q?a?= '.repeat(80_000)}\nFrom: a@b.example\n\nx`)
    expect(message.subject.length).toBeLessThan(300_000)
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'header-limit' }))
  })
  test('with an endless field, on one line or folded, keep the fields after it', () => {
    for (const field of ['y'.repeat(300_000), 'y\n '.repeat(100_000)]) {
      const { message } = read(
        `From: a@b.example\nX-Long: ${field}\nSubject: after\nContent-Type: text/html\n\n<p>body`,
      )
      expect(message).toMatchObject({ subject: 'after', from: [{ address: 'a@b.example' }] })
      expect(message.headers[1]?.value.length).toBeLessThanOrEqual(65_536)
      expect(message.parts[0]?.contentType).toBe('text/html')
    }
  })
})
