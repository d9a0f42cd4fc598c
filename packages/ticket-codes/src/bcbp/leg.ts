/** One flight (or train) in a boarding pass code. */
export interface BcbpLeg {
  confirmationNo: string
  from: string
  to: string
  carrier: string
  number: string
  /** 1 to 366. */
  dayOfYear: number
  compartment: string
  seat: string
  ticketNumber: string
  membershipNumber: string
  /** The position of the leg in the code. */
  offset: number
}

/** A leg's fields as written in a code, whatever their widths. */
export type WrittenLeg = Record<
  'pnr' | 'from' | 'to' | 'carrier' | 'number' | 'day' | 'compartment' | 'seat',
  string
> & { offset: number }

const bare = (digits: string): string => digits.trim().replace(/^0+(?=.)/, '')

/** The leg with these fields, with its numbers unpadded; null if its day is invalid. */
export function legOf(written: WrittenLeg, numbers?: { ticket: string; membership: string }): BcbpLeg | null {
  const { pnr, from, to, carrier, number, day, compartment, seat, offset } = written
  const dayOfYear = Number(day)
  if (!(dayOfYear >= 1 && dayOfYear <= 366)) return null
  return {
    // a shorter one is the indicator of electronic tickets, without a locator behind it
    confirmationNo: pnr.trim().length > 2 ? pnr.trim() : '',
    from: from.trim(),
    to: to.trim(),
    carrier: carrier.trim(),
    number: bare(number),
    dayOfYear,
    compartment: compartment.trim(),
    seat: bare(seat),
    ticketNumber: numbers?.ticket ?? '',
    membershipNumber: numbers?.membership ?? '',
    offset,
  }
}
