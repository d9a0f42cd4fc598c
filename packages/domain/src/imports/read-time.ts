/** 9:30, 09.30, 9h30, 0930, 21:30:15, optionally with am or pm. */
const clock = /^(\d{1,2})(?:\s*[:.h]\s*|(?=\d{2}(?:\D|$)))(\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap])?/i
/** 9 pm, 21h, 21 Uhr: without minutes. */
const hour = /^(\d{1,2})\s*(?:([ap])\.?m?\.?|h|uhr|heures?|u)$/i
/** Text that may follow a time: the rest of am and pm, a word for "o'clock", an offset or zone abbreviation. */
const tail = /^(?:\.?m\.?)?\s*(?:uhr|h|hrs|u|z|[+-]\d{2}:?\d{2}|[A-Z]{3,4})?$/i
/** Excel's fraction of a day, for cells that lost their format: 0.395833. */
const partOfDay = /^0[.,]\d{3,}$/

const two = (value: number): string => String(value).padStart(2, '0')

/** Reads a time of day as `HH:MM:SS`; null if invalid. */
export function readTime(text: string): string | null {
  const value = text.trim()
  if (partOfDay.test(value)) return ofPart(Number(value.replace(',', '.')))
  const [whole, hours, minutes, seconds = '0', half] = clock.exec(value) ?? []
  if (whole !== undefined && tail.test(value.slice(whole.length))) {
    return onClock(Number(hours), Number(minutes), Number(seconds), half)
  }
  const [, only, side] = hour.exec(value) ?? []
  return only === undefined ? null : onClock(Number(only), 0, 0, side)
}

function onClock(hours: number, minutes: number, seconds: number, half: string | undefined): string | null {
  if (half && (hours < 1 || hours > 12)) return null
  const full = half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours
  if (full > 23 || minutes > 59 || seconds > 59) return null
  return `${two(full)}:${two(minutes)}:${two(seconds)}`
}

function ofPart(part: number): string {
  const minutes = Math.min(Math.round(part * 1440), 1439)
  return onClock(Math.floor(minutes / 60), minutes % 60, 0, undefined) ?? '00:00:00'
}
