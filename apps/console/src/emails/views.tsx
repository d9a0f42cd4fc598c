import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { lazy, type ReactNode, Suspense } from 'react'
import * as z from 'zod/mini'
import { emailAddress, searchText } from '../kit/addresses'
import { useTeamRef } from '../kit/workspace'
import { Panel } from '../ui/panel'
import { Tabs } from '../ui/tabs'
import { Attachments } from './attachments'
import { Callbacks } from './message/callbacks'
import { FileViews } from './message/file-views'
import { HeadersView } from './message/headers-view'
import { foundIn, partOfField } from './message/highlight'
import type { Filling } from './message/selectable-text'
import { SourceView } from './message/source-view'
import { TextView } from './message/text-view'

// Sanitizing HTML takes as much code as the rest of this screen, so it is loaded when first needed.
const PageView = lazy(async () => ({ default: (await import('./message/page-view')).PageView }))

const views = ['read', 'page', 'text', 'headers', 'source', 'files', 'callbacks'] as const
type View = (typeof views)[number]

/** Query parameters of an email's page. */
export const ViewSearch = z.object({
  view: z.optional(z.enum(views)),
  /** The field to show in the text. */
  field: z.optional(z.string().check(z.maxLength(100))),
})
export type ViewSearch = z.infer<typeof ViewSearch>

const labels: Record<View, string> = {
  read: 'Extracted data',
  page: 'Message',
  text: 'Text',
  headers: 'Headers',
  source: 'Source',
  files: 'Attachments',
  callbacks: 'Webhook deliveries',
}

type ViewsProps = { email: EmailDetail; search: ViewSearch; read: ReactNode }

/** The views of an email, one at a time: extracted data, rendered message, source. */
export function Views({ email, search: { view = 'read', field }, read }: ViewsProps) {
  const team = useTeamRef()
  const base = emailAddress(team, email.id)
  const count = email.attachments.length
  const tabs = views.map((name) => ({
    label: name === 'files' && count > 0 ? `${labels.files} (${count})` : labels[name],
    href: base + searchText({ view: name === 'read' ? undefined : name }),
    current: name === view,
  }))
  return (
    <div>
      <Tabs label="Views of the email" tabs={tabs} />
      {view === 'read' ? read : <Side view={view} email={email} field={field} />}
    </div>
  )
}

type SideProps = {
  view: Exclude<View, 'read'>
  email: EmailDetail
  field: string | undefined
  /** The focused field of a form next to the view. */
  focused?: string | undefined
  /** Where selected text goes. */
  filling?: Filling | undefined
}

/** The view that shows a field's source: the file it was read from, otherwise the text. */
export const viewOfField = (email: EmailDetail, field: string): 'files' | 'text' => {
  const part = partOfField(foundIn(email), field)
  return email.attachments.some((file) => file.part === part) ? 'files' : 'text'
}

/** One view of an email, except the extracted data. */
export function Side({ view, email, field, focused, filling }: SideProps) {
  const sides: Record<SideProps['view'], ReactNode> = {
    page: (
      // As high as the message's frame, so that nothing below it shifts.
      <Suspense fallback={<div className="h-[min(70vh,52rem)]" />}>
        <PageView email={email} field={field} focused={focused} />
      </Suspense>
    ),
    text: <TextView email={email} field={field} focused={focused} filling={filling} />,
    headers: <HeadersView email={email} />,
    source: <SourceView id={email.id} />,
    files: (
      <div className="flex flex-col gap-5">
        <Attachments email={email} />
        {email.message_kept ? <FileViews email={email} field={field} focused={focused} filling={filling} /> : null}
      </div>
    ),
    callbacks: <Callbacks id={email.id} />,
  }
  return view === 'files' && email.attachments.length > 0 ? (
    sides.files
  ) : (
    <Panel label={labels[view]} flush>
      {sides[view]}
    </Panel>
  )
}
