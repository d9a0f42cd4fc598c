import type { Schedule } from '@sextant/contract/reports/schemas'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Formats an hour: `08:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** When a schedule runs: `Mondays at 08:00`. */
export function whenText({ frequency, weekday, day, hour }: Pick<Schedule, 'frequency' | 'weekday' | 'day' | 'hour'>) {
  const on = frequency === 'weekly' ? `${weekdays[weekday - 1] ?? ''}s` : `On day ${day} of the month`
  return `${on} at ${hourText(hour)}`
}
