/** Versions of the flexible content barcode: 1.3, 2 and 3, as the record U_FLEX writes them. */
export type FcbVersion = 13 | 2 | 3

/** Bounds that differ from version to version. */
export interface FcbBounds {
  version: FcbVersion
  minutes: string
  /** Days of travel after the issue. */
  travel: string
  /** Days from the issue to the first of validity, and from that one to the last. */
  from: string
  until: string
  /** Days counted from the first of validity, or of a year. */
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
