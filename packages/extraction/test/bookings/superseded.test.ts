import { dropSuperseded } from '@sextant/extraction/bookings/superseded'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from './read-candidates'

/** The dates and times of a page that are left with a role. */
function left(text: string): string[] {
  const values = [...text.matchAll(/\d{4}-\d\d-\d\d|\d\d:\d\d/g)].map(([value]) => value)
  const { context, candidates } = readCandidates(text, Object.fromEntries(values.map((value) => [value, 'start'])))
  dropSuperseded(candidates, context)
  return valuesWithRole(candidates)
}

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  ['lines that begin with labels', 'Pick-up 2026-10-22\nWas: 2026-10-21\nNow: 2026-10-22', ['2026-10-22']],
  [
    'labels beside them',
    `<table>${row('Previous departure', '07:30')}${row('New departure', '11:30')}</table>`,
    ['11:30'],
  ],
  [
    'columns',
    `<table>${row('', 'Bisher', 'Neu')}${row('Abflug', '07:30', '11:30')}${row('Ankunft', '09:45', '13:45')}</table>`,
    ['11:30', '13:45'],
  ],
  [
    'columns of bold values',
    `<table>${row('', 'Bisher', 'Neu')}${['A', 'B', 'C', 'D'].map((name, at) => row(name, `0${at}:30`, `<b>1${at}:45</b>`)).join('')}</table>`,
    ['10:45', '11:45', '12:45', '13:45'],
  ],
  [
    'blocks below headings',
    '<p>TIDLIGERE</p><p>Ankomst</p><p>2026-09-16</p><p>NY</p><p>Ankomst</p><p>2026-09-21</p>',
    ['2026-09-21'],
  ],
  [
    'struck out',
    '<p>Your booking has changed</p><p><s>2026-09-16</s></p><p>New date</p><p>2026-09-21</p>',
    ['2026-09-21'],
  ],
  [
    'headings in capitals with remarks',
    'POVRATEK - STARO (ne velja več)\n2026-09-16 07:30\n\nPOVRATEK - NOVO\n2026-09-16 11:30',
    ['2026-09-16', '11:30'],
  ],
  [
    'Portuguese headings',
    '<p><b>Como era</b></p><p>2026-09-16</p><p><b>Como ficou</b></p><p>2026-09-21</p>',
    ['2026-09-21'],
  ],
  ['struck out, with its replacement behind it', '<p>Departs <s>07:30</s> <b>11:30</b></p>', ['11:30']],
  ['in brackets behind its replacement', 'Departure 2026-09-21 (previously 2026-09-16)', ['2026-09-21']],
  [
    'struck out in a cell, with its replacement below it',
    `<table>${row('Ferry', '<s>2026-09-16</s><br>2026-09-21')}${row('Hotel', '2026-09-16')}</table>`,
    ['2026-09-21', '2026-09-16'],
  ],
  [
    'rows of columns in text that begin with labels',
    'Was:  Mallow to Cork line      Mallow 07:30\nNow:  Mallow to Cork line      Mallow 11:30',
    ['11:30'],
  ],
])('the removal of replaced values drops what a change has replaced: %s', (_, text, expected) =>
  expect(left(text)).toEqual(expected),
)

test.each([
  [
    'what is struck out has no replacement',
    '<p>Departs <s>07:30</s></p><p>Arrives</p><p>11:30</p>',
    ['07:30', '11:30'],
  ],
  ['only the old is named', 'Was: 2026-10-21\nPick-up 2026-10-22', ['2026-10-21', '2026-10-22']],
  ['the value is new as well', 'Was: 2026-10-21\nNow: 2026-10-21', ['2026-10-21']],
  [
    'a part is unchanged',
    `<table>${row('', 'Previous sailing', 'New sailing')}${row('Out', '09:00', '11:05')}${row('Back', '16:00', 'unchanged')}</table>`,
    ['11:05', '16:00'],
  ],
  [
    'a part is unchanged, below two rows of headings',
    `<table><tr><th></th><th colspan="3">Ancien horaire</th><th colspan="3">Nouvel horaire</th></tr><tr><th></th>${'<th>Vol</th><th>Départ</th><th>Arrivée</th>'.repeat(2)}</tr>${row('Aller', 'AF1', '09:00', '10:10', '<b>AF3</b>', '<b>11:05</b>', '<b>12:15</b>')}<tr><td>Retour</td><td>AF2</td><td>16:00</td><td>17:10</td><td colspan="3">sans changement</td></tr></table>`,
    ['11:05', '12:15', '16:00', '17:10'],
  ],
  [
    'a heading says that it stays as booked',
    '<p>NY</p><p>2026-09-17</p><p>TIDLIGERE</p><p>2026-09-16</p><p>Hjemrejse, uændret</p><p>2026-09-23</p>',
    ['2026-09-17', '2026-09-23'],
  ],
  [
    'a line across the columns ends them',
    `<table>${row('Oud', 'Nieuw')}${row('2026-09-16', '2026-09-17')}<tr><td colspan="2">De rest van uw reis:</td></tr><tr><td colspan="2">2026-09-23</td></tr></table>`,
    ['2026-09-17', '2026-09-23'],
  ],
  [
    'the cell beside it says so in its first line',
    `<table>${row('', 'bisher', 'neu')}${row('Hin', '09:00', '11:05')}${row('Rück', 'WB 905<br>13:42', 'unverändert')}</table>`,
    ['11:05', '13:42'],
  ],
])('the removal of replaced values keeps values where %s', (_, text, expected) => expect(left(text)).toEqual(expected))
