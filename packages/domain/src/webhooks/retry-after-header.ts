/**
 * Seconds that a `retry-after` header asks for: a number, or a date (RFC 9110 §10.2.3); null where it says nothing that
 * can be obeyed.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // A date has the name of a day in front: what else the parser would take is no date of HTTP.
  const at = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
