import { roleLabels } from '@sextant/contract/kit/permissions'
import { resendInvitation, revokeInvitation } from '@sextant/contract/users/endpoints'
import type { Invitation } from '@sextant/contract/users/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { Instant } from '../kit/instant'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { type Column, Table } from '../ui/table'
import { invitationsQuery } from './queries'

const columnsIn = (zone: string): readonly Column<Invitation>[] => [
  {
    id: 'email',
    label: 'Email address',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { id: 'role', label: 'Role', from: 'sm', cell: ({ role }) => roleLabels[role] },
  { id: 'by', label: 'Invited by', from: 'md', cell: ({ invited_by }) => invited_by ?? '—' },
  {
    id: 'until',
    label: 'Expires',
    from: 'lg',
    cell: ({ expires_at }) => <Instant at={expires_at} zone={zone} />,
  },
  {
    id: 'actions',
    label: 'Actions',
    align: 'end',
    cell: (invitation) => <Actions invitation={invitation} />,
  },
]

/** Pending invitations; renders nothing if there are none. */
export function Invitations() {
  const { time_zone_id } = useTeam()
  const { data } = useQuery(invitationsQuery(useTeamRef()))
  if (!data || data.data.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-2 font-semibold">Invitations</h2>
      <Table label="Invitations" columns={columnsIn(time_zone_id)} rows={data.data} rowKey={({ id }) => id} />
    </section>
  )
}

function Actions({ invitation: { id, email } }: { invitation: Invitation }) {
  const team = useTeamRef()
  const can = useCan()
  const queryClient = useQueryClient()
  const done = (text: string) => {
    toast(text)
    return queryClient.invalidateQueries({ queryKey: invitationsQuery(team).queryKey })
  }
  const resend = useAction(
    () => api.call(resendInvitation, { team, id }),
    () => done(`A new link was sent to ${email}.`),
  )
  const revoke = useAction(
    () => api.call(revokeInvitation, { team, id }),
    () => done(`The invitation for ${email} was revoked.`),
  )
  const confirmAndRevoke = async () => {
    if (await confirm(`The invitation for ${email} will be revoked. Its link will stop working.`))
      revoke.send(undefined)
  }
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {can('add-invitations') ? (
        <Button aria-label={`Resend to ${email}`} busy={resend.busy} onClick={() => resend.send(undefined)}>
          Resend
        </Button>
      ) : null}
      {can('delete-invitations') ? (
        <Button aria-label={`Revoke ${email}`} busy={revoke.busy} onClick={() => void confirmAndRevoke()}>
          Revoke
        </Button>
      ) : null}
    </span>
  )
}
