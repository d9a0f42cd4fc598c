import type { Import, Mapping } from '@sextant/contract/imports/schemas'
import type { ImportField } from '@sextant/domain/imports/field'
import { importFields } from '@sextant/domain/imports/fields'
import { ArrowRight } from 'lucide-react'
import { cx } from '../ui/cx'
import { inputClass } from '../ui/input-class'
import { Panel } from '../ui/panel'

type MappingTableProps = {
  imported: Import
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Maps columns to fields. Choosing a field a second time removes it from its previous column. */
export function MappingTable({ imported, mapping, onChange }: MappingTableProps) {
  const fields = importFields[imported.type]
  const choose = (column: number, name: string) => {
    const field = fields.find((one) => one.name === name)?.name ?? null
    onChange(mapping.map((one, index) => (index === column ? field : one === field ? null : one)))
  }
  const used = mapping.filter((name) => name !== null).length
  return (
    <Panel
      title="Columns"
      flush
      actions={
        <p className="text-sm text-muted tabular-nums">
          {used} of {imported.columns.length} are imported
        </p>
      }
    >
      <ul aria-label="Columns of the file" className="divide-y divide-line">
        {imported.columns.map(({ header, samples }, index) => (
          <Column
            // oxlint-disable-next-line react/no-array-index-key -- columns may share a name, so index is the identity
            key={index}
            header={header}
            samples={samples}
            field={mapping[index] ?? null}
            fields={fields}
            onChoose={(name) => choose(index, name)}
          />
        ))}
      </ul>
    </Panel>
  )
}

type ColumnProps = {
  header: string
  samples: readonly string[]
  field: string | null
  fields: readonly ImportField[]
  onChoose: (name: string) => void
}

const Column = ({ header, samples, field, fields, onChoose }: ColumnProps) => (
  <li className="grid items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_1rem_14rem]">
    <div className="min-w-0">
      <p className={cx('font-medium wrap-anywhere', field === null && 'text-muted')}>{header}</p>
      <p className="truncate text-sm text-muted">{samples.filter(Boolean).join(' · ') || 'Empty in the first rows'}</p>
    </div>
    <ArrowRight aria-hidden="true" className="size-4 text-muted max-sm:hidden" />
    <select
      aria-label={`What the column ${header} is`}
      value={field ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className={cx(inputClass, field === null && 'text-muted')}
    >
      <option value="">Not imported</option>
      {fields.map(({ name, label, required }) => (
        <option key={name} value={name}>
          {required ? `${label} (needed)` : label}
        </option>
      ))}
    </select>
  </li>
)
