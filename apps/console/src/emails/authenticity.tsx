import type { AuthenticityResult, Authenticity as Found } from '@sextant/contract/emails/authenticity'
import { instantText } from '@sextant/domain/kit/time-text'
import { Badge, type Tone } from '../ui/badge'
import { type DescriptionItem, DescriptionList } from '../ui/description-list'
import { Panel } from '../ui/panel'

const results: Readonly<Record<AuthenticityResult, readonly [label: string, tone: Tone]>> = {
  passed: ['Authenticated', 'good'],
  failed: ['Not authentic', 'bad'],
  none: ['Not authenticated', 'neutral'],
  not_checked: ['Not checked', 'neutral'],
}

/** Whether the sender is authentic, and the result of each method. */
export function Authenticity({ found, zone }: { found: Found; zone: string }) {
  const [label, tone] = results[found.result]
  return (
    <Panel title="Sender" actions={<Badge tone={tone}>{label}</Badge>}>
      <div className="flex flex-col gap-3">
        <p>
          {found.reason}
          {senderText(found)}
        </p>
        <DescriptionList wide items={[...methodItems(found), ['Checked', instantText(found.checked, zone)]]} />
      </div>
    </Panel>
  )
}

function senderText({ sent_by_team, forwarded }: Found): string {
  if (sent_by_team) return forwarded ? ' One of the team’s people forwarded it.' : ' One of the team’s people sent it.'
  return forwarded ? ' It forwards another message, of which this says nothing.' : ''
}

const methodItems = ({ spf, dkim, dmarc, arc }: Found): DescriptionItem[] => [
  ['SPF', spf && `${spf.result}: ${spf.domain}, from ${spf.ip}`],
  ...dkim.map(
    (signature, at): DescriptionItem => [
      dkim.length > 1 ? `DKIM signature ${at + 1}` : 'DKIM',
      signatureText(signature),
    ],
  ),
  ['DMARC', dmarc && (dmarc.policy === null ? dmarc.result : `${dmarc.result}, policy ${dmarc.policy}`)],
  ['ARC', arc && (arc.sealer === null ? arc.result : `${arc.result}: sealed by ${arc.sealer}`)],
]

const signatureText = ({ result, domain, aligned, comment }: Found['dkim'][number]): string =>
  [`${result}: ${domain}`, aligned ? '' : 'not the sender’s domain', comment ?? ''].filter(Boolean).join(', ')
