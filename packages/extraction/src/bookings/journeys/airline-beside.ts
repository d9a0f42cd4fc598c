import { airlineCalled } from '@sextant/places/carriers/airline-name'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'

/** Maximum number of rows between the name of an airline and the number of its flight. */
const maxRows = 1
/** Marks around a name that makes up a cell. */
const marks = /^[\s\p{P}]+|[\s\p{P}]+$/gu

/**
 * The airline whose name makes up a cell in the row of a flight's number, or in the one above it, as agencies print
 * numbers without a designator: `IBERIA`, `FLT: 3166`. Its detail is the IATA designator. Undefined if there is none,
 * or if there are several.
 */
export function airlineBeside(number: Mention, { read: { page } }: Context): Mention | undefined {
  const own = page.lines[number.line]
  if (!own) return undefined
  const found = page.lines
    .filter(({ origin, row }) => origin === 'body' && row <= own.row && own.row - row <= maxRows)
    .flatMap((line) => airlineIn(line) ?? [])
  const inRow = found.filter(({ line }) => page.lines[line]?.row === own.row)
  const [airline, ...others] = inRow.length > 0 ? inRow : found
  return others.some(({ detail }) => detail !== airline?.detail) ? undefined : airline
}

function airlineIn(line: Line): Mention | null {
  const name = line.plain.replaceAll(marks, '')
  const code = airlineCalled(name)
  return code === null ? null : mentionAt(line, 'text', line.plain.indexOf(name), name, name, 'airline', code)
}
