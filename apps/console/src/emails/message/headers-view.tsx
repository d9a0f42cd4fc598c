import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { Copyable } from '../../ui/copy'

/** The header fields of a message, in their original order. */
export const HeadersView = ({ email: { headers, msg_id } }: { email: EmailDetail }) =>
  headers.length === 0 ? (
    <p className="p-4 text-muted">No headers are stored for this message.</p>
  ) : (
    <div className="p-4">
      {msg_id ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-2 text-sm">
          <span className="text-muted">Message ID</span>
          <Copyable item="Message ID" text={msg_id} />
        </p>
      ) : null}
      <dl className="flex flex-col gap-1.5 font-mono text-xs">
        {headers.map(({ name, value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- header fields repeat and are identified by their order
          <div key={index} className="wrap-anywhere">
            <dt className="inline text-muted">{name}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
