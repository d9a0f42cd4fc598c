import { describe, expect, it, test } from 'vitest'
import { textLines } from '../../src/page/text-lines'

/** The cells of a text: `row.column text` for each line in a table, and the text alone for others. */
const cellsIn = (text: string): string[] =>
  textLines(text).map(({ cell, text: own }) => (cell ? `${cell.row}.${cell.column} ${own}` : own))

describe('tables copied from a browser', () => {
  it('have the cells of lines with as many tabs', () => {
    expect(cellsIn('Name\tSurname\tTicket\nMira\tOstrander\t220-1\nJonas\tVelde\t220-2')).toEqual([
      '0.0 Name',
      '0.1 Surname',
      '0.2 Ticket',
      '1.0 Mira',
      '1.1 Ostrander',
      '1.2 220-1',
      '2.0 Jonas',
      '2.1 Velde',
      '2.2 220-2',
    ])
  })

  it('keep the columns of rows whose first cell is empty', () => {
    const lines = textLines('\tRoom 1\tRoom 2\nGuest\tMira Ostrander\tJonas Velde')
    const left = (text: string): number | undefined => lines.find((line) => line.text === text)?.left
    expect(left('Room 2')).toBe(left('Jonas Velde'))
    expect(left('Room 1')).toBe(left('Mira Ostrander'))
  })

  it('have cells of several lines below a head with as many columns', () => {
    const rows =
      'Flight\tDeparts\tArrives\tClass\nQX1\t09:10\nOslo\t10:20\nRome\tEconomy\nSeat 3A\nQX2\t12:00\nRome\t13:15\nOslo\tEconomy'
    expect(cellsIn(rows).slice(4)).toEqual([
      '1.0 QX1',
      '1.1 09:10',
      '1.1 Oslo',
      '1.2 10:20',
      '1.2 Rome',
      '1.3 Economy',
      '1.3 Seat 3A',
      '2.0 QX2',
      '2.1 12:00',
      '2.1 Rome',
      '2.2 13:15',
      '2.2 Oslo',
      '2.3 Economy',
    ])
  })

  it('have cells whose lines above the tab are as many as in the first row', () => {
    const rows = 'From\tTo\tTrain\nOslo\n2 May 09:10\tRome\n2 May 20:00\tX 1\nRome\n9 May 08:00\tOslo\n9 May 19:00\tX 2'
    expect(cellsIn(rows).slice(8)).toEqual(['2.0 Rome', '2.0 9 May 08:00', '2.1 Oslo', '2.1 9 May 19:00', '2.2 X 2'])
  })

  it('have cells side by side whose lines are of the same forms', () => {
    expect(cellsIn('Pick-up\nThu 14 Jan, 12:45\nOslo Airport\tDrop-off\nMon 18 Jan, 17:00\nRome Airport')).toEqual([
      '0.0 Pick-up',
      '0.0 Thu 14 Jan, 12:45',
      '0.0 Oslo Airport',
      '0.1 Drop-off',
      '0.1 Mon 18 Jan, 17:00',
      '0.1 Rome Airport',
    ])
  })

  it('have cells whose paragraphs are separated by tabs in lines of their own', () => {
    const text = 'Your train\n\nStop\n\n\t\n\nTime\n\n\n\n\nOslo\nRome\n\n\t\n\n09:10\n20:00\n\nTotal: 20 EUR'
    expect(cellsIn(text)).toEqual([
      'Your train',
      '0.0 Stop',
      '0.1 Time',
      '1.0 Oslo',
      '1.0 Rome',
      '1.1 09:10',
      '1.1 20:00',
      'Total: 20 EUR',
    ])
  })

  it('are not what tabs align', () => {
    expect(cellsIn('Name:\t\tMira Ostrander\nReference:\tQX81')).toEqual([
      'Name:',
      'Mira Ostrander',
      'Reference:',
      'QX81',
    ])
  })
})

describe('tables drawn with spaces by a converter', () => {
  it('have cells of several lines', () => {
    const rows = ['Bus       1142', 'Departs   Oslo', '          2 May, 22:45', 'Seats     11, 12']
    expect(cellsIn(rows.join('\n'))).toEqual([
      '0.0 Bus',
      '0.1 1142',
      '1.0 Departs',
      '1.1 Oslo',
      '1.1 2 May, 22:45',
      '2.0 Seats',
      '2.1 11, 12',
    ])
  })

  it('are not columns with wider gaps', () => {
    expect(cellsIn('Bus         1142\nDeparts     Oslo')).toEqual(['Bus', '1142', 'Departs', 'Oslo'])
  })
})

test('rows that are drawn with lines are not joined, however long they are', () => {
  const rows = [
    '| Munalaid-Kihnu  | R 18.06.2027  | 17.45  | 18.45  | Kihnu Virve|',
    '|-----------------|---------------|--------|--------|-----------|',
    '| Kihnu-Munalaid  | E 21.06.2027  | 09.00  | 10.00  | Kihnu Virve|',
  ]
  const lines = textLines(rows.join('\n'))
  const rowOf = (text: string): number | undefined => lines.find((line) => line.text === text)?.row
  expect(rowOf('Munalaid-Kihnu')).not.toBe(rowOf('Kihnu-Munalaid'))
})
