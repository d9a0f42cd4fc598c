import { dateOrders, delimiters, encodings, type Import, type ImportOptions } from '@sextant/contract/imports/schemas'
import { countries } from '../kit/place-fields'
import { Checkbox } from '../ui/checkbox'
import { Disclosure } from '../ui/disclosure'
import { Panel } from '../ui/panel'
import { type Choice, SelectField } from '../ui/select-field'

type Choose = (options: Partial<ImportOptions>) => void
type OptionsProps = { imported: Import; options: ImportOptions; onChoose: Choose }

/** Parsing and write options. */
export function Options({ imported, options, onChoose }: OptionsProps) {
  const [nouns, batch] = imported.type === 'members' ? ['people', '1,000'] : ['bookings', '100']
  return (
    <Panel title="Options">
      <div className="flex flex-col gap-4">
        {imported.sheets.length > 1 ? (
          <SelectField
            name="sheet"
            label="Sheet"
            choices={imported.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            value={options.sheet ?? imported.sheets[0] ?? ''}
            onChange={({ target }) => onChoose({ sheet: target.value })}
          />
        ) : null}
        <div className="flex flex-col gap-2">
          <Checkbox
            checked={options.update_existing}
            onChange={({ target }) => onChoose({ update_existing: target.checked })}
          >
            Update {nouns} that exist
          </Checkbox>
          <Checkbox
            checked={options.skip_invalid}
            onChange={({ target }) => onChoose({ skip_invalid: target.checked })}
          >
            Skip rows with errors
          </Checkbox>
          <p className="pl-6 text-sm text-muted">
            {options.skip_invalid
              ? 'All other rows are imported. Skipped rows can be downloaded.'
              : `A row with an error blocks its batch of ${batch} rows.`}
          </p>
          <Checkbox checked={options.dry_run} onChange={({ target }) => onChoose({ dry_run: target.checked })}>
            Dry run: check every row without importing
          </Checkbox>
        </div>
        {imported.type === 'trips' ? (
          <SelectField
            name="date_order"
            label="Dates such as 03/04/2026"
            choices={orderChoices}
            value={options.date_order}
            onChange={({ target }) => onChoose({ date_order: oneOf(dateOrders, target.value) ?? 'auto' })}
          />
        ) : (
          <SelectField
            name="phone_country"
            label="Phone numbers without a country code"
            choices={[{ value: '', label: 'Leave unchanged' }, ...countries()]}
            value={options.phone_country ?? ''}
            onChange={({ target }) => onChoose({ phone_country: target.value || null })}
          />
        )}
        {imported.sheets.length === 0 ? <TextOptions options={options} onChoose={onChoose} /> : null}
      </div>
    </Panel>
  )
}

const orderChoices: readonly Choice[] = [
  { value: 'auto', label: 'Detect from other dates' },
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
  { value: 'ymd', label: 'Year, month, day' },
]

const delimiterNames = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' } as const

const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((one) => one === value) ?? null

/** For a text file that was detected incorrectly. */
const TextOptions = ({ options, onChoose }: { options: ImportOptions; onChoose: Choose }) => (
  <Disclosure summary="Wrong encoding or delimiter?">
    <div className="flex flex-col gap-4">
      <SelectField
        name="encoding"
        label="Encoding"
        choices={[{ value: '', label: 'Detect automatically' }, ...encodings.map((value) => ({ value, label: value }))]}
        value={options.encoding ?? ''}
        onChange={({ target }) => onChoose({ encoding: oneOf(encodings, target.value) })}
      />
      <SelectField
        name="delimiter"
        label="Delimiter"
        choices={[
          { value: '', label: 'Detect automatically' },
          ...delimiters.map((value) => ({ value, label: delimiterNames[value] })),
        ]}
        value={options.delimiter ?? ''}
        onChange={({ target }) => onChoose({ delimiter: oneOf(delimiters, target.value) })}
      />
    </div>
  </Disclosure>
)
