import type { ReportFilters } from '@sextant/contract/reports/schemas'
import type { DaySpan } from '@sextant/domain/kit/date-presets'

/** What a report is to hold: days, and what restricts its rows. */
export type ReportQuery = { readonly span: DaySpan; readonly filters: ReportFilters; readonly zone: string }
