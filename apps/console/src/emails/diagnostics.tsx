import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { Badge } from '../ui/badge'
import { Panel } from '../ui/panel'

const tones = { info: 'neutral', warning: 'warning', error: 'bad' } as const
const labels = { info: 'Info', warning: 'Warning', error: 'Error' } as const

/** The parsers' messages about the email; renders nothing if there are none. */
export const Diagnostics = ({ diagnostics }: { diagnostics: readonly Diagnostic[] }) =>
  diagnostics.length === 0 ? null : (
    <Panel title="Parser messages">
      <ul className="flex flex-col gap-2">
        {diagnostics.map(({ level, code, message, part }) => (
          <li key={`${code} ${part ?? ''} ${message}`} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone={tones[level]}>{labels[level]}</Badge>
            <span className="wrap-anywhere">{message}</span>
            <span className="font-mono text-xs text-muted">
              {code}
              {part ? ` · part ${part}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
