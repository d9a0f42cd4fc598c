import type { Import, ImportType } from '@sextant/contract/imports/schemas'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { testContext } from '../kit/test-context'
import { type ImportRunner, importRunner, resultsOf } from './import-runner'

const context = testContext()
const runner = importRunner(context)

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>

/** A workbook with the given sheets in order. */
function workbook(sheets: Sheets): Uint8Array {
  const names = Object.keys(sheets)
  const rowXml = (cells: readonly string[], at: number): string =>
    `<row r="${at + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  const files = Object.values(sheets).map((rows, at): [string, Uint8Array] => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<worksheet><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`),
  ])
  const listed = names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')
  const related = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook><sheets>${listed}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${related}</Relationships>`),
    ...Object.fromEntries(files),
  })
}

const people = (at: string) => [
  ['Email', 'First name', 'Last name'],
  [`ada@${at}.test`, 'Ada', 'Lovelace'],
]

describe('a workbook', () => {
  test('with a cover sheet is imported from the first sheet with a table, and names it', async () => {
    const cover = [['People of Acme, 2027']]
    const notes = [['Notes'], ['Ask Jo before sending this on.']]
    const file = workbook({ Cover: cover, Notes: notes, People: people('cover') })
    const ready = await runner.upload('members', file)
    expect([ready.sheets, ready.options.sheet]).toEqual([['Cover', 'Notes', 'People'], 'People'])
    expect(ready.columns.map(({ header }) => header)).toEqual(['Email', 'First name', 'Last name'])
    expect(resultsOf(await runner.run('members', file))).toEqual({ Created: 1 })
  })

  test('without any table is rejected like its first sheet', async () => {
    const { status, body } = await runner.send('members', workbook({ A: [['Only a title']], B: [] }))
    expect([status, body]).toMatchObject([422, { errors: { file: ['The file has no rows below its header.'] } }])
  })

  test('is read from the chosen sheet', async () => {
    const file = workbook({ Old: people('old'), New: people('new') })
    const { id, options } = await runner.upload('members', file)
    expect(options.sheet).toBeNull()
    const chosen = await runner.preview(id, { options: { sheet: 'New' } })
    expect(chosen.preview?.rows[0]?.values['email']).toBe('ada@new.test')
  })
})

describe('the preview', () => {
  const header = 'Traveler email,Type,Flight number,Start date,Start time,End time,Origin,Destination'
  const rows = [
    'ada@x.test,Flight,LH 400,2027-03-04,10:00,12:00,FRA,JFK',
    // A problem that appears only when a row is completed as an email is.
    'ada@x.test,Flight,LH 400,2027-03-04,10:00,12:00,FRA,FRA',
    'ada@x.test,Flight,,2027-03-05,10:00,12:00,,',
    'ada@x.test,Hotel,,2027-03-05,,,,',
    'ada@x.test,Car,,2027-03-05,,,,',
    'ada@x.test,Train,,2027-03-05,,,,',
    'ada@x.test,Event,,2027-03-05,,,,',
    'nobody,Flight,LH 400,someday,10:00,12:00,FRA,JFK',
  ]

  type RowProblem = { readonly row: number; readonly level: string; readonly message: string }
  const problemsOf = (problems: readonly RowProblem[]): readonly RowProblem[] =>
    problems.map(({ row, level, message }) => ({ row, level, message }))
  const shownIn = ({ preview }: Import) => problemsOf(preview?.rows.flatMap(({ problems }) => problems) ?? [])
  const saidBy = async ({ id }: Import) =>
    problemsOf(
      (
        await context.pool.query<RowProblem>('select * from import_problems where import_id = $1 order by row, id', [
          id,
        ])
      ).rows,
    )
  /** The problems of a file in the preview, which must equal those of the import. */
  async function shownAndSaid(type: ImportType, file: string, said: Parameters<ImportRunner['preview']>[1] = {}) {
    const { id } = await runner.upload(type, file)
    const shown = shownIn(await runner.preview(id, said))
    expect(await saidBy(await runner.run(type, file, said))).toEqual(shown)
    return shown
  }

  test('shows exactly the problems that the import reports', async () => {
    const shown = await shownAndSaid('trips', [header, ...rows].join('\n'))
    expect(shown.filter(({ level }) => level === 'error').length).toBeGreaterThan(2)
  })

  test('includes results that need the database: the traveler, and the bookings that can be cancelled', async () => {
    await runner.run('members', 'Email\ngrace@known.test\n')
    const flight = (email: string, status: string) => `${email},Flight,LH 401,2027-04-04,10:00,12:00,FRA,JFK,${status}`
    const file = [
      `${header},Status`,
      flight('grace@known.test', 'Cancelled'),
      flight('grace@known.test', 'Confirmed'),
      flight('nobody@known.test', 'Confirmed'),
    ]
    expect(await shownAndSaid('trips', file.join('\n'))).toEqual([
      { row: 2, level: 'warning', message: 'The row cancels a booking that is not known.' },
      { row: 4, level: 'warning', message: 'No person of the team was recognised as the traveler.' },
    ])
  })

  test('reports that the addresses of a row belong to two people', async () => {
    await runner.run('members', 'Email\none@two.test\ntwo@two.test\n')
    const mapping = ['email', 'extra_email_addresses'] as const
    const file = 'Email,Other\nnew@two.test,\none@two.test,two@two.test\n'
    expect(await shownAndSaid('members', file, { mapping: [...mapping] })).toEqual([
      {
        row: 3,
        level: 'error',
        message: 'The addresses of this row are those of two people. Merge them first.',
      },
    ])
  })

  test('writes nothing and emits nothing', async () => {
    const counts = async () =>
      (
        await context.pool.query(`select (select count(*) from travelers) people, (select count(*) from segments) segments,
          (select count(*) from trips) trips, (select count(*) from events) events, (select count(*) from jobs) jobs`)
      ).rows
    const uploads = [
      await runner.upload('members', 'Email\nnew@nowhere.test\n'),
      await runner.upload('trips', [header, ...rows].join('\n')),
    ]
    const before = await counts()
    for (const { id } of uploads) {
      await runner.preview(id, {})
      await runner.read(id)
    }
    expect(await counts()).toEqual(before)
  })

  test('warns about rows for the same person or booking, as the import does', async () => {
    const file = 'Email,First name\nTwice@x.test,Ada\nonce@x.test,Bob\ntwice@x.test,Ada Maria\n'
    const warned = [{ row: 4, level: 'warning', message: 'Value stands in row 2 too: both rows are of one person.' }]
    const { preview } = await runner.upload('members', file)
    expect(preview?.rows.flatMap(({ problems }) => problems)).toMatchObject(warned)
    const done = await runner.run('members', file)
    expect(resultsOf(done)).toEqual({ Created: 2, Updated: 1 })
    expect(await saidBy(done)).toEqual(warned)

    const trips = await runner.upload('trips', [header, rows[0], rows[0]].join('\n'))
    expect(shownIn(trips)).toContainEqual({
      row: 3,
      level: 'warning',
      message: 'Row 2 is the same booking.',
    })
  })
})
