import type { ReactNode } from 'react'

/**
 * The meaning of a color. Each segment type has its own tone; managed is blue, unmanaged red, unknown neutral (spec
 * §4).
 */
export type Tone =
  | 'air'
  | 'hotel'
  | 'car'
  | 'rail'
  | 'activity'
  | 'transportation'
  | 'restaurant'
  | 'managed'
  | 'unmanaged'
  | 'good'
  | 'warning'
  | 'bad'
  | 'accent'
  | 'neutral'

/** A small label colored by its meaning, which the text states too. */
export const Badge = ({ tone = 'neutral', title, children }: { tone?: Tone; title?: string; children: ReactNode }) => (
  <span className="chip" data-tone={tone} title={title}>
    {children}
  </span>
)
