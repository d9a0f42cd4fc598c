import { deleteSchedule, runSchedule, updateSchedule } from '@sextant/contract/reports/schedules'
import type { Schedule } from '@sextant/contract/reports/schemas'
import { scheduleRangeInfo } from '@sextant/domain/reports/range-days'
import { reportTypeInfo } from '@sextant/domain/reports/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { Instant } from '../kit/instant'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import type { MenuItem } from '../ui/menu'
import { toast } from '../ui/notices'
import { type Column, Table } from '../ui/table'
import { schedulesQuery } from './queries'
import { ScheduleForm } from './schedule-form'
import { whenText } from './schedule-texts'

const columnsIn = (zone: string): readonly Column<Schedule>[] => [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name, type, range }) => (
      <span className="flex min-w-0 flex-col leading-snug wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-xs text-muted">
          {reportTypeInfo[type].label} · {scheduleRangeInfo[range].label}
        </span>
      </span>
    ),
  },
  { id: 'when', label: 'Schedule', from: 'sm', cell: (schedule) => whenText(schedule) },
  {
    id: 'to',
    label: 'Sent to',
    from: 'lg',
    cell: ({ recipients }) => recipients.map(({ name }) => name).join(', ') || 'Nobody',
  },
  {
    id: 'next',
    label: 'Next',
    from: 'md',
    cell: ({ next_run_at }) => (next_run_at === null ? '–' : <Instant at={next_run_at} zone={zone} />),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
  },
]

/** The report schedules, with actions to change them. */
export function Schedules() {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const { data, isError, refetch } = useQuery(schedulesQuery(team))
  const [editing, setEditing] = useState<Schedule | 'new' | null>(null)
  const itemsOf = useScheduleItems(setEditing)
  const schedules = data?.data
  return (
    <section aria-labelledby="schedules" className="mt-10">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id="schedules" className="font-semibold">
            Schedules
          </h2>
          <p className="text-muted">Reports created every week or month and emailed to users of the team.</p>
        </div>
        {can('add-reports') ? (
          <Button onClick={() => setEditing('new')}>
            <CalendarClock aria-hidden="true" />
            Add a schedule
          </Button>
        ) : null}
      </header>
      {editing ? <ScheduleForm schedule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
      {isError && !schedules ? (
        <div role="alert" className="flex items-center gap-3 text-muted">
          The schedules could not be loaded.
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : schedules?.length === 0 ? (
        <p className="rounded-box border border-dashed border-line bg-surface px-4 py-6 text-center text-muted">
          No reports are scheduled yet.
        </p>
      ) : (
        <Table
          label="Schedules"
          columns={columnsIn(zone)}
          rows={schedules}
          rowKey={({ id }) => id}
          isInactive={({ status }) => status === 'Paused'}
          rowMenu={(schedule) =>
            can('add-reports') ? { label: `More for: ${schedule.name}`, items: itemsOf(schedule) } : null
          }
        />
      )}
    </section>
  )
}

/** The actions for a schedule. */
function useScheduleItems(onEdit: (schedule: Schedule) => void): (schedule: Schedule) => MenuItem[] {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const refresh = async () => await queryClient.invalidateQueries({ queryKey: ['reports.schedules'] })
  const run = useAction(
    ({ id }: Schedule) => api.call(runSchedule, { team, id }),
    async (_, { name }) => {
      toast(`${name} is being generated.`)
      await queryClient.invalidateQueries({ queryKey: ['reports.list'] })
    },
  )
  const change = useAction(
    ({ id, status }: Schedule) =>
      api.call(updateSchedule, { team, id, body: { status: status === 'Active' ? 'Paused' : 'Active' } }),
    async ({ data }) => {
      toast(`${data.name} is ${data.status === 'Active' ? 'active again' : 'paused'}.`)
      await refresh()
    },
  )
  const remove = useAction(
    ({ id }: Schedule) => api.call(deleteSchedule, { team, id }),
    async (_, { name }) => {
      toast(`The schedule ${name} was deleted.`)
      await refresh()
    },
  )
  const confirmAndSend = async (schedule: Schedule) => {
    if (await confirm(`The schedule ${schedule.name} will be deleted. Its reports are kept.`)) remove.send(schedule)
  }
  return (schedule) => [
    { label: 'Run and send now', onSelect: () => run.send(schedule) },
    { label: 'Edit…', onSelect: () => onEdit(schedule) },
    { label: schedule.status === 'Active' ? 'Pause' : 'Resume', onSelect: () => change.send(schedule) },
    { label: 'Delete…', danger: true, onSelect: () => void confirmAndSend(schedule) },
  ]
}
