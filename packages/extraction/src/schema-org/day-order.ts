/** Dates with slashes that have a number which cannot be a month. */
const telling = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g

/**
 * Whether dates in a language begin with the day (CLDR); undefined if they begin with the year, or the language is
 * invalid.
 */
export function orderOf(language: string): boolean | undefined {
  try {
    const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type)
    const first = parts.find((type) => type === 'day' || type === 'month' || type === 'year')
    return first === 'year' ? undefined : first === 'day'
  } catch {
    return undefined
  }
}

/**
 * Whether a page writes the day before the month (`04/07/2026`): by an unambiguous date, else by its language;
 * undefined if unknown.
 */
export function dayFirstIn(html: string): boolean | undefined {
  for (const [, first, second] of html.matchAll(telling)) {
    if (Number(first) > 12 && Number(second) <= 12) return true
    if (Number(second) > 12 && Number(first) <= 12) return false
  }
  const language = /<html\b[^>]{0,300}?\blang\s*=\s*["']?([\w-]{2,20})/i.exec(html.slice(0, 20_000))?.[1]
  return language === undefined ? undefined : orderOf(language)
}
