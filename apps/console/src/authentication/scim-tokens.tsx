import { createScimToken, revokeScimToken } from '@sextant/contract/authentication/endpoints'
import type { ScimToken } from '@sextant/contract/authentication/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { confirm } from '../ui/dialogs'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { Panel } from '../ui/panel'
import { ruleQuery, scimTokensQuery, useAuthenticationRefresh } from './queries'

/** Directory sync (SCIM 2.0): the base URL, and tokens that are shown once. */
export function ScimTokens() {
  const team = useTeamRef()
  const { scim_base_url } = useSuspenseQuery(ruleQuery(team)).data.data
  const { data } = useQuery(scimTokensQuery(team))
  const changed = useAuthenticationRefresh()
  const [shown, setShown] = useState<string | null>(null)
  const [created, setCreated] = useState(0)
  const create = useCommand((name: string) => api.call(createScimToken, { team, body: { name } }), {
    onDone: async ({ data: token }) => {
      setCreated(created + 1)
      setShown(token.token)
      await changed(`The token ${token.name} was created.`)
    },
  })
  const tokens = data?.data ?? []
  return (
    <Panel title="Directory (SCIM 2.0)">
      <p className="text-muted">Your directory can add and disable this team’s users automatically at</p>
      <div className="mb-4">
        <Copyable item="SCIM address" text={scim_base_url} />
      </div>
      <ul className="mb-4 divide-y divide-line border-y border-line empty:hidden">
        {tokens.map((token) => (
          <TokenLine key={token.id} token={token} />
        ))}
      </ul>
      <Form
        // Resets the form after each token.
        key={created}
        errors={create.errors}
        problem={create.problem}
        onSubmit={(values) => create.send(textIn(values, 'name'))}
      >
        <Field
          name="name"
          label="Name of a new token"
          hint="For example, the directory’s name."
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" busy={create.busy}>
            Create token
          </Button>
        </div>
      </Form>
      {shown ? (
        <Modal
          open
          onClose={() => setShown(null)}
          title="Copy this token now"
          backdrop="static"
          actions={
            <Button variant="primary" onClick={() => setShown(null)}>
              Done
            </Button>
          }
        >
          <p className="mb-2">It is shown only once. Enter it in your directory.</p>
          <span className="text-ink">
            <Copyable item="Token" text={shown} />
          </span>
        </Modal>
      ) : null}
    </Panel>
  )
}

function TokenLine({ token: { id, name, last_used_at } }: { token: ScimToken }) {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  const changed = useAuthenticationRefresh()
  const revoke = useAction(
    () => api.call(revokeScimToken, { team, id }),
    () => changed(`The token ${name} was revoked.`),
  )
  const confirmAndSend = async () => {
    if (await confirm(`The token ${name} will be revoked. The directory that uses it can no longer update users.`))
      revoke.send(undefined)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {last_used_at ? `Last used ${instantText(last_used_at, time_zone_id)}` : 'Not used yet'}
        </p>
      </div>
      <Button aria-label={`Revoke ${name}`} busy={revoke.busy} onClick={() => void confirmAndSend()}>
        Revoke
      </Button>
    </li>
  )
}
