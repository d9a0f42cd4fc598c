import { particleTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'

const stop = /^\p{L}[^\d:：|]{1,40}$/u

interface Route {
  from: Mention
  /** Undefined if a word is between the stops. */
  number: Mention | undefined
  to: Mention
}

const toTag = particleTag('to')

const named = (line: Line): Mention => mentionAt(line, 'text', 0, line.text, line.text, 'line')

/**
 * The only row of a page with a number or the word for `to` between two stops, and nothing else: `上海虹桥站`, `G18`,
 * `北京南站`.
 */
export function routeInCells({ read, byLine }: Context): Route | undefined {
  const { lines } = read.page
  const routes = lines.flatMap((own): Route[] => {
    const [before, from, to, behind] = [-2, -1, 1, 2].map((step) => lines[own.index + step])
    if (from?.row !== own.row || to?.row !== own.row || before?.row === own.row || behind?.row === own.row) return []
    const isWhole = ({ start, end }: Pick<Mention, 'start' | 'end'>): boolean => end - start === own.plain.length
    const number = byLine[own.index]?.find((one) => one.type === 'number' && isWhole(one))
    const isWord = read.tags[own.index]?.some((tag) => tag.ids.includes(toTag) && isWhole(tag))
    return (number || isWord) && stop.test(from.text) && stop.test(to.text)
      ? [{ from: named(from), number, to: named(to) }]
      : []
  })
  return routes.length === 1 ? routes[0] : undefined
}
