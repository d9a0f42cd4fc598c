import type { Booking } from './resolve'

/** Maximum length of a booking in days; anything longer is the validity of a voucher. */
const maxDays = 180

export const isTooLong = ({ start, end }: Booking): boolean =>
  end !== null && (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 > maxDays
