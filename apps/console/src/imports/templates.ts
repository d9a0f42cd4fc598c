import type { ImportType } from '@sextant/contract/imports/schemas'
import { importFields } from '@sextant/domain/imports/fields'
import { csvLine } from '@sextant/domain/kit/csv'

/** Example values for two rows; the other columns stay empty. */
const examples: Readonly<Record<ImportType, Readonly<Record<string, readonly [string, string]>>>> = {
  members: {
    email: ['ana.silva@example.com', 'jonas.weber@example.com'],
    first_name: ['Ana', 'Jonas'],
    last_name: ['Silva', 'Weber'],
    phone: ['+351 21 123 4567', '+49 171 6123456'],
    title: ['Engineer', 'Account manager'],
    department: ['Research', 'Sales'],
    cost_center: ['4100', '4200'],
    manager_email: ['boss@example.com', ''],
    employee_id: ['1001', '1002'],
    home_city: ['Lisbon', 'Berlin'],
    country: ['PT', 'DE'],
    time_zone_id: ['Europe/Lisbon', 'Europe/Berlin'],
    tags: ['VIP; Board', ''],
    status: ['Active', 'Active'],
  },
  trips: {
    traveler_email: ['ana.silva@example.com', 'jonas.weber@example.com'],
    traveler_name: ['Ana Silva', 'Jonas Weber'],
    type: ['Flight', 'Hotel'],
    provider: ['Lufthansa', ''],
    confirmation_no: ['ABC123', '4711'],
    start_date: ['2027-03-01', '2027-03-01'],
    start_time: ['09:35', ''],
    end_date: ['2027-03-01', '2027-03-04'],
    end_time: ['11:10', ''],
    origin: ['LIS', ''],
    destination: ['FRA', ''],
    flight_number: ['LH 1167', ''],
    hotel_name: ['', 'Hotel am Main'],
    city: ['', 'Frankfurt'],
    country: ['', 'DE'],
    price: ['189.50', '420.00'],
    currency: ['EUR', 'EUR'],
  },
}

/** Spreadsheet programs recognize UTF-8 only if the file starts with a byte order mark. */
const byteOrderMark = '\uFEFF'

/** A CSV template: every importable column under its label, and two example rows. */
export function templateOf(type: ImportType): string {
  const fields = importFields[type]
  const row = (index: 0 | 1) => csvLine(fields.map(({ name }) => examples[type][name]?.[index] ?? ''))
  return byteOrderMark + csvLine(fields.map(({ label }) => label)) + row(0) + row(1)
}
