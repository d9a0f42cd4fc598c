import type { Attachment } from '@sextant/contract/emails/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { type Column, Table } from '../ui/table'

const columns: readonly Column<Attachment>[] = [
  { id: 'name', label: 'Name', cell: ({ filename }) => filename ?? 'Without a name' },
  { id: 'type', label: 'Type', from: 'sm', cell: ({ content_type }) => content_type },
  { id: 'size', label: 'Size', align: 'end', cell: ({ size }) => byteSize(size) },
  { id: 'parsed', label: 'Read', cell: ({ parsed }) => (parsed ? 'Yes' : 'No') },
]

/** The files of a mail; nothing where it has none. */
export const Attachments = ({ attachments }: { attachments: readonly Attachment[] }) =>
  attachments.length === 0 ? null : (
    <section>
      <h2 className="mb-2 font-semibold">Attachments</h2>
      <Table label="Attachments" columns={columns} rows={attachments} rowKey={({ id }) => id} />
    </section>
  )
