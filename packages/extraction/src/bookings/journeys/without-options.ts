import { offersOptions } from '../../languages/option-words'
import type { Context } from '../../links/context'
import type { ScoredDraft } from '../draft'

/** Maximum number of departures to choose from. */
const maxOptions = 12

/** The lines below those that introduce departures to choose from, up to a gap or a heading. */
function optionLines({ read: { page } }: Context): Set<number> {
  const options = new Set<number>()
  for (const { index, text, origin, isQuoted } of page.lines) {
    if (origin !== 'body' || isQuoted || !offersOptions(text)) continue
    for (let at = index + 1; at <= index + maxOptions; at++) {
      const [above, line] = [page.lines[at - 1], page.lines[at]]
      if (!above || !line || line.row - above.row > 1 || line.isHeading || !/\d/.test(line.text)) break
      options.add(at)
    }
  }
  return options
}

/** Leaves out journeys that a page offers to choose from instead of one that does not take place. */
export function withoutOptions(scored: readonly ScoredDraft[], context: Context): ScoredDraft[] {
  const options = optionLines(context)
  const isOption = ({ draft }: ScoredDraft): boolean => options.has(draft.anchor.mention.line)
  return options.size > 0 && scored.some((one) => !isOption(one)) ? scored.filter((one) => !isOption(one)) : [...scored]
}
