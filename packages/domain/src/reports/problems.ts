import type { FieldErrors } from '@sextant/contract/kit/errors'
import type { TeamType } from '@sextant/contract/kit/team'
import type { ReportFilters, ReportType } from '@sextant/contract/reports/schemas'
import { daysBetween } from '../kit/local-time'
import { reportTypeInfo, reportTypesOf } from './types'

/** The longest span of a report, in days: ten years. */
const maxDays = 3653

/** Problems of a report request by a team; empty if there are none. */
export function queryProblems(
  team: TeamType,
  { type, filters }: { readonly type: ReportType; readonly filters: ReportFilters },
): FieldErrors {
  if (!reportTypesOf[team].includes(type)) return { type: ['Is no report of this kind of team. Choose another.'] }
  const supportedFilters: readonly string[] = reportTypeInfo[type].filters
  const strange = Object.entries(filters).filter(
    ([name, value]) => value !== undefined && !supportedFilters.includes(name),
  )
  return Object.fromEntries(
    strange.map(([name]) => [`filters.${name}`, [`The report ${reportTypeInfo[type].label} has no such filter.`]]),
  )
}

/** Problems of a report's days; empty if there are none. */
export function daysProblems(start: string, end: string): FieldErrors {
  if (end < start) return { end_date: ['Must not be before the first day.'] }
  return daysBetween(start, end) >= maxDays ? { end_date: ['A report is of ten years at most.'] } : {}
}
