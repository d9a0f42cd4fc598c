import { defaultMailDays, maxMailDays } from '@sextant/contract/dashboard/developer'
import type { DaySpan } from '../kit/date-presets'
import { addDays } from '../kit/local-time'

type MailDaysQuery = { readonly start_date?: string | undefined; readonly end_date?: string | undefined }

/**
 * The days of the developer dashboard: the last seven including today (spec §2) by default; from a given first day up
 * to today; or the seven up to a given last day. Null if they end before they begin or are too many.
 */
export function mailDays({ start_date, end_date }: MailDaysQuery, today: string): DaySpan | null {
  const end = end_date ?? (start_date !== undefined && start_date > today ? start_date : today)
  if (end >= '9999') return null
  const start = start_date ?? addDays(end, 1 - defaultMailDays)
  return start <= end && end < addDays(start, maxMailDays) ? { start, end } : null
}
