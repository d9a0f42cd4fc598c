import { conceptTag, labelCount } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Line } from '../page/page'

/** Maximum length of a line that is a name and nothing else. */
const maxPart = 40

/** Whether a line has nothing beside it. */
export const isAlone = (line: Line, { neighbors }: Context): boolean =>
  !neighbors[line.index]?.right && neighbors[line.index]?.left.length === 0

const eventTag = conceptTag('event')

/** Whether a line has no label, other than words for events, which are part of their names. */
const isUnlabelled = ({ index }: Line, { lineTags }: Context): boolean =>
  (lineTags[index] ?? []).every((id) => id >= labelCount || id === eventTag)

/** Whether a line has no label, number or punctuation that separates values. */
export const isPlain = (line: Line | undefined, context: Context): line is Line =>
  line !== undefined &&
  line.origin === 'body' &&
  isUnlabelled(line, context) &&
  line.text.length <= maxPart &&
  /^\p{Lu}[^\d:|]*[^\d:|.,!?]$/u.test(line.text)
