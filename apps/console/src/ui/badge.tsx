import type { ReactNode } from 'react'

/** What a colour means. Segment types have one tone each; managed is blue, unmanaged red, unknown neutral (spec §4). */
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

/** A small label in the colour of what it means; the text says it too. */
export const Badge = ({ tone = 'neutral', title, children }: { tone?: Tone; title?: string; children: ReactNode }) => (
  <span className="chip" data-tone={tone} title={title}>
    {children}
  </span>
)
