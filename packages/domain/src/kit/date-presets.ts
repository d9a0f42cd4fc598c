import { addDays } from './local-time'

/** A span of days, inclusive (`YYYY-MM-DD`). */
export type DaySpan = { readonly start: string; readonly end: string }

const monthBefore = (today: string): DaySpan => {
  const end = addDays(`${today.slice(0, 7)}-01`, -1)
  return { start: `${end.slice(0, 7)}-01`, end }
}

/** The presets of date filters (spec §9): today, yesterday, last week (7 days ending today), last month. */
export const datePresets = [
  { id: 'today', label: 'Today', span: (today: string): DaySpan => ({ start: today, end: today }) },
  {
    id: 'yesterday',
    label: 'Yesterday',
    span: (today: string): DaySpan => ({ start: addDays(today, -1), end: addDays(today, -1) }),
  },
  {
    id: 'week',
    label: 'Last week',
    span: (today: string): DaySpan => ({ start: addDays(today, -6), end: today }),
  },
  { id: 'month', label: 'Last month', span: monthBefore },
] as const
