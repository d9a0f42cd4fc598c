import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { FileColumn } from '../../../src/platform/files/table'
import { xlsxFile } from '../../../src/platform/files/xlsx'
import { rowsOfSheet, timeOf } from '../../kit/workbook'

type Row = {
  readonly text: string | null
  readonly number: number | string | null
  readonly time: string | null
}

const columns: readonly FileColumn<Row>[] = [
  { label: 'Text', kind: 'text', value: ({ text }) => text },
  { label: 'Number', kind: 'number', value: ({ number }) => number },
  { label: 'Time', kind: 'time', value: ({ time }) => time },
]

const workbookOf = async (...batches: readonly (readonly Row[])[]): Promise<Buffer> =>
  await workbookNamed('Segments', batches)

async function workbookNamed(name: string, batches: readonly (readonly Row[])[]): Promise<Buffer> {
  async function* sourceRows() {
    yield* batches
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxFile(name, columns, sourceRows())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const row = (values: Partial<Row>): Row => ({ text: null, number: null, time: null, ...values })

describe('a workbook', () => {
  test('has typed cells: texts, numbers and times', async () => {
    const bytes = await workbookOf(
      [row({ text: 'Zürich', number: '129.50', time: '2027-03-01T07:05:00' })],
      [row({ number: 3, time: '2027-03-01T06:05:00.000Z' })],
    )
    const [header, first, second] = rowsOfSheet(bytes)
    expect(header).toEqual(['Text', 'Number', 'Time'])
    expect(first?.slice(0, 2)).toEqual(['Zürich', 129.5])
    expect(timeOf(first?.[2])).toBe('2027-03-01T07:05:00')
    expect(second?.slice(0, 2)).toEqual([null, 3])
    expect(timeOf(second?.[2])).toBe('2027-03-01T06:05:00')
  })

  test.each(['=1+1', '+49 30', '-', '@SUM(A1)', '<b>&amp;</b>', '_x0041_', ' spaces  stay '])(
    'stores %j as text',
    async (text) => {
      const bytes = await workbookOf([row({ text })])
      expect(rowsOfSheet(bytes)[1]).toEqual([text])
      expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>')
    },
  )

  test('drops characters that XML cannot contain, and keeps invalid dates and numbers as text', async () => {
    const bytes = await workbookOf([row({ text: 'a\u0000b\ud800c', number: 'n/a', time: '1066-10-14' })])
    expect(rowsOfSheet(bytes)[1]).toEqual(['abc', 'n/a', '1066-10-14'])
  })

  test('has the parts that readers expect, each well-formed', async () => {
    const files = unzipSync(await workbookOf())
    expect(Object.keys(files).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    for (const bytes of Object.values(files)) expect(isWellFormed(strFromU8(bytes))).toBe(true)
  })

  test.each([
    ['failed rows of "a" & <b>', 'failed rows of  a  &amp; &lt;b&gt;'],
    ["'of [2026]: a/b\\c*?'", 'of  2026   a b c'],
    ['a name of many more characters than thirty-one', 'a name of many more characters'],
    ['[]', 'Sheet'],
  ])('has a sheet name that every reader accepts: %s', async (name, sheet) => {
    const files = unzipSync(await workbookNamed(name, []))
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain(`<sheet name="${sheet}" `)
  })

  test('continues in a second sheet when one is full', async () => {
    const lines = Array.from({ length: 175_000 }, (_, number) => row({ number }))
    const bytes = await workbookOf(...Array.from({ length: 6 }, () => lines))
    expect(rowsOfSheet(bytes, 2)).toHaveLength(1 + 6 * 175_000 - 1_048_575)
  })
})

/** Whether all tags are properly nested. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (empty) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
