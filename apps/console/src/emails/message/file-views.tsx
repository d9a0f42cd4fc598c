import { downloadAttachment } from '@sextant/contract/emails/content'
import type { Attachment, EmailDetail } from '@sextant/contract/emails/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTeamRef } from '../../kit/workspace'
import { Panel } from '../../ui/panel'
import { attachmentName } from '../attachments'
import { emailTextQuery } from '../parsing-rules/queries'
import { cutByQuotes, partOfField, quotesOf, quotesOfField } from './highlight'
import type { Filling } from './selectable-text'
import { MarkedText } from './text-view'

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages')).PdfPages }))

/** Types of pictures that browsers draw and that cannot contain scripts. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Files of an email that are drawn. */
const maxFiles = 10

type FileViewsProps = {
  email: EmailDetail
  /** The field to show in the text of a file. */
  field: string | undefined
  /** The field that has the focus in a form beside the files. */
  focused?: string | undefined
  /** Where selected text goes. */
  filling?: Filling | undefined
}

/** Attached PDF files and pictures as they look, each with its text as far as it was read. */
export function FileViews({ email, ...shown }: FileViewsProps) {
  const team = useTeamRef()
  const files = email.attachments.filter((file) => isDrawn(file)).slice(0, maxFiles)
  const { data } = useQuery({ ...emailTextQuery(team, email.id), enabled: files.length > 0, throwOnError: false })
  return files.map((file) => (
    <FileView
      key={file.id}
      email={email}
      file={file}
      text={data && (data.data.parts.find(({ attachment_id: id }) => id === file.id)?.text ?? null)}
      {...shown}
    />
  ))
}

const isPdf = ({ content_type: type, filename }: Attachment): boolean =>
  type === 'application/pdf' || (type === 'application/octet-stream' && /\.pdf$/i.test(filename ?? ''))
/** Small pictures within a message are logos. */
const isLogo = ({ inline, size }: Attachment): boolean => inline && size < 20_000
const isDrawn = (file: Attachment): boolean => isPdf(file) || (pictureTypes.has(file.content_type) && !isLogo(file))

type FileViewProps = FileViewsProps & {
  file: Attachment
  /** Null if none is stored, undefined until that is known. */
  text: string | null | undefined
}

function FileView({ email, file, text, field, focused, filling }: FileViewProps) {
  const url = urlOf(downloadAttachment, { team: useTeamRef(), id: email.id, attachmentId: file.id })
  const name = attachmentName(file)
  const isHere = (one: string | undefined) => one !== undefined && partOfField(email.reservations, one) === file.part
  const wanted = focused ?? field
  return (
    <Panel title={name} flush>
      {isPdf(file) ? (
        <Suspense fallback={<p className="skeleton h-60" role="status" aria-label="Drawing" />}>
          <PdfPages
            url={url}
            name={name}
            quotes={isHere(wanted) ? quotesOfField(email.reservations, wanted) : []}
            filling={filling}
          />
        </Suspense>
      ) : (
        <img src={url} alt={name} className="mx-auto block h-auto max-w-full bg-white" />
      )}
      {text === null ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted">{noText(file)}</p>
      ) : text === undefined ? null : (
        <MarkedText
          label={`Text of ${name}`}
          pieces={cutByQuotes(text, quotesOf(email.reservations))}
          field={focused === undefined && isHere(field) ? field : undefined}
          quotes={isHere(wanted) ? quotesOfField(email.reservations, wanted) : []}
          filling={filling}
        />
      )}
    </Panel>
  )
}

const noText = (file: Attachment): string =>
  isPdf(file)
    ? 'No text of this file is stored: it shows pictures only, or was received before texts were stored. Read the email again to store it.'
    : 'The text in this picture was not read. Enter the booking beside it; a rule cannot be made from it.'
