import type { AnchorCandidate } from '../../src/bookings/anchors'
import { draftsOf, type Pool, poolOf } from '../../src/bookings/assemble'
import { type Draft, emptyDraft } from '../../src/bookings/draft'
import { kinds, type Slot } from '../../src/bookings/kinds'
import type { Candidate } from '../../src/bookings/roles'
import { combinedFeatures, optionsOf, slotGroup } from '../../src/bookings/slots'
import { compareDrafts, type OtherChoices } from '../../src/bookings/slots-in-context'
import { travelerFeatures, travelerGroups } from '../../src/bookings/travelers/travelers'
import type { Weights } from '../../src/links/model'
import type { Mention } from '../../src/mentions/mention'
import type { Example } from './examples'
import { hasValue, rowsStartingAt } from './gold-roles'
import { type AnchoredPage, sourceOf, type TrainingPage } from './role-choices'
import { type Row, sameValue } from './rows'
import type { Choice } from './training-choice'

/** Whether a mention is the value of a slot in one of the rows. Null stands for an empty slot. */
function fitsSlot(slot: Slot, mention: Mention | null, rows: readonly Row[], draft: Draft): boolean {
  const expected = rows.map((row) => {
    if (slot === 'startDate') return row.start?.slice(0, 10)
    if (slot === 'startTime') return row.start?.slice(11, 16) || undefined
    if (slot === 'endTime') return row.end?.slice(11, 16) || undefined
    if (slot === 'endDate') return row.end?.slice(0, 10)
    return row[slot]
  })
  const specified = expected.filter((value) => value !== undefined)
  if (mention === null) return specified.length === 0
  const day = draft.anchor.mention.type === 'date' ? draft.anchor.mention.value : draft.slots.startDate?.mention.value
  return rows.some((row, at) => {
    const value = expected[at]
    if (value === undefined) return false
    if (slot === 'from' || slot === 'to' || slot === 'place' || slot === 'number' || slot === 'reference')
      return sameValue(slot, value, mention.value, row.kind)
    return value === mention.value && (slot !== 'endDate' || day === undefined || mention.value >= day)
  })
}

/**
 * The training choices for the slots and travelers of drafts with a correct anchor. Each choice sees the correct values
 * of earlier slots. With the first-pass weights, they are choices of the second pass, which sees the first pass's
 * choices for the whole page.
 */
export function slotChoices(all: readonly AnchoredPage[], slots?: Weights): Choice[] {
  return all.flatMap(({ trainingPage, anchors }) => {
    const pool = poolOf(anchors, trainingPage.candidates, trainingPage.context)
    const first = slots ? draftsOf(anchors, pool, slots) : []
    const seen = compareDrafts(first, trainingPage.context)
    return anchors.flatMap((anchor) =>
      goldDrafts(anchor, trainingPage).flatMap(({ draft, rows }) => {
        const own = first.find(
          ({ anchor: { mention }, kind }) => mention === draft.anchor.mention && kind === draft.kind,
        )
        return slots && !own ? [] : choicesOf(draft, rows, trainingPage.example, pool, own && seen(own))
      }),
    )
  })
}

function goldDrafts(
  { candidate, kinds: some }: AnchorCandidate,
  { example }: TrainingPage,
): { draft: Draft; rows: Row[] }[] {
  const startingRows = rowsStartingAt(candidate.mention, example.rows)
  return [...new Set(startingRows.map(({ kind }) => kind))]
    .filter((kind) => (some[kind] ?? 0) >= 0.1)
    .map((kind) => ({
      draft: emptyDraft(candidate, kind, some[kind] ?? 0),
      rows: startingRows.filter((row) => row.kind === kind),
    }))
}

function choicesOf(
  draft: Draft,
  rows: readonly Row[],
  example: Example,
  { candidates, persons, anchors, context }: Pool,
  others?: OtherChoices,
): Choice[] {
  const choices: Choice[] = []
  const source = sourceOf(example)
  for (const slot of kinds[draft.kind].slots) {
    if (slot === 'startDate' && draft.anchor.mention.type === 'date') continue
    // Labels omit the times of stays.
    if (
      draft.kind === 'lodging' &&
      (slot === 'startTime' || slot === 'endTime') &&
      !rows.some(({ start, end }) => ((slot === 'startTime' ? start : end)?.length ?? 0) > 10)
    )
      continue
    const options = optionsOf(slot, draft, candidates, anchors, context, others)
    const labelledOptions = options.map((option) => ({
      candidate: option.candidate,
      features: combinedFeatures(option),
      group: slotGroup(slot),
      isCorrect: fitsSlot(slot, option.candidate?.mention ?? null, rows, draft),
    }))
    // An end on the same day as the start may be left empty.
    const isSameDay =
      slot === 'endDate' &&
      rows.every(({ start, end }) => end === undefined || start?.slice(0, 10) === end.slice(0, 10))
    const resolved = labelledOptions.map((option) =>
      isSameDay && option.candidate === null ? { ...option, isCorrect: true } : option,
    )
    const isFound = resolved.some(({ isCorrect }) => isCorrect)
    const marked = isFound ? resolved : resolved.map((option) => ({ ...option, isCorrect: option.candidate === null }))
    choices.push({ options: marked, ...source })
    const right = resolved
      .filter(({ isCorrect, candidate }) => isCorrect && candidate)
      .toSorted((a, b) => closeness(a.candidate, draft) - closeness(b.candidate, draft))[0]
    if (right?.candidate) draft.slots[slot] = right.candidate
  }
  for (const person of persons) {
    const features = Int32Array.from([
      ...travelerFeatures(person, draft, anchors, context, others),
      ...person.candidate.features,
    ])
    const travels = rows.some((row) => hasValue(row, 'traveler', person.candidate.mention.value))
    choices.push({
      ...source,
      weight: 0.7 * source.weight,
      options: travelerGroups.map((group, at) => ({ features, group, isCorrect: (at === 1) === travels })),
    })
  }
  return choices
}

const closeness = (candidate: Candidate | null, draft: Draft): number =>
  Math.abs((candidate?.mention.line ?? 0) - draft.anchor.mention.line)
