import { SetBy } from '@sextant/contract/segments/schemas'
import * as z from 'zod/mini'
import { callerName } from '../../account'
import type { Tx } from '../../platform/database/transaction'
import type { Ctx } from '../../platform/http/context'
import type { SegmentRow } from '../store'

const Marks = z.record(z.string(), SetBy)

/** The fields of a segment that people set, each with who and when. */
export const setByOf = (row: Pick<SegmentRow, 'set_by'>): Record<string, SetBy> => Marks.parse(row.set_by)

/** The current editor, by the name that the console shows. */
export async function whoSets(ctx: Ctx, tx: Tx): Promise<SetBy> {
  return { name: await callerName(tx, ctx), at: ctx.clock.now().toISOString() }
}

/** A segment's marks with these fields marked now, as a column value. */
export const marked = (row: Pick<SegmentRow, 'set_by'>, fields: readonly string[], by: SetBy): string =>
  JSON.stringify({ ...setByOf(row), ...Object.fromEntries(fields.map((field) => [field, by])) })
