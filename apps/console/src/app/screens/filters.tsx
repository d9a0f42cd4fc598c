import { HeldEmails } from '../../emails/held'
import { FilterList } from '../../filters/list'
import { useMay } from '../../kit/workspace'

/** The rules, with the mails that wait because of them. */
export function Filters() {
  const may = useMay()
  return <FilterList held={may('browse-emails') ? <HeldEmails /> : null} />
}
