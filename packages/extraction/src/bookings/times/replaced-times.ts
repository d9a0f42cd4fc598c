import { conceptTag, statementTag } from '../../languages/lexicon'
import { firstMoves, nextMoves } from '../../languages/moved-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Candidate } from '../roles'

const moved: ReadonlySet<Mention['type']> = new Set(['date', 'time'])

/** Number of characters before and after a value that are searched for the words of a move. */
const maxWords = 60

/** A value with the one that replaces it. */
type Move = { readonly former: Candidate; readonly next: Candidate }

/**
 * Clears the roles of dates and times that a sentence replaces by others of the same type: “your arrival has been moved
 * from 3 March to 5 March, and your departure from 5 March to 8 March”.
 */
export function dropReplacedTimes(candidates: readonly Candidate[], context: Context): void {
  const byLine = new Map<number, Candidate[]>()
  for (const one of candidates) {
    const { type, line } = one.mention
    if (moved.has(type)) byLine.set(line, [...(byLine.get(line) ?? []), one])
  }
  for (const [index, own] of byLine) {
    const line = context.read.page.lines[index]
    if (line?.origin !== 'body' || own.length < 2) continue
    for (const former of own.filter((one) => isPlanned(one, own, line, context))) former.roles = { none: 1 }
    for (const { former, next } of movesIn(line, own)) {
      // what is moved precedes the former value, and the new one is certainly a value of it
      next.roles = ofSome((former.roles.none ?? 0) < (next.roles.none ?? 0) ? former.roles : next.roles)
      former.roles = { none: 1 }
    }
  }
}

const newTags = [conceptTag('new'), statementTag('changed')]
/** Words for what was planned, in brackets right before its hour. */
const planned =
  /[(（][^()（）\d]{0,12}(?:scheduled|planned|planmass?ig|geplant|prevue?|prevista|programad[ao]|gepland|planerad|planlagte?|planowan[ya]|planovan[ya]|定刻|原定)[^()（）\d]{0,12}$/u

/** Whether an hour is the planned one beside a new one: `new departure time 09:05 (scheduled 07:25)`. */
function isPlanned({ mention }: Candidate, own: readonly Candidate[], line: Line, { read }: Context): boolean {
  const { type, start } = mention
  const isBefore = ({ end }: { end: number }): boolean => end <= start
  const hasNew = (read.tags[line.index] ?? []).some(
    (tag) => isBefore(tag) && newTags.some((id) => tag.ids.includes(id)),
  )
  const isBeside = own.some((one) => one.mention.type === type && isBefore(one.mention))
  return type === 'time' && hasNew && isBeside && planned.test(line.folded.slice(0, start))
}

/** Probabilities of roles, for a value that certainly has one. */
function ofSome(roles: Candidate['roles']): Candidate['roles'] {
  const some = Object.entries(roles).filter(([role]) => role !== 'none')
  const sum = some.reduce((total, [, probability]) => total + probability, 0)
  return sum > 0 ? Object.fromEntries(some.map(([role, probability]) => [role, probability / sum])) : roles
}

/** The moves of a line: the first beside its verb, the others behind it. */
export function movesIn({ folded }: Line, values: readonly Candidate[]): Move[] {
  const ordered = values.toSorted((a, b) => a.mention.start - b.mention.start)
  const moves: Move[] = []
  let kind = -1
  for (const one of ordered) {
    const next = ordered.find(({ mention }) => mention.type === one.mention.type && mention.start >= one.mention.end)
    if (!next) continue
    const { start, end } = one.mention
    const before = folded.slice(Math.max(0, start - maxWords), start)
    const between = folded.slice(end, Math.min(end + maxWords, next.mention.start))
    if (kind < 0) {
      kind = firstMoves.findIndex(
        ({ from, to, verb }) => from.test(before) && to.test(between) && (!verb || verb.test(folded)),
      )
      if (kind >= 0) moves.push({ former: one, next })
      continue
    }
    const follows = nextMoves[kind]
    if (follows?.from.test(before) && follows.to.test(between)) moves.push({ former: one, next })
  }
  return moves
}
