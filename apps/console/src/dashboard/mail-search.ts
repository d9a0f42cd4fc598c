import { Day } from '@sextant/contract/kit/wire'
import { mailDays } from '@sextant/domain/dashboard/mail-days'
import * as z from 'zod/mini'
import type { DashboardView } from './search'

/**
 * The query of a developer team's dashboard, named as in the specification (§2); the last day may be left open (§9).
 */
export const MailSearch = z.object({ startDate: z.optional(Day), endDate: z.optional(Day) })
type MailSearch = z.infer<typeof MailSearch>

/** What a search asks for; days that fit nothing give way to the last seven, and are named. */
export function mailView({ startDate, endDate }: MailSearch, today: string): DashboardView {
  const span = mailDays({ start_date: startDate, end_date: endDate }, today)
  const defaultDays = mailDays({}, today) ?? { start: today, end: today }
  return {
    span: span ?? defaultDays,
    interval: 'day',
    type: undefined,
    previous: null,
    invalid: span ? [] : ['start_date', 'end_date'],
  }
}
