import { folded } from '../../kit/fold'
import { languagesOf, tagOf } from '../../languages/lexicon'
import { orderOf } from '../../schema-org/day-order'
import { readTime } from '../../schema-org/read-time'

const slashed = /(?<![\d/-])\d{1,2}([/-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/-])/

/**
 * Whether a pass writes the day before the month (`03/07/2026`, `03-07-2026`): the order in which a shown date is the
 * one on which it becomes relevant, else by the language of its labels; undefined if unknown.
 */
export function dayFirstOn(
  fields: readonly { label: string; value: string }[],
  relevant: string | undefined,
): boolean | undefined {
  const days = fields.flatMap(({ value }) => slashed.exec(value)?.[0] ?? [])
  if (days.length === 0) return undefined
  const near = (relevant && readTime(relevant)?.local?.slice(0, 10)) || undefined
  for (const dayFirst of near === undefined ? [] : [true, false])
    if (days.some((day) => readTime(day, dayFirst)?.local === near)) return dayFirst
  // The language with the most words is first.
  const [language = 0] = languagesOf(fields.map(({ label }) => folded(label)))
  return orderOf(tagOf(language))
}
