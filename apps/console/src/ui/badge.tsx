import type { ReactNode } from 'react'

/** What a colour means. Segment types have one hue each; managed is blue, unmanaged red, unknown neutral (spec §4). */
export type Hue =
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
export const Badge = ({
  hue = 'neutral',
  title,
  children,
}: {
  hue?: Hue
  title?: string
  children: ReactNode
}) => (
  <span className="chip" data-hue={hue} title={title}>
    {children}
  </span>
)
