import type { ReportFilters } from '@sextant/contract/reports/schemas'
import type { DaySpan } from '@sextant/domain/kit/date-presets'

/** The scope of a report: days and filters. */
export type ReportQuery = { readonly span: DaySpan; readonly filters: ReportFilters; readonly zone: string }
