import { createSchedule, updateSchedule } from '@sextant/contract/reports/schedules'
import { type ReportType, type Schedule, type ScheduleDraft, scheduleRanges } from '@sextant/contract/reports/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { scheduleRangeInfo } from '@sextant/domain/reports/range-days'
import { reportTypesOf } from '@sextant/domain/reports/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { api } from '../kit/api'
import { userChoicesQuery } from '../kit/choices'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useCan, useTeam, useTeamRef, useUser } from '../kit/workspace'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { FormErrors } from '../ui/form'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { SelectField } from '../ui/select-field'
import { formatChoices, formatIn } from './new-report'
import { FilterFields, filtersIn } from './report-filters'
import { hourText, weekdays } from './schedule-texts'
import { TypeField } from './type-field'

const ranges = scheduleRanges.map((value) => ({ value, label: scheduleRangeInfo[value].label }))
const frequencies = [
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
]
const numbers = (from: number, to: number, label: (at: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: label(from + at) }))
const weekdayChoices = numbers(1, 7, (at) => weekdays[at - 1] ?? '')
const dayChoices = numbers(1, 31, (at) => (at > 28 ? `${at}, or the last of the month` : String(at)))
const hourChoices = numbers(0, 23, hourText)

/** The schedule described by a form. */
function draftIn(values: FormData, type: ReportType, frequency: Schedule['frequency']): ScheduleDraft {
  return {
    name: textIn(values, 'name'),
    type,
    filters: filtersIn(values),
    range: scheduleRanges.find((range) => range === textIn(values, 'range')) ?? 'last_week',
    format: formatIn(values),
    frequency,
    weekday: Number(textIn(values, 'weekday') || 1),
    day: Number(textIn(values, 'day') || 1),
    hour: Number(textIn(values, 'hour')),
    status: 'Active',
    recipients: values.getAll('recipients').map(String),
  }
}

type ScheduleFormProps = { schedule: Schedule | null; onClose: () => void }

/** Adds or edits a schedule. */
export function ScheduleForm({ schedule, onClose }: ScheduleFormProps) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const { time_zone_id: zone } = useTeam()
  const types = reportTypesOf[team.type]
  const [type, setType] = useState<ReportType>(schedule?.type ?? types[0] ?? 'email')
  const [frequency, setFrequency] = useState(schedule?.frequency ?? 'weekly')
  const save = useCommand(
    ({ status: _new, ...body }: ScheduleDraft) =>
      schedule ? api.call(updateSchedule, { team, id: schedule.id, body }) : api.call(createSchedule, { team, body }),
    {
      onDone: async ({ data }) => {
        onClose()
        toast(`The schedule ${data.name} was saved.`)
        await queryClient.invalidateQueries({ queryKey: ['reports.schedules'] })
      },
    },
  )
  return (
    <FormModal
      title={schedule ? 'Edit the schedule' : 'Add a schedule'}
      submitLabel="Save schedule"
      size="xl"
      errors={save.errors}
      problem={save.problem}
      busy={save.busy}
      onClose={onClose}
      onSubmit={(values) => save.send(draftIn(values, type, frequency))}
    >
      <Field name="name" label="Name" defaultValue={schedule?.name} autoComplete="off" required />
      <TypeField types={types} value={type} onChange={setType} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="range" label="Period" choices={ranges} defaultValue={schedule?.range ?? 'last_week'} />
        <SelectField name="format" label="File" choices={formatChoices} defaultValue={schedule?.format ?? 'xlsx'} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name="frequency"
          label="How often"
          choices={frequencies}
          value={frequency}
          onChange={({ target }) => setFrequency(target.value === 'monthly' ? 'monthly' : 'weekly')}
        />
        {frequency === 'weekly' ? (
          <SelectField
            name="weekday"
            label="Weekday"
            choices={weekdayChoices}
            defaultValue={String(schedule?.weekday ?? 1)}
          />
        ) : (
          <SelectField
            name="day"
            label="Day of the month"
            choices={dayChoices}
            defaultValue={String(schedule?.day ?? 1)}
          />
        )}
        <SelectField
          name="hour"
          label="Hour"
          hint={`${zone} time.`}
          choices={hourChoices}
          defaultValue={String(schedule?.hour ?? 8)}
        />
      </div>
      <Recipients chosen={schedule?.recipients ?? []} />
      <FilterFields key={type} type={type} filters={schedule?.type === type ? schedule.filters : {}} />
    </FormModal>
  )
}

/**
 * The users to email the report to. Users who may not browse the team's users choose among those already known here.
 * Current recipients are listed from the start, so that saving before the rest has loaded does not remove them.
 */
function Recipients({ chosen }: { chosen: Schedule['recipients'] }) {
  const can = useCan()
  const me = useUser()
  const { data } = useQuery({ ...userChoicesQuery(useTeamRef()), enabled: can('browse-users') })
  const errors = use(FormErrors)['recipients'] ?? []
  const members = can('browse-users') ? (data?.data ?? []).filter(({ status }) => status === 'Active') : [me]
  const people = [
    ...chosen,
    ...members
      .filter(({ id }) => chosen.every((recipient) => recipient.id !== id))
      .map((user) => ({ id: user.id, email: user.email, name: personName(user) })),
  ]
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Send it to</legend>
      <div className="flex max-h-40 flex-col gap-1.5 overflow-y-auto">
        {people.map((user) => (
          <Checkbox
            key={user.id}
            name="recipients"
            value={user.id}
            defaultChecked={chosen.some((recipient) => recipient.id === user.id)}
          >
            <span className="wrap-anywhere">
              {user.name} <span className="text-muted">{user.email}</span>
            </span>
          </Checkbox>
        ))}
      </div>
      <p className="mt-1 text-sm text-muted">Sent by email with a link. Files up to 5 MB are attached.</p>
      {errors.length > 0 ? <p className="text-sm text-bad">{errors.join(' ')}</p> : null}
    </fieldset>
  )
}
