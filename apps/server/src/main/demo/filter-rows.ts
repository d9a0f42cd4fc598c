import type { DemoTeamData } from './demo-data'

type Stamps = { readonly created: string; readonly modified: string }

/** An organisation's email filters; developer teams have none. */
export function filterRows({ team }: DemoTeamData, stamps: Stamps): object[] {
  if (team.type !== 'org') return []
  const rule = { team_id: team.id, status: 'Active', match: 'all', mailbox_id: null, ...stamps }
  // IDs are derived from the team's, so that no two teams share one.
  const id = (place: number): string => String(Number(team.id) * 10 + place)
  return [
    {
      ...rule,
      id: id(1),
      name: 'Private stays wait',
      type: 'exclude',
      domains: ['airbnb.com', 'vrbo.com'],
      conditions: [],
      action: 'hold',
      priority: 1,
    },
    {
      ...rule,
      id: id(2),
      name: 'Notices of the house',
      type: 'exclude',
      domains: [],
      conditions: [
        { field: 'from', op: 'matches', value: 'info@*.test' },
        { field: 'subject', op: 'contains', value: 'car park' },
      ],
      action: 'ignore',
      priority: 2,
    },
  ]
}
