type Days = { readonly start_date?: string | null | undefined; readonly end_date?: string | null | undefined }

/** The day of the same number a year before; of the last of February in a leap year, the 28th. */
const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4).replace('-02-29', '-02-28')}`

/**
 * The days that a file of travel covers (`YYYY-MM-DD`): those that were chosen, else from twelve months before `today`
 * on, without an end, because future travel is what is asked for most. Where the chosen end is earlier than that,
 * twelve months before the end.
 */
export function explorerDays({ start_date, end_date }: Days, today: string): { start: string; end: string | null } {
  const end = end_date ?? null
  return { start: start_date ?? yearBefore(end !== null && end < today ? end : today), end }
}
