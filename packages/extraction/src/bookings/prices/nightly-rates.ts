import { daysBetween } from '@sextant/domain/kit/local-time'
import { hundredths } from '../../kit/adding-up'
import { isNightWord, spelledNights } from '../../languages/night-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'

/** What makes an amount the rate of a night, behind it: ` per night`, `/Nacht`, ` pro Übernachtung`. */
const unit = /^\s?[,;(]?\s?(?:[/×x]|\p{L}{1,6}\.?(?: the| la| het| den)?)\s?(\p{L}{2,16})(?!\p{L})/u
const unspacedUnit = /^\s?[/／]?\s?(?:每晚|1?(?:泊|晚|夜|박))/u
const unspacedBefore = /(?:1泊|一泊|每晚|1박|1晚)[^\d。]{0,8}$/u

/** Whether an amount is the rate of a night. */
export const isNightly = ({ line, start, end }: Mention, { read }: Context): boolean => {
  const text = read.page.lines[line]?.plain ?? ''
  const [rest, before] = [text.slice(end, end + 30), text.slice(0, start)]
  const [, word = ''] = unit.exec(rest) ?? []
  return isNightWord(word) || unspacedUnit.test(rest) || unspacedBefore.test(before)
}

/** Whether the line of a rate has the number of nights: `3 nights at EUR 120 per night`, `drei Nächte zu je 95 €`. */
function hasCount({ line }: Mention, nights: number, { read, byLine }: Context): boolean {
  const { folded = '' } = read.page.lines[line] ?? {}
  const counted = (byLine[line] ?? []).some(({ type, value }) => type === 'nights' && Number(value) === nights)
  return counted || spelledNights(folded).includes(nights)
}

/**
 * What a stay costs by its only rate, which a sentence multiplies by its nights, on a page without a total. Null if
 * there is none.
 */
export function nightsTimesRate({ kind, start, end }: Booking, context: Context): Mention | null {
  const nights = kind === 'lodging' && start && end ? daysBetween(start.slice(0, 10), end.slice(0, 10)) : 0
  if (nights < 1) return null
  const rates = context.read.mentions.filter(
    (one) => one.type === 'money' && one.detail !== '' && isNightly(one, context) && hasCount(one, nights, context),
  )
  const [rate] = rates
  const isOne = rates.every(({ value, detail }) => value === rate?.value && detail === rate.detail)
  if (!rate || !isOne) return null
  const decimals = /\.(\d+)/u.exec(rate.value)?.[1]?.length ?? 0
  return { ...rate, value: ((hundredths(rate.value) * nights) / 100).toFixed(decimals) }
}
