import type { Column } from '@sextant/domain/marketplace/manifest'
import { Disclosure } from '../ui/disclosure'
import { Panel } from '../ui/panel'

/** The content of each field sent to the partner. */
export const Mapping = ({ columns, name }: { columns: readonly Column[]; name: string }) => (
  <Panel title="Fields">
    <Disclosure summary={`${columns.length} fields sent to ${name}`}>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {columns.map(([field, content]) => (
          <div key={field} className="contents">
            <dt className="font-mono text-xs wrap-anywhere sm:py-0.5">{field}</dt>
            <dd className="text-sm text-muted max-sm:mb-1.5">{content}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  </Panel>
)
