/** Maximum length of a booking in days. Anything longer is the validity of a voucher. */
const maxDays = 180

/** Whether a booking is implausibly long. Start and end are local dates or times. */
export const hasImplausibleDuration = ({
  start,
  end,
}: {
  readonly start: string
  readonly end: string | null
}): boolean => end !== null && (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 > maxDays
