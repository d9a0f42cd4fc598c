import { updateIdentityProvider } from '@sextant/contract/authentication/endpoints'
import type { IdentityProvider } from '@sextant/contract/authentication/schemas'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { TextArea } from '../ui/text-area'
import { useAuthenticationRefresh } from './queries'

const oidcIn = (values: FormData) => {
  const client_secret = textIn(values, 'oidc.client_secret')
  return {
    issuer: textIn(values, 'oidc.issuer').trim(),
    client_id: textIn(values, 'oidc.client_id').trim(),
    ...(client_secret ? { client_secret } : {}),
  }
}

const samlIn = (values: FormData) => ({
  entity_id: textIn(values, 'saml.entity_id').trim(),
  sign_in_url: textIn(values, 'saml.sign_in_url').trim(),
  certificate: textIn(values, 'saml.certificate').trim(),
})

/** The second setup step: the values to enter at the provider, and those it returns. Saving activates the provider. */
export function ProviderSetup({ provider, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const { id, type, name, setup } = provider
  const team = useTeamRef()
  const changed = useAuthenticationRefresh()
  const save = useCommand(
    (values: FormData) => {
      const configuration = type === 'oidc' ? { oidc: oidcIn(values) } : { saml: samlIn(values) }
      return api.call(updateIdentityProvider, { team, id, body: { ...configuration, status: 'Active' } })
    },
    {
      onDone: async () => {
        onClose()
        await changed(`${name} is active.`)
      },
    },
  )
  return (
    <Modal open onClose={onClose} title={`Set up ${name}`} size="lg" backdrop="static">
      <div className="flex flex-col gap-5 text-ink">
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">Enter these values at the provider</h3>
          <ReadOnlyValue
            label={type === 'oidc' ? 'Redirect URL' : 'Assertion consumer service'}
            text={setup.callback_url}
          />
          {setup.entity_id ? <ReadOnlyValue label="Entity ID and metadata" text={setup.entity_id} /> : null}
        </section>
        <section>
          <h3 className="mb-3 font-medium">Then enter the provider’s values</h3>
          <Form errors={save.errors} problem={save.problem} onSubmit={(values) => save.send(values)}>
            {type === 'oidc' ? <OidcFields provider={provider} /> : <SamlFields provider={provider} />}
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Later</Button>
              <Button type="submit" variant="primary" busy={save.busy}>
                Save and activate
              </Button>
            </div>
          </Form>
        </section>
      </div>
    </Modal>
  )
}

const ReadOnlyValue = ({ label, text }: { label: string; text: string }) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{label}</p>
    <Copyable item={label} text={text} />
  </div>
)

const OidcFields = ({ provider: { oidc } }: { provider: IdentityProvider }) => (
  <>
    <Field
      name="oidc.issuer"
      label="Issuer"
      hint="For example, https://login.example.com. Its discovery document is used."
      type="url"
      defaultValue={oidc?.issuer ?? ''}
      required
    />
    <Field name="oidc.client_id" label="Client ID" defaultValue={oidc?.client_id ?? ''} required />
    <Field
      name="oidc.client_secret"
      label="Client secret"
      hint={oidc ? 'Leave empty to keep the current one.' : 'Stored encrypted and never shown again.'}
      type="password"
      autoComplete="off"
    />
  </>
)

const SamlFields = ({ provider: { saml } }: { provider: IdentityProvider }) => (
  <>
    <Field name="saml.entity_id" label="Entity ID" defaultValue={saml?.entity_id ?? ''} required />
    <Field name="saml.sign_in_url" label="Sign-in URL" type="url" defaultValue={saml?.sign_in_url ?? ''} required />
    <TextArea
      name="saml.certificate"
      label="Signing certificate"
      hint="In PEM format, starting with -----BEGIN CERTIFICATE-----."
      defaultValue={saml?.certificate ?? ''}
      rows={6}
      required
    />
  </>
)
