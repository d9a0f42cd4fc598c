import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { Badge } from '../ui/badge'
import { Panel } from '../ui/panel'

const tones = { info: 'neutral', warning: 'warning', error: 'bad' } as const
const labels = { info: 'Info', warning: 'Warning', error: 'Error' } as const

type DiagnosticsProps = {
  diagnostics: readonly Diagnostic[]
  /** The reason already shown next to them. */
  statusReason?: string | null
}

/** Identical messages are shown once, with the parts of the email they apply to. */
function distinct(diagnostics: readonly Diagnostic[]) {
  const groups = new Map<string, { readonly diagnostic: Diagnostic; readonly parts: readonly string[] }>()
  for (const diagnostic of diagnostics) {
    const { code, message, part } = diagnostic
    const key = `${code} ${message}`
    const parts = groups.get(key)?.parts ?? []
    groups.set(key, { diagnostic, parts: part ? [...parts, part] : parts })
  }
  return [...groups].map(([key, value]) => ({ key, ...value }))
}

const partsText = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : ` · ${parts.length === 1 ? 'part' : 'parts'} ${parts.join(', ')}`

/** The parsers' messages about the email; renders nothing if there are none. */
export function Diagnostics({ diagnostics, statusReason }: DiagnosticsProps) {
  const shown = distinct(diagnostics.filter(({ message }) => message !== statusReason))
  return shown.length === 0 ? null : (
    <Panel title="Parser messages">
      <ul className="flex flex-col gap-2">
        {shown.map(({ key, diagnostic: { level, code, message }, parts }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone={tones[level]}>{labels[level]}</Badge>
            <span className="wrap-anywhere">{message}</span>
            <span className="font-mono text-xs text-muted">
              {code}
              {partsText(parts)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
