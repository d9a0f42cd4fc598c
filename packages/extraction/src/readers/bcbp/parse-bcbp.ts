/** One flight (or train) of a boarding pass code. */
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
  /** Where the leg begins in the code. */
  offset: number
}

export interface Bcbp {
  /** As printed: `DESMARAIS/LUC`. */
  name: string
  legs: BcbpLeg[]
  /** Last digit of the year and day of the year on which the pass was issued. */
  issued: { yearDigit: number; dayOfYear: number } | null
}

const head = 23
const legLength = 37

/** The parts of a leg that every pass has (IATA Resolution 792, attachment A): 35 characters and the size of the rest. */
const mandatory = /^(.{7})([A-Z]{3})([A-Z]{3})(.{3})([ \dA-Z]{5})(\d{3})(.)(.{4}).{5}.([\dA-F ]{2})?/s

const hex = (text: string): number => Number.parseInt(text, 16) || 0

/** Issue date among the items that only the first leg has: `>`, version, size, then ten fields of fixed width. */
function issueDate(conditional: string): Bcbp['issued'] {
  const [, digit, day] = /^>.[\dA-F]{2}.{3}(\d)(\d{3})/.exec(conditional) ?? []
  return digit && day ? { yearDigit: Number(digit), dayOfYear: Number(day) } : null
}

/** Ticket and frequent flyer numbers among the items that each leg repeats. */
function repeated(conditional: string, first: boolean): { ticket: string; membership: string } {
  const skipped = first && conditional.startsWith('>') ? 4 + hex(conditional.slice(2, 4)) : 0
  const size = hex(conditional.slice(skipped, skipped + 2))
  const items = conditional.slice(skipped + 2, skipped + 2 + size)
  const [, airline, serial] = /^(\d{3})(\d{10})/.exec(items) ?? []
  return { ticket: airline ? `${airline} ${serial}` : '', membership: items.slice(21, 37).trim() }
}

/** A boarding pass code, with or without the mark that passes put before it; null where the text is none. */
export function parseBcbp(text: string): Bcbp | null {
  const code = text.replace(/^\s*(?:(?:aztec|qr|pdf417|azteccode|barcode)[^:]{0,10}:)?/i, '')
  const count = Number(/^M([1-9])/.exec(code)?.[1] ?? 0)
  const name = code.slice(2, 22).trim()
  if (count === 0 || !/^[\p{L}][\p{L}\s/.'-]+$/u.test(name)) return null
  const legs: BcbpLeg[] = []
  let issued: Bcbp['issued'] = null
  let offset = head
  for (let index = 0; index < count; index++) {
    const match = mandatory.exec(code.slice(offset, offset + legLength))
    if (!match) break
    const [
      ,
      pnr = '',
      from = '',
      to = '',
      carrier = '',
      number = '',
      day = '',
      compartment = '',
      seat = '',
      size,
    ] = match
    const conditional = code.slice(offset + legLength, offset + legLength + hex(size ?? ''))
    const { ticket, membership } = repeated(conditional, index === 0)
    if (index === 0) issued = issueDate(conditional)
    const dayOfYear = Number(day)
    if (dayOfYear < 1 || dayOfYear > 366) break
    legs.push({
      confirmationNo: pnr.trim(),
      from,
      to,
      carrier: carrier.trim(),
      number: number.trim().replace(/^0+(?=\d)/, ''),
      dayOfYear,
      compartment: compartment.trim(),
      seat: seat.trim().replace(/^0+/, ''),
      ticketNumber: ticket,
      membershipNumber: membership,
      offset,
    })
    offset += legLength + conditional.length
  }
  return legs.length > 0 ? { name, legs, issued } : null
}
