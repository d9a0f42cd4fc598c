import type { ReportType } from '@sextant/contract/reports/schemas'
import { spanText } from '../kit/time-text'
import { reportTypeInfo } from './types'

/** The default name of a report: `Flight spend, 1–31 Oct 2026`. */
export const reportName = (type: ReportType, start: string, end: string): string =>
  `${reportTypeInfo[type].label}, ${spanText(start, end)}`
