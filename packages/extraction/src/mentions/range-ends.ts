import type { Mention } from './mention'

const noon = 12

const two = (number: number): string => String(number).padStart(2, '0')

/** A time, after noon if it ends a range whose start says by AM or PM that it is before that: `오후 2시 ~ 4시`. */
export function endOfRange(time: Mention, before: Mention | undefined, plain: string): Mention {
  const [hour = 0, minute = 0] = time.value.split(':').map(Number)
  const later = `${two(hour + noon)}:${two(minute)}`
  const isEnd =
    before?.form === 'half' &&
    time.form !== 'half' &&
    hour > 0 &&
    hour < noon &&
    time.value < before.value &&
    later > before.value &&
    /^\s?[-–—~〜～]\s?$/u.test(plain.slice(before.end, time.start))
  return isEnd ? { ...time, value: later } : time
}
