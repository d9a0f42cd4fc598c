import { updateConnection } from '@sextant/contract/marketplace/endpoints'
import type { Connection } from '@sextant/contract/marketplace/schemas'
import { configProblems, missingFields } from '@sextant/domain/marketplace/config'
import type { Manifest, ManifestField } from '@sextant/domain/marketplace/manifest'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { Field } from '../ui/field'
import { type FieldErrors, Form } from '../ui/form'
import { toast } from '../ui/notices'

type Values = Readonly<Record<string, string>>

type ConfigFormProps = {
  connection: Connection
  manifest: Manifest
  /** The values as entered, saved or not. */
  values: Values
  onChange: (values: Values) => void
  editable: boolean
}

/** The settings that a partner requires; saving them enables the connection. */
export function ConfigForm({ connection, manifest, values, onChange, editable }: ConfigFormProps) {
  const team = useTeamRef()
  const refresh = useRefresh('marketplace')
  const save = useCommand(
    () => api.call(updateConnection, { team, id: connection.id, body: { config: { ...values } } }),
    {
      onDone: async ({ data }) => {
        toast(data.status === 'PENDING' ? 'Saved. Something is still missing.' : 'Saved.')
        onChange(data.config)
        await refresh()
      },
    },
  )
  const [localErrors, setLocalErrors] = useState<FieldErrors | null>(null)
  const submit = () => {
    const missing = missingFields(manifest, values, connection.secrets)
    const isComplete = Object.keys(missing).length === 0
    setLocalErrors(isComplete ? null : { ...configProblems(manifest, values), ...missing })
    if (isComplete) save.send(undefined)
  }
  if (!editable) return <Saved connection={connection} manifest={manifest} />
  return (
    <Form errors={localErrors ?? save.errors} problem={save.problem} onSubmit={submit}>
      {manifest.fields.map((field) => (
        <Field
          key={field.name}
          name={`config.${field.name}`}
          label={field.required ? field.label : `${field.label} (optional)`}
          hint={hintOf(field, connection.secrets)}
          type={field.kind === 'secret' ? 'password' : 'text'}
          inputMode={field.kind === 'port' ? 'numeric' : undefined}
          placeholder={field.default}
          value={values[field.name] ?? ''}
          onChange={({ target }) => onChange({ ...values, [field.name]: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <div>
        <Button type="submit" variant="primary" busy={save.busy}>
          Save
        </Button>
      </div>
    </Form>
  )
}

const hintOf = ({ name, hint }: ManifestField, retained: readonly string[]): string | undefined =>
  retained.includes(name) ? 'Stored and not shown. Enter a new one to replace it.' : hint

const Saved = ({ connection, manifest }: Pick<ConfigFormProps, 'connection' | 'manifest'>) => (
  <DescriptionList
    items={manifest.fields.map(({ name, label }) => [
      label,
      connection.secrets.includes(name) ? 'Stored' : (connection.config[name] ?? 'Not set'),
    ])}
  />
)
