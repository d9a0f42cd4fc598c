import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { useQuery } from '@tanstack/react-query'
import { useTeamRef } from '../../kit/workspace'
import { Tabs } from '../../ui/tabs'
import { isDrawn } from '../message/drawn-files'
import type { Filling } from '../message/selectable-text'
import { isEmptyPage, renderedQuery } from '../queries'
import { Reservations } from '../reservations'
import { Side } from '../views'
import type { ReviewSearch } from './queries'

export type View = NonNullable<ReviewSearch['view']>

const views: readonly View[] = ['page', 'text', 'files', 'read']

/** Covering letters: a message without a number gives no day, so the booking is in its files. */
const saysNoDay = (text: string): boolean => !/\d/.test(text)

/** The first of an email's views that shows part of a booking; undefined until that is known. */
function useFirstView({ id, attachments, message_kept: isKept }: EmailDetail): View | undefined {
  const team = useTeamRef()
  const page = useQuery({ ...renderedQuery(team, id, 'html'), enabled: isKept })
  const hasNoPage = isEmptyPage(page.data)
  const hasFiles = attachments.some((file) => isDrawn(file))
  const text = useQuery({ ...renderedQuery(team, id, 'text'), enabled: isKept && (hasNoPage || hasFiles) })
  if (!isKept) return 'read'
  if (page.isPending || (hasFiles && text.isPending)) return undefined
  if (hasFiles && text.data && saysNoDay(text.data.data.content ?? '')) return 'files'
  if (!hasNoPage) return 'page'
  if (text.isPending) return undefined
  if (text.isError || text.data.data.content?.trim()) return 'text'
  return attachments.length > 0 ? 'files' : 'read'
}

type MessageProps = {
  email: EmailDetail
  view: View | undefined
  /** The field to show in the text. */
  field: string | undefined
  /** The field of the booking that has the focus. */
  focused: string | undefined
  /** Where selected text goes. */
  filling: Filling | undefined
  /** The address of a view, with a field to show in it. */
  hrefOf: (view: View, field?: string) => string
  /** The address of the place of a field. */
  placeHref: (field: string) => string
}

/**
 * The message under review as its reader sees it: designed, as text, its files, and what was read from it. It opens at
 * the first of these that has something in it.
 */
export function Message({ email, view, field, focused, filling, hrefOf, placeHref }: MessageProps) {
  const first = useFirstView(email)
  const files = email.attachments.length
  const shown = view ?? first
  const labels: Record<View, string> = {
    page: 'Message',
    text: 'Text',
    files: files > 0 ? `Attachments (${files})` : 'Attachments',
    read: 'Extracted data',
  }
  return (
    <>
      <Tabs
        label="Views of the email"
        tabs={views.map((one) => ({ label: labels[one], href: hrefOf(one), current: one === shown }))}
      />
      {shown === undefined ? <p className="skeleton h-40" role="status" aria-label="Loading message" /> : null}
      {shown === 'read' ? (
        <Reservations reservations={email.reservations} waiting={false} placeHref={placeHref} />
      ) : null}
      {shown !== undefined && shown !== 'read' ? (
        <Side view={shown} email={email} field={field} focused={focused} filling={filling} />
      ) : null}
    </>
  )
}
