import { createReport } from '@sextant/contract/reports/endpoints'
import { type ReportDraft, type ReportFormat, type ReportType, reportFormats } from '@sextant/contract/reports/schemas'
import { chartPresets } from '@sextant/domain/dashboard/chart-presets'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { reportTypesOf } from '@sextant/domain/reports/types'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { reportAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { todayOf } from '../kit/clock'
import { useCommand } from '../kit/command'
import { DayField } from '../kit/day-input'
import { dayIn, textIn } from '../kit/form-values'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Field } from '../ui/field'
import { FormModal } from '../ui/form-modal'
import { SelectField } from '../ui/select-field'
import { FilterFields, filtersIn } from './report-filters'
import { TypeField } from './type-field'

export const formatLabels = { xlsx: 'Excel workbook', csv: 'CSV', json: 'JSON' } as const
export const formatChoices = reportFormats.map((value) => ({ value, label: formatLabels[value] }))

/** The selected file format. */
export const formatIn = (values: FormData): ReportFormat =>
  reportFormats.find((format) => format === textIn(values, 'format')) ?? 'xlsx'

const presets = [...chartPresets.map(({ id, label }) => ({ value: id, label })), { value: '', label: 'Custom' }]

/** Creates a report: type, dates and filters. */
export function NewReport({ onClose }: { onClose: () => void }) {
  const team = useTeamRef()
  const record = useTeam()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const today = todayOf(record)
  const types = reportTypesOf[team.type]
  const [type, setType] = useState<ReportType>(types[0] ?? 'email')
  const [span, setSpan] = useState<DaySpan>(() => chartPresets[3].span(today))
  const create = useCommand((body: ReportDraft) => api.call(createReport, { team, body }), {
    onDone: async ({ data }) => {
      onClose()
      void queryClient.invalidateQueries({ queryKey: ['reports.list'] })
      await navigate({ href: reportAddress(team, data.id) })
    },
  })
  const preset = chartPresets.find((one) => sameSpan(one.span(today), span))?.id ?? ''
  return (
    <FormModal
      title="New report"
      submitLabel="Create report"
      size="xl"
      errors={create.errors}
      problem={create.problem}
      busy={create.busy}
      onClose={onClose}
      onSubmit={(values) => {
        const name = textIn(values, 'name').trim()
        const days = { start_date: dayIn(values, 'start_date'), end_date: dayIn(values, 'end_date') }
        create.send({
          type,
          ...days,
          format: formatIn(values),
          filters: filtersIn(values),
          ...(name ? { name } : {}),
        })
      }}
    >
      <TypeField types={types} value={type} onChange={setType} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name="preset"
          label="Dates"
          choices={presets}
          value={preset}
          onChange={({ target }) => setSpan(chartPresets.find(({ id }) => id === target.value)?.span(today) ?? span)}
        />
        <DayField
          name="start_date"
          label="First day"
          day={span.start}
          required
          onDay={(start) => setSpan({ ...span, start })}
        />
        <DayField name="end_date" label="Last day" day={span.end} required onDay={(end) => setSpan({ ...span, end })} />
      </div>
      <FilterFields key={type} type={type} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label="Name" hint="Default: type and period." autoComplete="off" />
        <SelectField name="format" label="File" choices={formatChoices} />
      </div>
    </FormModal>
  )
}

const sameSpan = (a: DaySpan, b: DaySpan): boolean => a.start === b.start && a.end === b.end
