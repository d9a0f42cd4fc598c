const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Labels of places and times whose field name alone is ambiguous. */
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
  net_cents: 'Cost with fees and refunds',
  iata_code: 'Airline code',
  booked_at: 'Booked on',
  ticket_token: 'Ticket barcode',
  class_of_service: 'Class',
  member_name: 'Traveler',
  travelers: 'Names in the booking',
  numberOfNights: 'Nights',
  numberOfDays: 'Days',
  source_name: 'Source',
  source_classification: 'Source class',
}

const spelled = (field: string): string => capitalised(field.replaceAll(/[._]+/g, ' '))

/**
 * The label of a field whose evidence is shown: a segment's field (`start_locality`) or a path in a reservation
 * (`start.place.locality`). Unknown names are spelled out.
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

/** Labels of readers. Supplier definitions have their own ids. */
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
  model: 'Words of the email, by the language model',
}

/** The label of where a reader found a value. */
export const evidenceSourceLabel = (reader: string): string => readerLabels[reader] ?? 'Words of the email'
