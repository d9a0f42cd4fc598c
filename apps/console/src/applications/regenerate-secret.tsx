import { regenerateApplicationKey } from '@sextant/contract/applications/endpoints'
import { type Application, defaultOverlapHours } from '@sextant/contract/applications/schemas'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NotifiedFailure } from '../kit/outcome'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { SelectField } from '../ui/select-field'
import { secretTexts } from './copy'

const overlaps = [
  { value: '0', label: 'Stop it immediately' },
  { value: '1', label: 'For an hour' },
  { value: String(defaultOverlapHours), label: 'For a day' },
  { value: '168', label: 'For a week' },
  { value: '720', label: 'For 30 days' },
] as const

type RegenerateSecretProps = {
  application: Application
  onCreated: (secret: string) => void
  onClose: () => void
}

/** Creates a new secret, after explaining what happens to the old one. */
export function RegenerateSecret({ application, onCreated, onClose }: RegenerateSecretProps) {
  const { id, name, previous_secret_expires_at: ends } = application
  const team = useTeamRef()
  const refresh = useRefresh('applications')
  const make = useCommand(
    async (hours: number) => {
      const input = { team, id, body: { overlap_hours: hours } }
      const created = await api.call(regenerateApplicationKey, input).catch(() => null)
      if (!created?.data.secret) throw new NotifiedFailure(secretTexts.generateFailed)
      return created.data.secret
    },
    {
      onDone: async (secret) => {
        toast(`${name} has a new secret.`)
        await refresh()
        onCreated(secret)
      },
    },
  )
  return (
    <FormModal
      title={`Regenerate the secret of ${name}`}
      intro={
        <>
          A new secret is generated. Deploy it wherever {name} runs before the old one stops working. From then on, the
          old secret issues no tokens and its existing tokens are revoked.
          {ends === null ? null : ' The previous secret, which still works, is revoked now.'}
        </>
      }
      submitLabel="Regenerate Secret"
      size="lg"
      errors={make.errors}
      problem={make.problem}
      busy={make.busy}
      onSubmit={(values) => make.send(Number(textIn(values, 'overlap_hours')))}
      onClose={onClose}
    >
      <SelectField
        name="overlap_hours"
        label="Keep the old secret working"
        choices={overlaps}
        defaultValue={String(defaultOverlapHours)}
      />
    </FormModal>
  )
}
