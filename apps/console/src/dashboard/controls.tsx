import { intervals } from '@sextant/contract/dashboard/charts'
import { chartPresets } from '@sextant/domain/dashboard/chart-presets'
import { DateFilter } from '../kit/date-filter'
import type { Changes } from '../kit/search'
import { AnySelect } from '../ui/any-select'
import { Checkbox } from '../ui/checkbox'
import { Select } from '../ui/select'
import type { DashboardView } from './search'

const intervalLabels = { day: 'Day', week: 'Week', month: 'Month' } as const
const intervalOptions = intervals.map((value) => ({ value, label: intervalLabels[value] }))

const types = [
  { value: 'air', label: 'Flights' },
  { value: 'hotel', label: 'Hotels' },
  { value: 'car', label: 'Cars' },
  { value: 'rail', label: 'Rail' },
  { value: 'activity', label: 'Activities' },
] as const

type ControlsProps = { view: DashboardView; today: string; onChange: (changes: Changes) => unknown }

/** Dates, interval, segment type, and comparison with the previous period. */
export const Controls = ({ view, today, onChange }: ControlsProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <DateFilter
      today={today}
      presets={chartPresets}
      optional={false}
      range={view.span}
      onChange={({ start, end }) => onChange({ start_date: start, end_date: end, interval: undefined })}
    />
    <Select
      label="By"
      options={intervalOptions}
      value={view.interval}
      onSelect={(interval) => onChange({ interval })}
    />
    <AnySelect label="Type" anyLabel="All" options={types} value={view.type} onSelect={(type) => onChange({ type })} />
    <Checkbox
      checked={view.previous !== null}
      onChange={({ target }) => onChange({ compare: target.checked ? 'previous' : undefined })}
    >
      Compare with previous period
    </Checkbox>
  </div>
)
