import { type Draft, emptyDraft } from '../draft'

/**
 * Whether a journey lacks places that emails usually state: both of a train's or coach's, or either of a ship's, which
 * parties and treatments are mistaken for.
 */
function isPlaceless({ kind, slots: { from, to } }: Draft): boolean {
  if (kind === 'boat') return from === undefined || to === undefined
  return (kind === 'train' || kind === 'bus') && from === undefined && to === undefined
}

/**
 * Replaces journeys without places by an event with a place that begins at the same mention, with the sum of their
 * probabilities.
 * @param fill fills the slots of drafts
 */
export function eventsForJourneysWithoutPlaces(
  drafts: readonly Draft[],
  fill: (drafts: readonly Draft[]) => readonly Draft[],
): Draft[] {
  const anchors = new Set(drafts.filter(isPlaceless).map(({ anchor }) => anchor))
  if (anchors.size === 0) return [...drafts]
  const isReplaceable = (draft: Draft): boolean => draft.kind === 'event' || isPlaceless(draft)
  // An event at a hotel's check-out time is not an event named like the hotel.
  const houses = new Set(
    drafts.flatMap(({ kind, slots: { place } }) => (kind === 'lodging' && place ? [place.mention.value] : [])),
  )
  const events = fill(
    [...anchors].map((anchor) => {
      const some = drafts.filter((draft) => draft.anchor === anchor && isReplaceable(draft))
      const sum = some.reduce((total, { probability }) => total + probability, 0)
      return emptyDraft(anchor, 'event', Math.min(1, sum))
    }),
  ).filter(({ slots: { place } }) => place !== undefined && !houses.has(place.mention.value))
  const isReplaced = (draft: Draft): boolean =>
    isReplaceable(draft) && events.some(({ anchor }) => anchor === draft.anchor)
  return [...drafts.filter((draft) => !isReplaced(draft)), ...events]
}
