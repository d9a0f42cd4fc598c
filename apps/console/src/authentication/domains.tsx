import { claimDomain, releaseDomain, verifyDomain } from '@sextant/contract/authentication/endpoints'
import type { ClaimedDomain } from '@sextant/contract/authentication/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { confirm } from '../ui/dialogs'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Panel } from '../ui/panel'
import { domainsQuery, useAuthenticationRefresh } from './queries'

/** The email domains that the team has claimed, each verified by a TXT record. */
export function Domains() {
  const team = useTeamRef()
  const { data } = useQuery(domainsQuery(team))
  const changed = useAuthenticationRefresh()
  const [claims, setClaims] = useState(0)
  const claim = useCommand((domain: string) => api.call(claimDomain, { team, body: { domain } }), {
    onDone: async ({ data: created }) => {
      setClaims(claims + 1)
      await changed(`${created.domain} was added. Now publish its TXT record.`)
    },
  })
  const domains = data?.data ?? []
  return (
    <Panel title="2. Domains">
      {domains.length > 0 ? (
        <ul className="mb-4 divide-y divide-line border-b border-line">
          {domains.map((domain) => (
            <DomainLine key={domain.id} domain={domain} />
          ))}
        </ul>
      ) : null}
      <Form
        // Resets the form after each claim.
        key={claims}
        errors={claim.errors}
        problem={claim.problem}
        onSubmit={(values) => claim.send(textIn(values, 'domain'))}
      >
        <Field
          name="domain"
          label="Email domain"
          hint="For example, example.com. People with addresses at this domain sign in with your provider."
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" busy={claim.busy}>
            Add domain
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function DomainLine({ domain: { id, domain, status, txt_record } }: { domain: ClaimedDomain }) {
  const team = useTeamRef()
  const changed = useAuthenticationRefresh()
  const isPending = status === 'Pending'
  const verify = useAction(
    () => api.call(verifyDomain, { team, id }),
    () => changed(`${domain} is verified.`),
  )
  const release = useAction(
    () => api.call(releaseDomain, { team, id }),
    () => changed(`${domain} was removed.`),
  )
  const confirmAndSend = async () => {
    if (await confirm(`The domain ${domain} will be removed. Its users will no longer sign in with your provider.`))
      release.send(undefined)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {domain} <Badge tone={isPending ? 'warning' : 'good'}>{status}</Badge>
        </p>
        {isPending ? (
          <div className="mt-1 text-sm text-muted">
            <p>Publish this TXT record in the domain’s DNS, then verify it.</p>
            <Copyable item="TXT record" text={txt_record} />
          </div>
        ) : null}
      </div>
      <span className="flex gap-2">
        {isPending ? (
          <Button aria-label={`Verify ${domain}`} busy={verify.busy} onClick={() => verify.send(undefined)}>
            Verify
          </Button>
        ) : null}
        <Button aria-label={`Remove ${domain}`} busy={release.busy} onClick={() => void confirmAndSend()}>
          Remove
        </Button>
      </span>
    </li>
  )
}
