import { Day } from '@sextant/contract/kit/wire'
import { mailDays } from '@sextant/domain/dashboard/mail-days'
import * as z from 'zod/mini'
import type { DashboardView } from './search'

/** Query parameters of the developer dashboard, named as in spec §2; the end date is optional (§9). */
export const MailSearch = z.object({ startDate: z.optional(Day), endDate: z.optional(Day) })
type MailSearch = z.infer<typeof MailSearch>

/** The view that a query selects. Invalid dates fall back to the last seven days and are reported. */
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
