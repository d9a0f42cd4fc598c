import type { Interval } from '@sextant/contract/dashboard/charts'
import { csvLine } from '@sextant/domain/kit/csv'
import { intervalText, type Unit, valueText } from '../kit/chart-texts'
import { type ChartMeta, type ChartModel, spanOf } from './chart-model'

type ChartTableProps = { title: string; model: ChartModel; meta: ChartMeta; named: boolean }

/** A chart's data as a table. */
export const ChartTable = ({ title, model, meta, named }: ChartTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
  <section aria-label={`${title}, table`} tabIndex={0} className="h-56 overflow-auto">
    <table className="w-full text-left text-sm">
      <thead className="sticky top-0 bg-surface text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {headingOf(named, meta.interval)}
          </th>
          {model.columns.map(({ label }) => (
            <th key={label} scope="col" className="px-2 py-1.5 text-right font-medium whitespace-nowrap">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.rows.map(({ name }, at) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
              {named ? name : intervalText(name, meta.interval, spanOf(meta))}
            </th>
            {model.columns.map(({ label, unit, values }) => (
              <td key={label} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                {valueText(values[at] ?? null, unit, meta.currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const intervalHeadings: Record<Interval, string> = { day: 'Day', week: 'Week from', month: 'Month' }
const headingOf = (named: boolean, interval: Interval): string => (named ? 'Name' : intervalHeadings[interval])

const unitsInFile: Partial<Record<Unit, string>> = { percent: '%', days: 'days' }

/** A chart's data as CSV. Amounts are in whole currency units with two decimals. */
export function chartCsv(model: ChartModel, { interval, currency }: ChartMeta, named: boolean): string {
  const unitOf = (unit: Unit) => (unit === 'money' || unit === 'price' ? currency : unitsInFile[unit])
  const labels = model.columns.map(({ label, unit }) => [label, unitOf(unit)].filter(Boolean).join(' '))
  const lines = model.rows.map(({ name }, at) => [
    name,
    ...model.columns.map(({ unit, values }) => cellOf(values[at] ?? null, unit)),
  ])
  return [[headingOf(named, interval), ...labels], ...lines].map(csvLine).join('')
}

const cellOf = (value: number | null, unit: Unit): number | string | null =>
  value !== null && unit === 'money' ? (value / 100).toFixed(2) : value
