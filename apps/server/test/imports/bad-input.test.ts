import * as endpoints from '@sextant/contract/imports/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testContext } from '../kit/test-context'
import { importRunner, resultsOf } from './import-runner'

const context = testContext()
const runner = importRunner(context)

/** The error on the file field with which a file is refused. */
async function refusalOf(bytes: Uint8Array | string, name?: string): Promise<string> {
  const { status, body } = await runner.send('members', bytes, name)
  expect(status).toBe(422)
  return ErrorBody.parse(body).errors?.['file']?.join(' ') ?? ''
}

test('a zip bomb is not unpacked', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(200 * 1024 * 1024),
  })
  expect(await refusalOf(bomb, 'people.xlsx')).toMatch(/unpacks to far more than a table/)
})

test('a zip bomb with a false size is detected while reading', async () => {
  const sheet = new Uint8Array(100 * 1024 * 1024).fill(32)
  sheet.set(strToU8('<worksheet><sheetData>'))
  const bomb = Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': sheet,
    }),
  )
  const entry = bomb.lastIndexOf('xl/worksheets/sheet1.xml') - 46
  bomb.writeUInt32LE(1000, entry + 24)
  expect(await refusalOf(bomb, 'people.xlsx')).toMatch(/unpacks to far more|row that does not end/)
})

test.each([
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 3, 0x3e, 0x11, 0x8f]), /no text and no workbook/],
  ['a PDF', '%PDF-1.7 …', /This is a PDF/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /Save it as XLSX/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), /This is a picture/],
  ['a web page', '<html><table><tr><td>Email</td></tr></table></html>', /web page/],
  ['an archive', zipSync({ 'a.txt': strToU8('x') }), /archive and no XLSX workbook/],
  ['half a workbook', zipSync({ 'xl/workbook.xml': strToU8('<w/>') }).slice(0, 60), /damaged/],
  ['nothing', '', /empty/],
  ['blank lines', '\n\n  \n', /empty/],
  ['a header alone', 'Email,Name\n', /no rows below its header/],
])('an import detects a renamed binary by its content: %s', async (_what, bytes, text) => {
  expect(await refusalOf(bytes, 'people.csv')).toMatch(text)
})

const german = 'Vorname;E-Mail;Ort\r\nJürgen;juergen@encodings.test;Köln\r\n'
const utf16 = (text: string, mark: boolean): Buffer =>
  Buffer.concat([mark ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0), Buffer.from(text, 'utf16le')])
test.each([
  ['UTF-8', Buffer.from(german)],
  ['UTF-8 with a mark', Buffer.from(`\u{FEFF}${german}`)],
  ['windows-1252', Buffer.from(german, 'latin1')],
  ['UTF-16', utf16(german, true)],
  ['UTF-16 without a mark', utf16(german, false)],
  ['UTF-16 big-endian', utf16(german, true).swap16()],
  ['lines that end as on an old Mac', Buffer.from(german.replaceAll('\r\n', '\r'))],
])('an import detects the encoding of a file: %s', async (_name, bytes) => {
  const { columns, preview } = await runner.upload('members', bytes)
  expect(columns.map(({ header }) => header)).toEqual(['Vorname', 'E-Mail', 'Ort'])
  expect(preview?.rows[0]?.cells).toEqual(['Jürgen', 'juergen@encodings.test', 'Köln'])
})

test('a wrongly detected encoding can be corrected by choosing one', async () => {
  const bytes = Buffer.from([0xcf, 0xe5, 0xf2, 0xf0, 0x2c, ...Buffer.from('p@encodings.test\n')])
  const { id, columns } = await runner.upload('members', bytes)
  expect(columns[0]).toMatchObject({ header: 'Column 1', samples: ['Ïåòð'] })
  const anew = await runner.preview(id, { options: { encoding: 'windows-1251' } })
  expect(anew.columns[0]).toMatchObject({ samples: ['Петр'] })
})

test('each duplicate header is a column, and one of them is mapped to the field', async () => {
  const { columns, mapping } = await runner.upload('members', 'Email,Email,Name\na@dup.test,b@dup.test,A\n')
  expect(columns).toHaveLength(3)
  expect(mapping.filter((field) => field === 'email')).toHaveLength(1)
})

test('a field that is chosen twice is rejected', async () => {
  const { id } = await runner.upload('members', 'Email,Email\na@dup.test,b@dup.test\n')
  const body = { mapping: ['email' as const, 'email' as const] }
  const { status, body: answer } = await context.call(
    endpoints.processImport,
    { team: context.acme, id, body },
    context.people.owner,
  )
  expect(status).toBe(422)
  expect(Object.keys(ErrorBody.parse(answer).errors ?? {})).toEqual(['mapping'])
})

test('an import numbers columns without headers and guesses them by their values', async () => {
  const done = await runner.upload('members', 'ann@headless.test,Ann\nbob@headless.test,Bob\n')
  expect(done.columns.map(({ header }) => header)).toEqual(['Column 1', 'Column 2'])
  expect(done.mapping[0]).toBe('email')
  expect(done.preview?.rows).toHaveLength(2)
})

test('an empty header is replaced by the number of its column', async () => {
  const { columns } = await runner.upload('members', 'Email,,Name\na@gap.test,x,A\n')
  expect(columns.map(({ header }) => header)).toEqual(['Email', 'Column 2', 'Name'])
})

test('ten thousand columns are rejected', async () => {
  const row = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')
  expect(await refusalOf(`${row}\n${row}\n`)).toMatch(/more than 500 columns/)
})

test('a row with ten thousand columns in the middle breaks only that row, without more memory', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => `p${at}@columns.test,x`)
  const wide = '1/2/26,'.repeat(250_000)
  const done = await runner.run('members', `Email,Title\n${rows.join('\n')}\n${wide}\n"q",${wide}\n`)
  expect(resultsOf(done)).toEqual({ Created: 25, Failed: 2 })
})

test('a broken row in the middle breaks only itself', async () => {
  const rows = [
    'ann@middle.test,Ann',
    '"bob@middle.test,"Bob',
    'cy@middle.test,"Cy\nof two lines"',
    'dan@middle.test,Dan,of,too,many',
    'eve@middle.test,Eve',
  ]
  const done = await runner.run('members', `Email,First name\n${rows.join('\n')}\n`)
  expect(resultsOf(done)).toEqual({ Created: 3, Failed: 2 })
  const { body } = await context.call(
    endpoints.readImportResult,
    { team: context.acme, id: done.id, query: {} },
    context.people.owner,
  )
  const problems = endpoints.readImportResult.output.parse(body)
  expect(problems.data.map(({ row, message }) => [row, message])).toEqual([
    [3, expect.stringMatching(/quotation mark/)],
    [5, expect.stringMatching(/more cells than the header/)],
  ])
  expect(problems.meta.total).toBe(2)
  const query = { rows: 'failed' } as const
  const file = await context.call(
    endpoints.downloadImport,
    { team: context.acme, id: done.id, query },
    context.people.owner,
  )
  expect(file.body).toContain('dan@middle.test,"Dan,of,too,many",')
})

test('rows before an endless line are written and counted', async () => {
  const rows = Array.from({ length: 10_500 }, (_, at) => `p${at}@endless.test`)
  const file = `Email\n${rows.join('\n')}\n${'x'.repeat(3 * 1024 * 1024)}`
  for (const [dry_run, text] of [
    [true, 'Line 10502 does not end. It was a dry run: nothing was written.'],
    [false, 'Line 10502 does not end. Rows that are counted here were written and stay.'],
  ] as const) {
    const done = await runner.run('members', file, { options: { dry_run } })
    expect(done).toMatchObject({ status: 'Failed', error: text })
    expect(resultsOf(done)).toEqual({ Created: 10_000 })
  }
})

test('an import whose file is gone fails with instructions', async () => {
  const { id } = await runner.upload('members', 'Email\na@broken.test\n')
  const { rows } = await context.pool.query<{ blob_key: string }>('select blob_key from imports where id = $1', [id])
  await context.services.blobs.delete(rows[0]?.blob_key ?? '')
  const anew = { team: context.acme, id, body: { options: { delimiter: ';' as const } } }
  expect((await context.call(endpoints.previewImport, anew, context.people.owner)).body).toMatchObject({
    errors: { file: [expect.stringMatching(/no longer here/)] },
  })
  await context.call(endpoints.processImport, { team: context.acme, id, body: {} }, context.people.owner)
  await runner.drain()
  expect(await runner.read(id)).toMatchObject({
    status: 'Failed',
    error: expect.stringMatching(/no longer here. Upload it again/),
  })
})

test('a surrogate pair cut by truncation does not break an import', async () => {
  const title = `${'a'.repeat(39)}😀${'b'.repeat(300)}`
  const name = `Ana ${'b'.repeat(195)}😀`
  const file = `Email,Title,Full name\nana@halves.test,${title},${name}\n`
  expect(await runner.run('members', file)).toMatchObject({ status: 'Processed' })
  expect(await runner.run('members', file)).toMatchObject({ status: 'Processed' })
})
