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

/** Detects covering letters: a message without any number states no day, so the booking is in its files. */
const saysNoDay = (text: string): boolean => !/\d/.test(text)

/** The first view of an email that shows part of a booking; undefined until known. */
function useFirstView({ id, attachments, message_kept: isStored }: EmailDetail): View | undefined {
  const team = useTeamRef()
  const page = useQuery({ ...renderedQuery(team, id, 'html'), enabled: isStored })
  const hasNoPage = isEmptyPage(page.data)
  const hasFiles = attachments.some((file) => isDrawn(file))
  const text = useQuery({ ...renderedQuery(team, id, 'text'), enabled: isStored && (hasNoPage || hasFiles) })
  if (!isStored) return 'read'
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
  /** The booking's focused field. */
  focused: string | undefined
  /** Where selected text goes. */
  filling: Filling | undefined
  /** The URL of a view, optionally with a field to show in it. */
  hrefOf: (view: View, field?: string) => string
  /** The URL of a field's source. */
  placeHref: (field: string) => string
}

/**
 * The message under review as its recipient sees it: designed, as text, as files, and as read. Opens at the first of
 * these that has content.
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
        tabs={views.map((name) => ({ label: labels[name], href: hrefOf(name), current: name === shown }))}
      />
      {shown === undefined ? <p className="skeleton h-40" role="status" aria-label="Loading message" /> : null}
      {shown === 'read' ? (
        <Reservations reservations={email.reservations} isPending={false} placeHref={placeHref} />
      ) : null}
      {shown !== undefined && shown !== 'read' ? (
        <Side view={shown} email={email} field={field} focused={focused} filling={filling} />
      ) : null}
    </>
  )
}
