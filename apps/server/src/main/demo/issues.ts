import { users } from '@sextant/demo/users'
import type { SegmentRow } from '../../segments'
import { tripsOf } from '../../trips/quality/inspect-owners'
import { issuesOf } from '../../trips/quality/issues-of'

/** Notes on dismissed issues, by issue code. */
const notes = new Map([
  ['missing_hotel', 'Stays with family.'],
  ['stay_without_way', 'Goes by own car.'],
  ['missing_return', 'Comes back with a colleague.'],
  ['missing_price', 'Paid by the client.'],
])

/** The issues found in a team's trips: most are open, some are assigned, some are dismissed. */
export function issueRows(team: string, segments: readonly SegmentRow[]) {
  const people = users.filter(({ teams, role }) => teams.includes(team) && role !== 'viewer')
  const owners = new Map<string, SegmentRow[]>()
  for (const segment of segments) owners.set(segment.owner_key, [...(owners.get(segment.owner_key) ?? []), segment])
  return [...owners].flatMap(([owner_key, owned]) => {
    const last =
      owned
        .map(({ modified }) => modified)
        .toSorted()
        .at(-1) ?? ''
    return issuesOf(owner_key, tripsOf(owned)).map((issue) => {
      const position = Number(issue.trip_id) % 10
      const note = notes.get(issue.code)
      const isDismissed = position === 3 && note !== undefined
      return {
        ...issue,
        team_id: team,
        status: isDismissed ? 'Dismissed' : 'Open',
        assignee_id: position < 4 ? (people[position % people.length]?.id ?? null) : null,
        note: isDismissed ? note : null,
        created: last,
        modified: last,
      }
    })
  })
}
