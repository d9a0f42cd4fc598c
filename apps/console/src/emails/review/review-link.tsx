import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { reviewAddress, searchText } from '../../kit/addresses'
import { teamRoute } from '../../kit/route-names'
import { useCan, useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { failedCountQuery, openCountQuery } from './queries'

type CountedList = { readonly data: readonly unknown[]; readonly meta: { readonly total: number | null } }

/** The size of a list; zero until known. */
const totalOf = (page: CountedList | undefined): number => (page && page.data.length > 0 ? (page.meta.total ?? 0) : 0)

/** Links to the emails that need a person's attention, with their number; hidden if the user may not decide on them. */
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

/** Links to the emails that could not be read at all, with their number; hidden if there are none. */
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

/** Links to unread emails, with their numbers, for pages about travel. */
export const UnreadLinks = () => (
  <>
    <FailedLink />
    <ReviewLink />
  </>
)
