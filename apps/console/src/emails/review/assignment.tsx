import { assignEmail } from '@sextant/contract/emails/endpoints'
import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { userChoicesQuery } from '../../kit/choices'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef, useUser } from '../../kit/workspace'
import { AnySelect } from '../../ui/any-select'
import { toast } from '../../ui/notices'

/** The users an email can be assigned to, the current user first. */
function useAssignees() {
  const me = useUser()
  const users = useQuery(userChoicesQuery(useTeamRef())).data?.data ?? []
  const otherMembers = users.filter(({ id, role, status }) => id !== me.id && role !== 'viewer' && status === 'Active')
  const isMember = users.some(({ id, role }) => id === me.id && role !== 'viewer')
  return [
    ...(isMember ? [{ value: me.id, label: 'Me' }] : []),
    ...otherMembers.map((member) => ({ value: member.id, label: personName(member) })),
  ]
}

/** Keeps showing a selected user who no longer exists. */
const withChosen = (options: ReturnType<typeof useAssignees>, chosen: string | null | undefined) =>
  chosen === null || chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: `Person ${chosen}` }]

type AssigneeFilterProps = { value: string | undefined; onSelect: (assignee: string | undefined) => unknown }

/** Filters the queue by assignee. */
export function AssigneeFilter({ value, onSelect }: AssigneeFilterProps) {
  const options = [{ value: 'none', label: 'No one' }, ...useAssignees()]
  return (
    <AnySelect
      label="Emails of"
      anyLabel="Anyone"
      options={withChosen(options, value)}
      value={value}
      onSelect={onSelect}
    />
  )
}

/** The user assigned to an email, and a way to change it. */
export function Assignee({ email }: { email: EmailDetail }) {
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const options = useAssignees()
  const { send } = useAction(
    (assignee: string | undefined) =>
      api.call(assignEmail, { team, id: email.id, body: { assignee_id: assignee ?? null } }),
    async (_, assignee) => {
      toast(assignee === undefined ? 'The email is assigned to no one.' : 'The email was assigned.')
      await refresh()
    },
  )
  const isOpen = email.review === 'Open' || email.review === 'Later'
  if (!isOpen) return null
  return (
    <AnySelect
      label="Assigned to"
      anyLabel="No one"
      options={withChosen(options, email.assignee_id)}
      value={email.assignee_id ?? undefined}
      onSelect={send}
    />
  )
}
