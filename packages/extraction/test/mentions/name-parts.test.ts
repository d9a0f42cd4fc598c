import { annotatePage } from '@sextant/extraction/mentions/annotate-page'
import { htmlTree } from '@sextant/extraction/page/html-tree'
import { layOut } from '@sextant/extraction/page/lay-out'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const sent = '2026-03-03T10:00:00Z'
const mentionsOf = (text: string) =>
  annotatePage(
    {
      part: '1',
      kind: 'text',
      lines: text.startsWith('<') ? layOut(htmlTree(text)) : textLines(text),
      forwarder: '',
      sent: null,
    },
    sent,
  ).mentions
const namesIn = (text: string): string[] =>
  mentionsOf(text).flatMap(({ form, value }) => (form === 'two-cells' ? [value] : []))

test.each([
  [
    'cells without heads behind a title',
    '<table><tr><td>MR GABOR</td><td>NAGY</td></tr><tr><td>MRS EVA</td><td>NAGY</td></tr><tr><td>MR GABOR</td><td>Adult</td></tr></table>',
    ['MR GABOR NAGY', 'MRS EVA NAGY'],
  ],
  [
    'cells below their heads',
    '<table><tr><th>Last name</th><th>First name</th></tr><tr><td>Bakker</td><td>Joost</td></tr><tr><td>Kok</td><td>Lotte</td></tr></table>',
    ['Joost Bakker', 'Lotte Kok'],
  ],
  [
    'columns of plain text',
    'Vorname    Nachname   Ticket\nThorsten   Hoffmann   670-0449609515\nLena       Böhm       670-0449609516\n\nGesamt     12,00 EUR   x',
    ['Thorsten Hoffmann', 'Lena Böhm'],
  ],
  ['labels with a colon', 'Nom : Girard\nPrénom : Marc', ['Marc Girard']],
  ['both labels in one line', 'Nom : Girard  Prénom : Marc', ['Marc Girard']],
  ['labels of other values in one line', 'Nom : Girard  Voiture : Clio', []],
  [
    'labels beside their values',
    '<table><tr><td>Surname</td><td>Price</td></tr><tr><td>Given names</td><td>Owen</td></tr></table>',
    ['Owen Price'],
  ],
  ['labels above their values', 'Apellidos\nNavarro Vidal\nNombre\nInés', ['Inés Navarro Vidal']],
  [
    'names without a space',
    '<table><tr><td>姓</td><td>名</td></tr><tr><td>佐藤</td><td>美咲</td></tr></table>',
    ['佐藤美咲'],
  ],
  [
    'columns of which one has the label of names',
    'Surname         Name        Sex\nESPOSITO        CARLA       F\nMARTINI         PAOLO       M',
    ['CARLA ESPOSITO', 'PAOLO MARTINI'],
  ],
  ['a family name below the label of names', 'Name: Hoffmann\nVorname: Thorsten', ['Thorsten Hoffmann']],
  [
    'labels in two languages',
    '<table><tr><th>Cognome / Surname</th><th>Nome / Name</th></tr><tr><td>Martini</td><td>Paolo</td></tr></table>',
    ['Paolo Martini'],
  ],
])('the search for names joins given and family names: %s', (_, text, names) => expect(namesIn(text)).toEqual(names))

test.each([
  'Name: Marc Girard\nSurname of the booker is not needed',
  'First name\n\n\n\n\n\nLast name',
  'Name            Seat        Price\nCarla Esposito  12          EUR 40',
  'Vorname: Felix\nSitz: 12A\nWagen: 3\nKlasse: 2\nGleis: 7\nNachname der Begleitung',
])('the search for names joins nothing where a part is missing: %s', (text) => expect(namesIn(text)).toEqual([]))

test('the search for names finds no full name in a part of one', () => {
  const values = mentionsOf('Nom : Girard\nPrénom : Marc').map(({ value }) => value)
  expect(values).toContain('Marc Girard')
  expect(values).not.toContain('Girard')
  expect(values).not.toContain('Marc')
})

test('the search for names keeps the article of a Dutch name', () => {
  const values = mentionsOf("Van: 's-Hertogenbosch\nRestaurant ’t Goude Hooft").map(({ value }) => value)
  expect(values).toContain("'s-Hertogenbosch")
  expect(values).toContain('’t Goude Hooft')
})

test.each([
  ['Kvarstår - för Ahlberg/Lotta och Niemi/Jorma', 'Ahlberg/Lotta', true],
  ['Gast: MUELLER/HANS HERR', 'MUELLER/HANS', true],
  ['Köln/Bonn Airport, Hotel/Pension Rose', 'Köln/Bonn', false],
  ['Köln/Bonn Airport, Hotel/Pension Rose', 'Hotel/Pension Rose', false],
])('in "%s", %s is a name with a slash: %s', (text, value, isName) =>
  expect(mentionsOf(text).some((mention) => mention.value === value)).toBe(isName),
)
