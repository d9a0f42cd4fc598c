import type { Reference } from '@sextant/contract/emails/reservation'

const labels: Record<Reference['issuer'], string> = {
  airline: 'Airline',
  hotel: 'Hotel',
  rail_line: 'Rail line',
  car_company: 'Car rental',
  supplier: 'Supplier',
  agency: 'Agency',
  online_agency: 'Online agency',
  ticket: 'Ticket',
  calendar: 'Calendar',
}

/** A reference with its issuer, such as “Agency AG1277”. */
export const referenceText = ({ issuer, value }: Reference): string => `${labels[issuer]} ${value}`
