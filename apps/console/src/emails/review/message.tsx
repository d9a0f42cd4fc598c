import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { reviewAddress } from '../../kit/addresses'
import { useTeamRef } from '../../kit/workspace'
import { Tabs } from '../../ui/tabs'
import { Reservations } from '../reservations'
import { Side } from '../views'
import type { ReviewSearch } from './queries'

type View = NonNullable<ReviewSearch['view']>

/** The message under review as its reader sees it: designed, as text, its files, and what was read from it. */
export function Message({ email, view }: { email: EmailDetail; view: View | undefined }) {
  const team = useTeamRef()
  const files = email.attachments.length
  const shown = view ?? 'page'
  const labels: Record<View, string> = {
    page: 'Message',
    text: 'Text',
    files: files > 0 ? `Attachments (${files})` : 'Attachments',
    read: 'Extracted data',
  }
  const views: readonly View[] = ['page', 'text', 'files', 'read']
  const hrefOf = (one: View) => reviewAddress(team, { email: email.id, view: one })
  return (
    <>
      <Tabs
        label="Views of the email"
        tabs={views.map((one) => ({ label: labels[one], href: hrefOf(one), current: one === shown }))}
      />
      {shown === 'read' ? (
        <Reservations reservations={email.reservations} waiting={false} placeHref={() => hrefOf('text')} />
      ) : (
        <Side view={shown} email={email} field={undefined} />
      )}
    </>
  )
}
