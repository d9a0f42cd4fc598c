import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { reviewAddress, searchText } from '../../kit/addresses'
import { teamRoute } from '../../kit/route-names'
import { useCan, useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { failedCountQuery, openCountQuery } from './queries'

type Counted = { readonly data: readonly unknown[]; readonly meta: { readonly total: number | null } }

/** The size of a list; zero while it is unknown. */
const totalOf = (page: Counted | undefined): number => (page && page.data.length > 0 ? (page.meta.total ?? 0) : 0)

/** Links to the emails that a person has to look at, with their number; hidden if the user may not decide on them. */
export function ReviewLink() {
  const team = useTeamRef()
  const can = useCan()
  const isAllowed = can('edit-segments') && can('browse-emails')
  const total = totalOf(useQuery({ ...openCountQuery(team), enabled: isAllowed, throwOnError: false }).data)
  if (!isAllowed) return null
  return (
    <ButtonLink href={reviewAddress(team)}>
      {total > 0 ? `Review emails (${numberText(total)})` : 'Review emails'}
    </ButtonLink>
  )
}

/** Links to the emails of which nothing could be read, with their number; hidden if there are none. */
function FailedLink() {
  const team = useTeamRef()
  const isAllowed = useCan()('browse-emails')
  const total = totalOf(useQuery({ ...failedCountQuery(team), enabled: isAllowed, throwOnError: false }).data)
  if (total === 0) return null
  return (
    <ButtonLink href={teamRoute(`${team.type}.emails.index`, team.id) + searchText({ status: 'Failed' })}>
      {`Failed emails (${numberText(total)})`}
    </ButtonLink>
  )
}

/** Links to emails that could not be read, with their numbers, where people look at travel. */
export const UnreadLinks = () => (
  <>
    <FailedLink />
    <ReviewLink />
  </>
)
