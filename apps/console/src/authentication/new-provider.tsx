import { createIdentityProvider } from '@sextant/contract/authentication/endpoints'
import type { IdentityProvider } from '@sextant/contract/authentication/schemas'
import { roleLabels, teamRoles } from '@sextant/contract/kit/permissions'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { SelectField } from '../ui/select-field'
import { typeLabels } from './provider-types'
import { useAuthenticationRefresh } from './queries'

const types = [
  { value: 'oidc', label: typeLabels.oidc },
  { value: 'saml', label: typeLabels.saml },
] as const
const roleChoices = teamRoles.map((role) => ({ value: role, label: roleLabels[role] }))

const draftOf = (values: FormData) => ({
  type: values.get('type') === 'saml' ? ('saml' as const) : ('oidc' as const),
  name: textIn(values, 'name'),
  default_role: teamRoles.find((role) => role === values.get('default_role')) ?? ('viewer' as const),
})

type NewProviderProps = { onCreated: (provider: IdentityProvider) => void; onClose: () => void }

/** The first setup step: the provider type. The response contains the values to enter at the provider. */
export function NewProvider({ onCreated, onClose }: NewProviderProps) {
  const team = useTeamRef()
  const changed = useAuthenticationRefresh()
  const create = useCommand((body: ReturnType<typeof draftOf>) => api.call(createIdentityProvider, { team, body }), {
    onDone: async ({ data }) => {
      onCreated(data)
      await changed(`${data.name} was added. Now set it up.`)
    },
  })
  return (
    <Modal open onClose={onClose} title="Add an identity provider" backdrop="static">
      <div className="text-ink">
        <Form errors={create.errors} problem={create.problem} onSubmit={(values) => create.send(draftOf(values))}>
          <SelectField name="type" label="Type" choices={types} defaultValue="oidc" />
          <Field name="name" label="Name" hint="For example, Okta or Entra ID." maxLength={100} required />
          <SelectField
            name="default_role"
            label="Role for new users"
            hint="Assigned at the first sign-in."
            choices={roleChoices}
            defaultValue="viewer"
          />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={create.busy}>
              Continue
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
