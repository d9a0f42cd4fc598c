import { folded } from '../kit/fold'
import { portals } from '../languages/brands'
import { calendarNames } from '../languages/calendar'
import { conjunctions } from '../languages/conjunctions'
import { labelCount } from '../languages/lexicon'
import { nameWords } from '../languages/person-names'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Candidate } from './roles'

/** Whether a text is the label of an adjacent value: `Van` before `: Kerkstraat 19`. */
function isLabel({ line, start, end }: Mention, { read, isPure, neighbors }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  if (!isPure[line] || text.slice(0, start).trim() !== '' || !/^\s*[:：]?\s*$/u.test(text.slice(end))) return false
  const isTagged = (read.tags[line] ?? []).some(
    (tag) => tag.start <= start && tag.end >= end && tag.ids.some((id) => id < labelCount),
  )
  const right = neighbors[line]?.right
  const below = neighbors[line]?.below
  return isTagged && [right, below].some((value) => value && !isPure[value.index])
}

/** A ship, recognized by its prefix: `M/S Nordstern`, `ΕΓ/ΟΓ «Νηρηίς»`. */
const vessel = /^(?:[MFT]\/[SVBFNT]|M\/n|N\/[MT]|HSC|HSF|HSS|MS|MV|MF|Ε\/?Γ|Τ\/?Χ|[ТT]\/[ХX])[./\s-]\s?\S/u

/** Minimum traveler probability for a name not to be a place. */
const minTraveler = 0.6

/** Separators between several people's names. */
const joints = new RegExp(String.raw`^[\s,;&+/]*(?:${conjunctions})?[\s,;&+/]*$`, 'iu')

/** Whether a text consists of likely travelers' names, at least one of them a known name. */
function isOfPersons({ mention, roles }: Candidate, persons: readonly Candidate[]): boolean {
  const inside = persons
    .filter(
      ({ mention: { line, start, end } }) => line === mention.line && start >= mention.start && end <= mention.end,
    )
    .toSorted((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
  let [rest, at] = [mention.value, mention.start]
  const between: string[] = []
  for (const { mention: one } of inside) {
    if (one.start < at) continue
    between.push(rest.slice(0, one.start - at))
    rest = rest.slice(one.end - at)
    at = one.end
  }
  const place = Math.max(roles.place ?? 0, roles.from ?? 0, roles.to ?? 0)
  const isKnown = inside.some(({ mention: { value }, roles: own }) => {
    const { given, family } = nameWords(value)
    return given + family > 0 && (own.traveler ?? 0) > place
  })
  return isKnown && [...between, rest].every((text) => joints.test(text))
}

/** Clears the place roles of likely travelers' names. */
export function dropPersons(candidates: readonly Candidate[]): void {
  const persons = candidates.filter(
    ({ mention: { type }, roles }) => type === 'text' && (roles.traveler ?? 0) >= minTraveler,
  )
  for (const candidate of candidates)
    if (candidate.mention.type === 'text' && isOfPersons(candidate, persons))
      candidate.roles = { ...candidate.roles, place: 0, from: 0, to: 0 }
}

/** Clears the roles of labels, portals and weekday names, and the stop roles of ships. */
export function dropLabels(candidates: readonly Candidate[], context: Context): void {
  const { weekdays } = calendarNames(context.read.languages)
  for (const candidate of candidates) {
    const { mention } = candidate
    if (mention.type !== 'text') continue
    const name = folded(mention.value)
    if (weekdays.has(name.replaceAll('.', '')) || portals.has(name) || isLabel(mention, context))
      candidate.roles = { none: 1 }
    else if (vessel.test(mention.value)) candidate.roles = { ...candidate.roles, from: 0, to: 0 }
  }
}
