/** Versions of the flexible content barcode (1.3, 2 and 3), as written in the record U_FLEX. */
export type FcbVersion = 13 | 2 | 3

/** Bounds that differ between versions. */
export interface FcbBounds {
  version: FcbVersion
  minutes: string
  /** Days from issue to travel. */
  travel: string
  /** Days from issue to the first day of validity, and from that to the last. */
  from: string
  until: string
  /** Days counted from the first day of validity, or in a year. */
  days: string
  product: string
}

/** The bounds of each version. */
export const bounds: Readonly<Record<FcbVersion, FcbBounds>> = {
  13: {
    version: 13,
    minutes: '0..1440',
    travel: '-1..370',
    from: '-1..700',
    until: '0..370',
    days: '0..370',
    product: '0..32000',
  },
  2: {
    version: 2,
    minutes: '0..1439',
    travel: '-1..370',
    from: '-1..700',
    until: '-1..370',
    days: '0..370',
    product: '0..65535',
  },
  3: {
    version: 3,
    minutes: '0..1439',
    travel: '-1..500',
    from: '-367..700',
    until: '-1..500',
    days: '0..500',
    product: '0..65535',
  },
}
