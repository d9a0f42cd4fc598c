type Days = { readonly start_date?: string | null | undefined; readonly end_date?: string | null | undefined }

/** The same day a year earlier, with February 28 for a leap day. */
const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4).replace('-02-29', '-02-28')}`

/**
 * The days of a travel file (`YYYY-MM-DD`): the chosen ones, else from twelve months before `today` without an end,
 * since future travel is requested most. If the chosen end is earlier than that, twelve months before the end.
 */
export function explorerDays({ start_date, end_date }: Days, today: string): { start: string; end: string | null } {
  const end = end_date ?? null
  return { start: start_date ?? yearBefore(end !== null && end < today ? end : today), end }
}
