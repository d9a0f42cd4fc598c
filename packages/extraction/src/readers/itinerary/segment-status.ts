/** Segment statuses by code (IATA reservation codes, AIRIMP). All others are confirmed. */
const cancelled = /^(?:HX|XX|XK|UN|UC|NO|NS)$/
const pending = /^(?:HL|HN|UU|US|PN|DS|NN|LL)$/

/** The status by the two letters before a segment's number of people: `HK1` is confirmed. */
export const segmentStatus = (code: string): 'cancelled' | 'pending' | 'confirmed' =>
  cancelled.test(code) ? 'cancelled' : pending.test(code) ? 'pending' : 'confirmed'

/**
 * Parses `1020`, `640P`. Noon and midnight have their own letters (N, M). Null if there are no digits, or no valid
 * time.
 */
export function clockOf(digits: string, half: string): string | null {
  if (digits === '') return null
  const whole = digits.padStart(4, '0')
  const [hours, minutes] = [Number(whole.slice(0, 2)), whole.slice(2)]
  const isLate = half === 'P' || half === 'N'
  const hours24 = half === '' ? hours : (hours % 12) + (isLate ? 12 : 0)
  return hours24 > 23 || Number(minutes) > 59 ? null : `${String(hours24).padStart(2, '0')}:${minutes}:00`
}
