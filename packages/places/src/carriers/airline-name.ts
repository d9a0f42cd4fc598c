import { fold } from '../kit/fold'
import { lazy } from '../kit/lazy'
import { airlineRows } from './airline-rows'

const names = lazy(
  () =>
    new Map(
      airlineRows
        .trim()
        .split(/[|\n]/)
        .map((row) => [row.slice(0, 2), row.slice(3)]),
    ),
)
const codes = lazy(() => new Map([...names()].map(([code, name]) => [fold(name), code])))

/** The name of an airline by its IATA designator, ignoring case; null if unknown. */
export const airlineName = (iata: string): string | null => names().get(iata.trim().toUpperCase()) ?? null

/** The IATA designator of an airline by its name; null if unknown. */
export const airlineCode = (name: string): string | null => codes().get(fold(name)) ?? null

/** Suffixes of airlines' full names: `JetBlue Airways`. */
const suffix = / (?:air ?lines?|airways|air|aviation|linhas aéreas|líneas aéreas)$/iu

/** The IATA designator of an airline by its full or common short name (`DELTA`, `British Airways`). */
export const airlineCalled = (name: string): string | null =>
  name.length < 3
    ? null
    : (airlineCode(name) ??
      airlineCode(`${name} Airlines`) ??
      airlineCode(`${name} Air Lines`) ??
      airlineCode(`${name} Airways`) ??
      airlineCode(name.replace(suffix, '')))
