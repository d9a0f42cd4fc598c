import { HeldEmails } from '../../emails/held'
import { FilterList } from '../../filters/list'
import { useCan } from '../../kit/workspace'

/** The filters, with the emails they hold. */
export function Filters() {
  const can = useCan()
  return <FilterList held={can('browse-emails') ? <HeldEmails /> : null} />
}
