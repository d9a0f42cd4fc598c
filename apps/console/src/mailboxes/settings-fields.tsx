import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { TimeZoneField } from '../kit/place-fields'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { TextArea } from '../ui/text-area'

const retentionOptions = [30, 90, 180, 365, 730]

const daysText = (days: number): string =>
  days % 365 === 0 ? `${days / 365} ${days === 365 ? 'year' : 'years'}` : `${days} days`

function retentionChoices(now: number | null) {
  const days =
    now === null || retentionOptions.includes(now)
      ? retentionOptions
      : [...retentionOptions, now].toSorted((a, b) => a - b)
  return [
    { value: '', label: 'Keep messages' },
    ...days.map((count) => ({ value: String(count), label: `Delete after ${daysText(count)}` })),
  ]
}

type SettingsFieldsProps = { attributes?: Mailbox['attributes']; onName?: (name: string) => void }

export const NameField = ({ attributes, onName }: SettingsFieldsProps) => (
  <Field
    name="name"
    label="Name"
    defaultValue={attributes?.name}
    autoComplete="off"
    required
    onChange={({ target }) => onName?.(target.value)}
  />
)

/** Allowed senders and message retention. */
export const SettingsFields = ({ attributes }: SettingsFieldsProps) => (
  <>
    {attributes?.type === 'api' ? null : (
      <TextArea
        name="allowed_senders"
        label="Who may send"
        hint="One address per line, or a whole domain such as @example.com. Emails from other senders are stored as Rejected and not read. Leave empty to allow everyone."
        rows={3}
        defaultValue={attributes?.allowed_senders.join('\n')}
        spellCheck={false}
      />
    )}
    <SelectField
      name="retention_days"
      label="Messages"
      hint="Segments are kept when their messages are deleted."
      choices={retentionChoices(attributes?.retention_days ?? null)}
      defaultValue={attributes?.retention_days ?? ''}
    />
    <TimeZoneField
      value={attributes?.time_zone_id ?? ''}
      none="The team’s time zone"
      hint="Used for the times shown for this mailbox."
    />
  </>
)
