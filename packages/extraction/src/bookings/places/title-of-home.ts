import { beginsWithHome } from '../../languages/home-words'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { unscoredCandidate } from '../roles'

const maxTitle = 80

/** The title in the line right above the type of a home: `Bright loft by the canal` above `Entire home`. */
function titleAbove(type: Mention, { read: { page }, byLine }: Context): Mention | undefined {
  const [line, above] = [page.lines[type.line], page.lines[type.line - 1]]
  if (!line || !above || above.origin !== 'body' || above.isHidden || above.row !== line.row - 1) return undefined
  const hasValue = (byLine[above.index] ?? []).some(({ type: one }) => one !== 'text' && one !== 'airport')
  const isTitle = !hasValue && above.text.length <= maxTitle && /^[\p{Lu}\p{Lo}\d][^:@]*\p{L}/u.test(above.text)
  return isTitle ? mentionAt(above, 'text', 0, above.text, above.text, 'line') : undefined
}

/** Stays that are called after the type of the home get the title above it instead. */
export function withTitlesOfHomes(bookings: readonly Booking[], { context }: AssembledPage): Booking[] {
  return bookings.map((booking) => {
    const { draft, kind } = booking
    const type = draft.slots.place?.mention
    const title = kind === 'lodging' && type && beginsWithHome(type.value) ? titleAbove(type, context) : undefined
    if (!title) return booking
    return { ...booking, draft: { ...draft, slots: { ...draft.slots, place: unscoredCandidate(title) } } }
  })
}
