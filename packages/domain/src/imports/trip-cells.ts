import type { Moment } from '@sextant/contract/emails/reservation'
import type { TripField } from '@sextant/contract/imports/schemas'
import { truncate } from '../kit/truncate'
import { type CellProblem, error, type Reading, warning } from './problem'
import { readDate } from './read-date'
import { readTime } from './read-time'

/** The cells of one booking row by field, collecting problems as they are read. */
export class TripCells {
  readonly problems: CellProblem[] = []

  constructor(
    private readonly cells: ReadonlyMap<TripField, string>,
    private readonly reading: Reading,
  ) {}

  /** A cell as one line; undefined if empty. */
  text(field: TripField): string | undefined {
    const cell = this.cells
      .get(field)
      ?.replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    return cell === undefined || cell === '' ? undefined : truncate(cell, 500)
  }

  has(...fields: readonly TripField[]): boolean {
    return fields.some((field) => this.text(field) !== undefined)
  }

  /** Parses a cell; undefined with a warning if that fails. */
  read<T>(field: TripField, rule: (text: string) => T | null, message: string): T | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    const value = rule(text)
    if (value === null) this.warn(field, message, text)
    return value ?? undefined
  }

  warn(field: TripField, message: string, value: string): void {
    this.problems.push(warning(field, message, value))
  }

  fail(field: TripField | null, message: string, value: string | null): void {
    this.problems.push(error(field, message, value))
  }

  /**
   * A local time from a date column and a time column. A time within the date (`2026-11-21 09:30`) counts if there is
   * no other.
   */
  moment(date: TripField, time: TripField): Moment {
    const day = this.text(date)
    if (day === undefined) return {}
    const read = readDate(day, this.reading.dateOrder)
    if (read === null) {
      this.fail(date, `Value is not a date (${orders[this.reading.dateOrder]}).`, day)
      return {}
    }
    const clock = this.time(time) ?? read.time
    return { local: clock === null ? read.day : `${read.day}T${clock}` }
  }

  day(field: TripField): string | undefined {
    const rule = (text: string) => readDate(text, this.reading.dateOrder)?.day ?? null
    return this.read(field, rule, 'Value is not a date; it is left out.')
  }

  time(field: TripField): string | null {
    return this.read(field, readTime, 'Value is not a time; it is left out.') ?? null
  }
}

const orders = { dmy: 'day, month, year', mdy: 'month, day, year', ymd: 'year, month, day' } as const
