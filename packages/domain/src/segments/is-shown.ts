import type { Segment } from '@sextant/contract/segments/schemas'

/** Of a stay's days only its check-in is displayed; check-out and overnight rows are not (spec §3). */
export const isShown = ({ sub_type }: Pick<Segment, 'sub_type'>): boolean =>
  sub_type !== 'checkout' && sub_type !== 'overnight'
