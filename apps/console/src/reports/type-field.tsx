import type { ReportType } from '@sextant/contract/reports/schemas'
import { reportTypeInfo } from '@sextant/domain/reports/types'
import { SelectField } from '../ui/select-field'

type TypeFieldProps = {
  types: readonly ReportType[]
  value: ReportType
  onChange: (type: ReportType) => void
}

/** Selects a report type, with a description of each. */
export const TypeField = ({ types, value, onChange }: TypeFieldProps) => (
  <SelectField
    name="type"
    label="Report"
    hint={reportTypeInfo[value].holds}
    choices={types.map((type) => ({ value: type, label: reportTypeInfo[type].label }))}
    value={value}
    onChange={({ target }) => onChange(types.find((type) => type === target.value) ?? value)}
  />
)
