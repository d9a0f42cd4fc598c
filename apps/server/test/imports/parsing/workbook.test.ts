import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inspectFile } from '../../../src/imports/parsing/inspect-file'
import { allRows, dataRows } from '../../../src/imports/parsing/read-rows'
import { dateText, numberText, plainText } from '../../../src/imports/parsing/xlsx/cell-text'
import { isDateFormat } from '../../../src/imports/parsing/xlsx/number-formats'
import { spoolFile } from '../../../src/platform/files/spooled-file'

const said = { encoding: null, delimiter: null, sheet: null }

type Parts = { readonly sheets: Readonly<Record<string, string>>; readonly is1904?: boolean }

/** A workbook as other programs write it: with prefixed names, shared strings, and dates by number format. */
function workbook({ sheets, is1904 = false }: Parts): Uint8Array {
  const names = Object.keys(sheets)
  const files = Object.entries(sheets).map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`),
  ])
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, at) => `<Relationship Id="r${at + 1}" Target="/xl/worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot;.&quot;mm&quot;.&quot;yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Email</t></si><si><r><t>Jü</t></r><r><t>rgen &amp; Co</t></r><rPh><t>ユ</t></rPh></si></sst>',
    ),
    ...Object.fromEntries(files),
  })
}

async function spooled(bytes: Uint8Array) {
  return await spoolFile(
    (async function* () {
      yield bytes
    })(),
  )
}

async function rowsOf(parts: Parts, sheet: string | null = null) {
  const file = await spooled(workbook(parts))
  const { form } = await inspectFile(file, { ...said, sheet })
  const rows = []
  for await (const some of allRows(file, form)) rows.push(...some)
  await file.close()
  return rows
}

const header = '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row>'

test('cells are read by type, rows keep their numbers, and gaps stay gaps', async () => {
  const row = `<x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4" s="1"><x:v>46082</x:v></x:c>
    <x:c r="D4" s="2"><x:v>46082.5</x:v></x:c><x:c r="E4" t="b"><x:v>1</x:v></x:c><x:c r="F4" t="e"><x:v>#N/A</x:v></x:c>
    <x:c r="G4" t="inlineStr"><x:is><x:t>in line</x:t></x:is></x:c><x:c r="H4" t="str"><x:f>1+1</x:f><x:v>two</x:v></x:c><x:c r="I4"><x:v>0.30000000000000004</x:v></x:c></x:row>`
  expect(await rowsOf({ sheets: { A: `${header}<x:row r="2"/>${row}` } })).toEqual([
    { row: 1, cells: ['Email'] },
    {
      row: 4,
      cells: ['Jürgen & Co', '', '2026-03-01', '2026-03-01T12:00:00', 'true', '', 'in line', 'two', '0.3'],
    },
  ])
})

test('a sheet is chosen by name; an unknown one is rejected on its field', async () => {
  const sheets = {
    First: `${header}${header}`,
    Second: '<x:row><x:c><x:v>1</x:v></x:c></x:row><x:row><x:c><x:v>2</x:v></x:c></x:row>',
  }
  expect(await rowsOf({ sheets }, 'Second')).toEqual([
    { row: 1, cells: ['1'] },
    { row: 2, cells: ['2'] },
  ])
  const file = await spooled(workbook({ sheets }))
  await expect(inspectFile(file, { ...said, sheet: 'Third' })).rejects.toMatchObject({
    field: 'options.sheet',
  })
  await file.close()
})

test('a DTD is rejected, since entities could expand without limit', async () => {
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(
      '<!DOCTYPE lolz [<!ENTITY lol "lol">]><workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    ),
  })
  const file = await spooled(bytes)
  await expect(inspectFile(file, said)).rejects.toThrow(/no XML/)
  await file.close()
})

test('unclosed elements, and elements with very many attributes, are rejected', async () => {
  for (const xml of [
    '<a>'.repeat(100_000),
    `<a ${Array.from({ length: 10_000 }, (_, at) => `b${at}=""`).join(' ')}/>`,
  ]) {
    const file = await spooled(zipSync({ 'xl/workbook.xml': strToU8(`<workbook>${xml}`) }))
    await expect(inspectFile(file, said)).rejects.toThrow(/no XML/)
    await file.close()
  }
})

test('rows with missing or decreasing numbers are counted', async () => {
  const row = (number: string) => `<x:row r="${number}"><x:c><x:v>${number === '' ? 7 : 8}</x:v></x:c></x:row>`
  const rows = await rowsOf({ sheets: { A: ['first', '', '5', '5', '2', '9'].map(row).join('') } })
  expect(rows.map(({ row: number }) => number)).toEqual([1, 2, 5, 6, 7, 9])
})

test('the workbook reader keeps only a few long rows in memory, and only a part of overlong cells', async () => {
  const cells = '<x:c t="s"><x:v>2</x:v></x:c>'.repeat(300)
  const bytes = workbook({ sheets: { A: `${header}${`<x:row>${cells}</x:row>`.repeat(10)}` } })
  const file = await spooled(
    zipSync({
      ...unzipSync(bytes),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>Email</t></si><si/><si><t>${'a'.repeat(100_000)}</t></si></sst>`),
    }),
  )
  const { form } = await inspectFile(file, said)
  const sizes: number[] = []
  for await (const batch of dataRows(file, form, { size: 1000 })) {
    sizes.push(batch.length)
    expect(batch.every(({ cells: [first = ''], broken }) => first.length === 32_768 && broken !== undefined)).toBe(true)
  }
  expect(sizes).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  await file.close()
})

test.each([
  ['46082', false, '2026-03-01'],
  ['44620', true, '2026-03-01'],
  ['59', false, '1900-02-28'],
  ['61', false, '1900-03-01'],
  ['0.75', false, '18:00:00'],
  ['46082.35416666', false, '2026-03-01T08:30:00'],
  ['-1', false, '-1'],
  ['soon', false, 'soon'],
])('the workbook reader reads the day %s, counted from 1904: %s, as %s', (value, is1904, text) => {
  expect(dateText(value, is1904)).toBe(text)
})

test.each([
  ['491712345678', '491712345678'],
  ['4.91712345678E+11', '491712345678'],
  ['1E-2', '0.01'],
  ['0.1', '0.1'],
  ['007a', '007a'],
])('the workbook reader reads the number %s as %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each([
  [14, undefined, true],
  [2, undefined, false],
  [170, 'yyyy-mm-dd', true],
  [170, '[h]:mm', true],
  [170, '[Red]0.00', false],
  [170, '"day" 0', false],
  [170, 'General', false],
])('the number format %s %s shows a date: %s', (id, code, isDate) => {
  expect(isDateFormat(id, code)).toBe(isDate)
})

test.each([
  ['Line one_x000D_\nline two', 'Line one\r\nline two'],
  ['_x005F_x0041_', '_x0041_'],
  ['a_x0000_b', 'ab'],
  ['_xD83D_', '_xD83D_'],
  ['max_x_y', 'max_x_y'],
])('the workbook reader reads the text %j of a workbook as %j', (value, text) => {
  expect(plainText(value)).toBe(text)
})
