import { deleteIdentityProvider } from '@sextant/contract/authentication/endpoints'
import type { IdentityProvider } from '@sextant/contract/authentication/schemas'
import { roleLabels } from '@sextant/contract/kit/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { Panel } from '../ui/panel'
import { NewProvider } from './new-provider'
import { ProviderSetup } from './provider-setup'
import { typeLabels } from './provider-types'
import { providersQuery, useAuthenticationRefresh } from './queries'

/** The team's identity providers and the guided setup. */
export function Providers() {
  const { data } = useQuery(providersQuery(useTeamRef()))
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<IdentityProvider | null>(null)
  const providers = data?.data ?? []
  return (
    <Panel title="1. Identity providers" actions={<Button onClick={() => setAdding(true)}>Add a provider</Button>}>
      {providers.length === 0 ? (
        <p className="text-muted">Your own OpenID Connect or SAML 2.0 provider.</p>
      ) : (
        <ul className="divide-y divide-line">
          {providers.map((provider) => (
            <ProviderLine key={provider.id} provider={provider} onOpen={() => setOpen(provider)} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewProvider
          onCreated={(provider) => {
            setAdding(false)
            setOpen(provider)
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {open ? <ProviderSetup provider={open} onClose={() => setOpen(null)} /> : null}
    </Panel>
  )
}

function ProviderLine({ provider, onOpen }: { provider: IdentityProvider; onOpen: () => void }) {
  const { id, name, type, status, default_role } = provider
  const team = useTeamRef()
  const changed = useAuthenticationRefresh()
  const remove = useAction(
    () => api.call(deleteIdentityProvider, { team, id }),
    () => changed(`${name} was removed.`),
  )
  const confirmAndSend = async () => {
    if (await confirm(`The identity provider ${name} will be removed. Nobody will be able to sign in with it.`))
      remove.send(undefined)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name} <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>
        </p>
        <p className="text-sm text-muted">
          {typeLabels[type]}; role for new users: {roleLabels[default_role]}
        </p>
      </div>
      <span className="flex gap-2">
        <Button aria-label={`Set up ${name}`} onClick={onOpen}>
          Set up
        </Button>
        <Button aria-label={`Remove ${name}`} busy={remove.busy} onClick={() => void confirmAndSend()}>
          Remove
        </Button>
      </span>
    </li>
  )
}
