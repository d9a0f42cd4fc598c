import { roleLabels } from '@sextant/contract/kit/permissions'
import type { TeamUser } from '@sextant/contract/users/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { UserPlus } from 'lucide-react'
import { userAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { ButtonLink } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { Invitations } from './invitations'
import { UserSearch, usersQuery } from './queries'
import { useSingleSignOn } from './single-sign-on'

const columnsIn = (zone: string): readonly Column<TeamUser>[] => [
  { id: 'name', label: 'Name', sort: 'name', cell: (user) => personName(user) },
  { id: 'email', label: 'Email address', sort: 'email', from: 'sm', cell: ({ email }) => email },
  { id: 'role', label: 'Role', cell: ({ role }) => roleLabels[role] },
  {
    id: 'status',
    label: 'Status',
    from: 'md',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
  },
  {
    id: 'factor',
    label: '2FA',
    from: 'lg',
    cell: ({ two_factor_enabled }) => (two_factor_enabled ? 'On' : 'Off'),
  },
  {
    id: 'seen',
    label: 'Last sign-in',
    from: 'lg',
    cell: ({ last_login_at }) => (last_login_at ? <Instant at={last_login_at} zone={zone} /> : 'Never'),
  },
]

/** The team's users and pending invitations. */
export function UserList() {
  const query = usePageSearch(UserSearch)
  const { search, change, reset } = query
  const team = useTeamRef()
  const list = useListPage(usersQuery(team, search, 'users'), change)
  const { time_zone_id } = useTeam()
  const can = useCan()
  const usesDirectory = useSingleSignOn()
  return (
    <Page
      title="Users"
      context="Members and roles"
      actions={
        can('add-users') && !usesDirectory ? (
          <ButtonLink variant="primary" href={userAddress(team, 'create')}>
            <UserPlus aria-hidden="true" />
            Invite a user
          </ButtonLink>
        ) : null
      }
    >
      <ListNotices query={query} list={list} />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchInput
          label="Search users"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <ClearFilters filtered={search.search !== undefined} onClear={() => void reset()} />
      </div>
      {list.page?.data.length === 0 ? (
        <EmptyState title={search.search ? 'No users match.' : 'There are no users yet.'} />
      ) : (
        <>
          <Table
            label="Users"
            columns={columnsIn(time_zone_id)}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            rowHref={({ id }) => userAddress(team, id)}
            isInactive={({ status }) => status === 'Disabled'}
            sort={search.sort ?? 'created:desc'}
            onSort={(sort) => void change({ sort })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'user', many: 'users' }} /> : null}
        </>
      )}
      {can('browse-invitations') ? <Invitations /> : null}
    </Page>
  )
}
