import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { reviewAddress } from '../../kit/addresses'
import { useMay, useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { openCountQuery } from './queries'

/** Links to the emails that a person has to look at, with their number; hidden if the user may not decide on them. */
export function ReviewLink() {
  const team = useTeamRef()
  const may = useMay()
  const isAllowed = may('edit-segments') && may('browse-emails')
  const { data } = useQuery({ ...openCountQuery(team), enabled: isAllowed, throwOnError: false })
  if (!isAllowed) return null
  const total = data?.data.length === 0 ? 0 : data?.meta.total
  return (
    <ButtonLink href={reviewAddress(team)}>
      {total ? `Review emails (${numberText(total)})` : 'Review emails'}
    </ButtonLink>
  )
}
