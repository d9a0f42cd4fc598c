import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../kit/world'
import { makeOffice, type Office, resultsOf } from './office'

let world: World
let office: Office
beforeAll(async () => {
  world = await makeWorld()
  office = makeOffice(world)
})
afterAll(async () => await world.close())

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>

/** A workbook with these sheets, in their order. */
function workbook(sheets: Sheets): Uint8Array {
  const names = Object.keys(sheets)
  const rowXml = (cells: readonly string[], at: number): string =>
    `<row r="${at + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  const files = Object.values(sheets).map((rows, at): [string, Uint8Array] => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<worksheet><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`),
  ])
  const listed = names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')
  const related = names
    .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('')
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
  test('whose first sheet is a cover is taken in by the first one that is a table, and says which', async () => {
    const cover = [['People of Acme, 2027']]
    const notes = [['Notes'], ['Ask Jo before sending this on.']]
    const file = workbook({ Cover: cover, Notes: notes, People: people('cover') })
    const ready = await office.upload('members', file)
    expect([ready.sheets, ready.options.sheet]).toEqual([['Cover', 'Notes', 'People'], 'People'])
    expect(ready.columns.map(({ header }) => header)).toEqual(['Email', 'First name', 'Last name'])
    expect(resultsOf(await office.run('members', file))).toEqual({ Created: 1 })
  })

  test('without any table is refused as its first sheet is', async () => {
    const { status, body } = await office.send('members', workbook({ A: [['Only a title']], B: [] }))
    expect([status, body]).toMatchObject([
      422,
      { errors: { file: ['The file has no rows below its header.'] } },
    ])
  })

  test('has the sheet read that somebody chooses', async () => {
    const file = workbook({ Old: people('old'), New: people('new') })
    const { id, options } = await office.upload('members', file)
    expect(options.sheet).toBeNull()
    const chosen = await office.preview(id, { options: { sheet: 'New' } })
    expect(chosen.preview?.rows[0]?.values['email']).toBe('ada@new.test')
  })
})

describe('the preview', () => {
  const header = 'Traveler email,Type,Flight number,Start date,Start time,End time,Origin,Destination'
  const rows = [
    'ada@x.test,Flight,LH 400,2027-03-04,10:00,12:00,FRA,JFK',
    // What only shows when a row is completed like what mails say.
    'ada@x.test,Flight,LH 400,2027-03-04,10:00,12:00,FRA,FRA',
    'ada@x.test,Flight,,2027-03-05,10:00,12:00,,',
    'ada@x.test,Hotel,,2027-03-05,,,,',
    'ada@x.test,Car,,2027-03-05,,,,',
    'ada@x.test,Train,,2027-03-05,,,,',
    'ada@x.test,Event,,2027-03-05,,,,',
    'nobody,Flight,LH 400,someday,10:00,12:00,FRA,JFK',
  ]

  test('shows as wrong exactly the rows that the import then refuses, with the same words', async () => {
    const file = [header, ...rows].join('\n')
    const { preview } = await office.upload('trips', file)
    const shown = preview?.rows.flatMap(({ problems }) => problems.filter(({ level }) => level === 'error'))
    const done = await office.run('trips', file)
    const { rows: failed } = await world.pool.query<{ row: number; message: string }>(
      `select row, message from import_problems where import_id = $1 and level = 'error' order by row`,
      [done.id],
    )
    expect(failed.length).toBeGreaterThan(2)
    expect(shown?.map(({ row, message }) => ({ row, message }))).toEqual(failed)
  })

  test('mentions rows about one person or of one booking, and so does the import', async () => {
    const file = 'Email,First name\nTwice@x.test,Ada\nonce@x.test,Bob\ntwice@x.test,Ada Maria\n'
    const warned = [
      { row: 4, level: 'warning', message: 'Value stands in row 2 too: both rows are of one person.' },
    ]
    const { preview } = await office.upload('members', file)
    expect(preview?.rows.flatMap(({ problems }) => problems)).toMatchObject(warned)
    const done = await office.run('members', file)
    expect(resultsOf(done)).toEqual({ Created: 2, Updated: 1 })
    const { rows: told } = await world.pool.query(
      'select row, level, message from import_problems where import_id = $1',
      [done.id],
    )
    expect(told).toEqual(warned)

    const trips = await office.upload('trips', [header, rows[0], rows[0]].join('\n'))
    expect(trips.preview?.rows[1]?.problems).toMatchObject([
      { row: 3, level: 'warning', message: 'Row 2 is the same booking.' },
    ])
  })
})
