import { downloadAttachment } from '@sextant/contract/emails/content'
import type { EmailText } from '@sextant/contract/emails/parsing-rules'
import type { Attachment, EmailDetail } from '@sextant/contract/emails/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTeamRef } from '../../kit/workspace'
import { Panel } from '../../ui/panel'
import { attachmentName } from '../attachments'
import { emailTextQuery } from '../parsing-rules/queries'
import { isDrawn, isPdf } from './drawn-files'
import { cutByQuotes, foundIn, partOfField, quotesOf, quotesOfField } from './highlight'
import { PictureView } from './picture-view'
import type { Filling } from './selectable-text'
import { MarkedText } from './text-view'

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages')).PdfPages }))

/** The maximum number of files drawn per email. */
const maxFiles = 10

type FileViewsProps = {
  email: EmailDetail
  /** The field to show in the text of a file. */
  field: string | undefined
  /** The focused field of a form next to the files. */
  focused?: string | undefined
  /** Where selected text goes. */
  filling?: Filling | undefined
}

/** Attached PDF files and pictures, each with its recognized text on top. */
export function FileViews({ email, ...shown }: FileViewsProps) {
  const team = useTeamRef()
  const files = email.attachments.filter((file) => isDrawn(file)).slice(0, maxFiles)
  const { data } = useQuery({ ...emailTextQuery(team, email.id), enabled: files.length > 0, throwOnError: false })
  return files.map((file) => (
    <FileView
      key={file.id}
      email={email}
      file={file}
      read={data && (data.data.parts.find(({ attachment_id: id }) => id === file.id) ?? null)}
      {...shown}
    />
  ))
}

type FileViewProps = FileViewsProps & {
  file: Attachment
  /** The file's text. Null if none is stored, undefined until that is known. */
  read: EmailText['parts'][number] | null | undefined
}

function FileView({ email, file, read, field, focused, filling }: FileViewProps) {
  const url = urlOf(downloadAttachment, { team: useTeamRef(), id: email.id, attachmentId: file.id })
  const name = attachmentName(file)
  const isInFile = (path: string | undefined) => path !== undefined && partOfField(foundIn(email), path) === file.part
  const focusedField = focused ?? field
  const quotes = isInFile(focusedField) ? quotesOfField(foundIn(email), focusedField) : []
  const unread = unreadIn(email, file)
  const shown = { url, name, words: read?.words ?? [], quotes, filling, noText: unread || noText(file) }
  return (
    <Panel title={name} label={name} flush>
      {isPdf(file) ? (
        <Suspense fallback={<p className="skeleton h-60" role="status" aria-label="Drawing" />}>
          <PdfPages {...shown} />
        </Suspense>
      ) : (
        <PictureView {...shown} />
      )}
      {unread || read === null ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted">
          {unread || noText(file)} {read === null ? 'Enter the booking beside it; a rule cannot be made from it.' : ''}
        </p>
      ) : null}
      {read ? (
        <MarkedText
          label={`Text of ${name}`}
          pieces={cutByQuotes(read.text, quotesOf(foundIn(email)))}
          field={focused === undefined && isInFile(field) ? field : undefined}
          quotes={quotes}
          filling={filling}
        />
      ) : null}
    </Panel>
  )
}

/** Which of its pages were not read, and why; empty if all were. */
const unreadIn = ({ diagnostics }: EmailDetail, { part }: Attachment): string =>
  diagnostics
    .filter((diagnostic) => diagnostic.code === 'image-unread' && diagnostic.part === part)
    .map(({ message }) => message)
    .join(' ')

const noText = (file: Attachment): string =>
  `No text of this ${isPdf(file) ? 'file' : 'picture'} is stored: it has none, or was received before texts were stored. Read the email again to store it.`
