import type { AuditEvent } from '@sextant/contract/audit/schemas'
import { Disclosure } from '../ui/disclosure'

const part = (label: string, value: unknown) =>
  value === null || value === undefined ? null : (
    <div>
      <p className="text-xs text-muted">{label}</p>
      <pre className="overflow-x-auto rounded-control bg-sunken p-2 text-xs whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )

/** The values before and after the change, on demand. */
export function Change({ event: { before, after } }: { event: AuditEvent }) {
  if (before === null && after === null) return <>—</>
  return (
    <Disclosure summary={before === null ? 'Details' : after === null ? 'Previous value' : 'Before and after'}>
      <div className="flex max-w-md flex-col gap-2">
        {part('Before', before)}
        {part('After', after)}
      </div>
    </Disclosure>
  )
}
