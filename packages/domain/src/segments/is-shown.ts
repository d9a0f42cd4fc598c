import type { Segment } from '@sextant/contract/segments/schemas'

/** Whether a day of a stay is displayed: only its check-in is, not check-out and overnight rows (spec §3). */
export const isShown = ({ sub_type }: Pick<Segment, 'sub_type'>): boolean =>
  sub_type !== 'checkout' && sub_type !== 'overnight'
