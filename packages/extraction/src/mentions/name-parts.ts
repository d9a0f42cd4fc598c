import { folded } from '../kit/fold'
import { nameWords } from '../languages/person-names'
import type { Line, Page } from '../page/page'
import type { Mention } from './mention'

const givenHead =
  /^(?:first|given|fore)[ -]?names?(?:\(s\))?$|^first ?(?:\/|and|&) ?middle(?: names?)?$|^(?:vorname|prenoms?|nombres?|nome|fornavn|fornamn|voornaam|imie|jmeno|meno|keresztnev|utonev|prenume|ad|isim|имя|им.?я|ime|vards|vardas|eesnimi|etunimi|ονομα|nama depan|ten|名|이름|nome proprio|שם פרטי|الاسم الاول|الاسم الأول|ชื่อ)$/u
const familyHead =
  /^(?:last|family|sur)[ -]?names?(?:\(s\))?$|^(?:surnames?|nachname|familienname|noms?(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|etternavn|efternavn|efternamn|achternaam|nazwisko|prijmeni|priezvisko|vezeteknev|csaladnev|nume(?: de familie)?|soyad|soyisim|фамилия|прiзвище|фамилно име|prezime|priimek|uzvards|pavarde|perekonnanimi|perenimi|sukunimi|επωνυμο|nama belakang|ho|姓|성|שם משפחה|اسم العائلة|นามสกุล)$/u
/** Labels of the other part of a name, beside or above the label of one: `Surname | Name`, `Name | Vorname`. */
const otherHead = /^(?:names?(?:\(s\))?|naam|navn|namn|nimi|nev)$/u

/** A part of a name: its label, and the line with its value from an offset on. */
interface Part {
  head: Line
  side: 'given' | 'family'
}
interface Value {
  line: Line
  start: number
}

/** Headings and labels that are more lines apart belong to different tables or people. */
const maxApart = 4
const maxLength = 80

/** A label without its value, in the language that the others are in: `Surname / Cognome`. */
const wordsOf = (folded: string): string[] => {
  const label = folded.replace(/\s*[:：].*$/u, '').replace(/\s*\*+$/u, '')
  return [label, ...label.split(/\s*\/\s*/)]
}

const sideIn = (folded: string): Part['side'] | null =>
  givenHead.test(folded) ? 'given' : familyHead.test(folded) ? 'family' : null

/** Which part of a name a label is of; null if of none. */
const sideOf = (folded: string): Part['side'] | null =>
  wordsOf(folded)
    .map(sideIn)
    .find((side) => side !== null) ?? null

const isSameColumn = (a: Line, b: Line): boolean =>
  a.cell && b.cell ? a.cell.table === b.cell.table && a.cell.column === b.cell.column : a.left === b.left

/** The value of a label: after its colon, in the next cell, or below it. */
function valueOf(lines: readonly Line[], head: Line): Value | null {
  const behind = /^[^:：]+[:：]\s*(?=\S)/u.exec(head.text)
  if (behind) return { line: head, start: behind[0].length }
  const next = lines[head.index + 1]
  if (!next || sideOf(next.folded) !== null || isOtherHead(next)) return null
  return next.row === head.row || (next.row > head.row && next.left === head.left) ? { line: next, start: 0 } : null
}

/** The parts below two adjacent headings, row by row. */
function inColumns(lines: readonly Line[], given: Line, family: Line): [Value, Value][] {
  const found: [Value, Value][] = []
  for (const line of lines.slice(Math.max(given.index, family.index) + 1)) {
    if (line.row <= given.row || !isSameColumn(line, given)) continue
    const other = lines.find((one) => one.row === line.row && isSameColumn(one, family))
    if (!other) break
    found.push([
      { line, start: 0 },
      { line: other, start: 0 },
    ])
  }
  return found
}

const isOtherHead = ({ folded }: Line): boolean => wordsOf(folded).some((word) => otherHead.test(word))

/** The labels of parts of names. A label of names beside or next to one of a part is that of the other part. */
function partsOn(lines: readonly Line[]): Part[] {
  const sides = lines.map(({ folded }) => sideOf(folded))
  return lines.flatMap((head, at): Part[] => {
    const own = sides[at] ?? null
    if (own) return [{ head, side: own }]
    if (!isOtherHead(head)) return []
    const around = [at - 1, at + 1].flatMap((other) => {
      const [side, line] = [sides[other], lines[other]]
      return side && line && Math.abs(line.row - head.row) < 2 ? [side] : []
    })
    const [side] = around
    return around.length === 1 && side ? [{ head, side: side === 'given' ? 'family' : 'given' }] : []
  })
}

const unspaced = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

function joined(given: Value, family: Value): Mention | null {
  const [first, last] = [given, family].map(({ line, start }) => line.text.slice(start).trim())
  if (!first || !last || first.length + last.length > maxLength || /\d/.test(first + last)) return null
  return {
    type: 'text',
    line: given.line.index,
    start: given.start,
    end: given.line.text.length,
    value: unspaced.test(first + last) ? last + first : `${first} ${last}`,
    form: 'two-cells',
    detail: '',
  }
}

/** Both parts after their labels in one line: `Nom : BERG Prénom : ANNA`. */
const bothParts =
  /^([^:：]{2,24}?)\s?[:：]\s*(\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}?)[\s,;|]+(\p{L}{2,12}(?: \p{L}{2,8}){0,2})\s?[:：]\s*(?=\p{L})/u

/** The values of both parts in a line, given name first. */
function inLine(line: Line): [Value, Value] | null {
  const [whole = '', head = '', value = '', other = ''] = bothParts.exec(line.text) ?? []
  const [first, second] = [head, other].map((label) => sideIn(folded(label)))
  if (!first || !second || first === second) return null
  const own = { line: { ...line, text: line.text.slice(0, whole.indexOf(value, head.length) + value.length) } }
  const values: [Value, Value] = [
    { ...own, start: own.line.text.length - value.length },
    { line, start: whole.length },
  ]
  return first === 'given' ? values : [values[1], values[0]]
}

/** A title with a given name, and a family name: cells of a list of passengers. */
const titledGiven =
  /^(?:mrs?|ms|miss|mstr|master|herr|frau|mme|mlle|sra?|sig(?:ra)?|dhr|mevr)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu
const familyOnly = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u

/** Both parts in two cells without labels: `MR GABOR`, `NAGY`. */
function inCells(line: Line, next: Line | undefined): [Value, Value] | null {
  if (!next || next.row !== line.row || !titledGiven.test(line.text) || !familyOnly.test(next.text)) return null
  const { family, neither } = nameWords(next.text)
  return family > 0 && neither === 0
    ? [
        { line, start: 0 },
        { line: next, start: 0 },
      ]
    : null
}

/**
 * Joins given and family names in two columns, or after two labels, into one mention each. Also returns the positions
 * of the parts, which are not full names.
 */
export function joinNameParts({ lines }: Page): { names: Mention[]; isPart: (mention: Mention) => boolean } {
  const isTwo = ({ text }: Line): boolean => /[:：].*[:：]/u.test(text)
  const inLines = lines.flatMap((line): [Value, Value][] => {
    const both = isTwo(line) ? inLine(line) : inCells(line, lines[line.index + 1])
    return both ? [both] : []
  })
  const parts = partsOn(lines)
  const apart = parts.flatMap((part, at): [Value, Value][] => {
    const next = parts[at + 1]
    if (!next || next.side === part.side || next.head.index - part.head.index > maxApart) return []
    const [given, family] = part.side === 'given' ? [part.head, next.head] : [next.head, part.head]
    if (given.row === family.row && !/[:：]/u.test(given.text)) return inColumns(lines, given, family)
    const values = [valueOf(lines, given), valueOf(lines, family)]
    return values[0] && values[1] ? [[values[0], values[1]]] : []
  })
  const found = [...inLines, ...apart].flatMap(([given, family]) => {
    const name = joined(given, family)
    return name ? [{ name, parts: [given, family] }] : []
  })
  const starts = new Map(found.flatMap(({ parts: both }) => both.map(({ line, start }) => [line.index, start])))
  return {
    names: found.map(({ name }) => name),
    isPart: ({ type, line, start }) => type === 'text' && start >= (starts.get(line) ?? Number.POSITIVE_INFINITY),
  }
}
