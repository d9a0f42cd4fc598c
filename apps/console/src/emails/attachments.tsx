import { downloadAttachment } from '@sextant/contract/emails/content'
import type { Attachment, EmailDetail } from '@sextant/contract/emails/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { Download } from 'lucide-react'
import { useTeamRef } from '../kit/workspace'
import { type Column, Table } from '../ui/table'

const columns: readonly Column<Attachment>[] = [
  { id: 'name', label: 'Name', cell: attachmentName },
  { id: 'type', label: 'Type', from: 'sm', cell: ({ content_type }) => content_type },
  { id: 'size', label: 'Size', align: 'end', cell: ({ size }) => byteSize(size) },
  { id: 'parsed', label: 'Read', from: 'sm', cell: ({ parsed }) => (parsed ? 'Yes' : 'No') },
]

/** The name of an attachment or, if unnamed, its type. */
export function attachmentName({ filename, content_type, inline }: Attachment): string {
  return filename ?? (inline && content_type.startsWith('image/') ? 'Inline image' : 'Without a name')
}

const download = (team: TeamRef, emailId: string): Column<Attachment> => ({
  id: 'download',
  label: 'Download',
  align: 'end',
  cell: (file) => (
    <a
      href={urlOf(downloadAttachment, { team, id: emailId, attachmentId: file.id })}
      download
      aria-label={`Download ${attachmentName(file)}`}
      className="inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
    >
      <Download aria-hidden="true" className="size-4" />
    </a>
  ),
})

/** An email's attachments as downloads; they are never opened in a page. */
export function Attachments({ email }: { email: EmailDetail }) {
  const team = useTeamRef()
  const { attachments, id, message_kept: isRetained } = email
  if (attachments.length === 0) return <p className="p-4 text-muted">This email has no attachments.</p>
  return (
    <Table
      label="Attachments"
      columns={isRetained ? [...columns, download(team, id)] : columns}
      rows={attachments}
      rowKey={(file) => file.id}
    />
  )
}
