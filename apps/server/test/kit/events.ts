import type { EventType } from '@sextant/contract/kit/event-types'
import type { TestContext } from './test-context'

/** The IDs of the records in a team's events of one type, in the order of the events. */
export async function eventsOf(context: TestContext, type: EventType): Promise<string[]> {
  const text = 'select resource_id from events where team_id = $1 and type = $2 order by id'
  const { rows } = await context.pool.query<{ resource_id: string }>(text, [context.acme.id, type])
  return rows.map(({ resource_id }) => resource_id)
}
