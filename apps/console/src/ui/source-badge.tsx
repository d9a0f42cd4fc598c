import { Badge } from './badge'

type SourceBadgeProps = { source: 'tmc' | 'direct' | 'mixed' | null; name?: string | null }

const classes = {
  tmc: { tone: 'managed', label: 'TMC' },
  direct: { tone: 'unmanaged', label: 'Non-TMC' },
  mixed: { tone: 'neutral', label: 'Mixed' },
} as const

/** Managed travel is blue, unmanaged red, unknown neutral (spec §4); the label says it too (spec §9). */
export function SourceBadge({ source, name }: SourceBadgeProps) {
  const { tone, label } = source ? classes[source] : { tone: 'neutral' as const, label: 'Unknown' }
  return (
    <Badge tone={tone} {...(name ? { title: name } : {})}>
      {label}
    </Badge>
  )
}
