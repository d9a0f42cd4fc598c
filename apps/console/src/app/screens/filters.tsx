import { HeldEmails } from '../../emails/held'
import { FilterList } from '../../filters/list'
import { useMay } from '../../kit/workspace'

/** The filters, with the emails they hold. */
export function Filters() {
  const may = useMay()
  return <FilterList held={may('browse-emails') ? <HeldEmails /> : null} />
}
