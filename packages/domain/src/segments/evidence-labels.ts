const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a place or a time is called whose name alone says too little. */
const endLabels: Readonly<Record<string, string>> = {
  name: 'Place',
  locality: 'City',
  admin_code: 'Region',
  country_code: 'Country',
  postal_code: 'Postal code',
  iata_code: 'Airport code',
  local: 'Date and time',
  datetime: 'Date and time',
  zone: 'Time zone',
  time_zone_id: 'Time zone',
}

const travelerLabels: Readonly<Record<string, string>> = { name: '', seat: 'seat', email: 'email address' }

const fieldLabels: Readonly<Record<string, string>> = {
  'provider.name': 'Provider',
  'provider.iata_code': 'Airline code',
  'operator.name': 'Operator',
  'seller.name': 'Seller',
  confirmation_no: 'Confirmation number',
  number: 'Flight or train number',
  name: 'Name',
  booked_at: 'Booked on',
  ticket_token: 'Ticket barcode',
  class_of_service: 'Class',
}

const spelled = (field: string): string => capitalised(field.replaceAll(/[._]+/g, ' '))

/**
 * What a field is called where people read where its value comes from: a field of a segment (`start_locality`), or the
 * path of a reservation's (`start.place.locality`). One that is not known is spelled out.
 */
export function evidenceFieldLabel(field: string): string {
  const [, end, of] = /^(start|end)[._](?:place\.|time\.)?(.+)$/.exec(field) ?? []
  if (end && of) return `${endLabels[of] ?? spelled(of)} at the ${end}`
  const [, index, part] = /^travelers\.(\d+)\.(.+)$/.exec(field) ?? []
  if (index && part) {
    const traveler = index === '0' ? 'Traveler' : `Traveler ${Number(index) + 1}`
    return `${traveler} ${travelerLabels[part] ?? part.replaceAll('_', ' ')}`.trim()
  }
  return fieldLabels[field] ?? spelled(field)
}

const railCode = 'Train ticket barcode'

/** What each reader reads; a supplier's definition goes by an id of its own. */
const readerLabels: Readonly<Record<string, string>> = {
  'json-ld': 'Booking data in the email',
  microdata: 'Booking data in the email',
  bcbp: 'Boarding pass barcode',
  uic: railCode,
  dosipas: railCode,
  ssb: railCode,
  elb: railCode,
  sncf: railCode,
  mav: railCode,
  zssk: railCode,
  irctc: railCode,
  thsr: railCode,
  renfe: railCode,
  calendar: 'Calendar entry',
  pass: 'Wallet pass',
  words: 'Words of the email',
  prose: 'Words of the email',
  rule: 'Words of the email, by a reading rule',
}

/** Where a reader found a value, in words: what kind of thing it reads. */
export const evidenceSourceLabel = (reader: string): string => readerLabels[reader] ?? 'Words of the email'
