import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'

/**
 * The folded text of a line with its dates blanked, so that no month or weekday is a feature: emails read the same in
 * May and in June. Positions remain.
 */
export const withoutDates = ({ folded }: Line, mentions: readonly Mention[]): string =>
  mentions.reduce(
    (text, { type, start, end }) =>
      type === 'date' ? text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) : text,
    folded,
  )
