import { Badge } from './badge'

type SourceBadgeProps = { source: 'tmc' | 'direct' | 'mixed' | null; name?: string | null }

const classes = {
  tmc: { hue: 'managed', label: 'TMC' },
  direct: { hue: 'unmanaged', label: 'Non-TMC' },
  mixed: { hue: 'neutral', label: 'Mixed' },
} as const

/** Managed travel is blue, unmanaged red, unknown neutral (spec §4); the words say it too (spec §9). */
export function SourceBadge({ source, name }: SourceBadgeProps) {
  const { hue, label } = source ? classes[source] : { hue: 'neutral' as const, label: 'Unknown' }
  return (
    <Badge hue={hue} {...(name ? { title: name } : {})}>
      {label}
    </Badge>
  )
}
