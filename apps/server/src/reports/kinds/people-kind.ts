import { share, total } from '@sextant/domain/reports/measures'
import { type PersonRow, readPeople } from '../people/store'
import { columnsOf, kind } from './kind'

const { text, number, day } = columnsOf<PersonRow>()

const totals = [
  total('people', 'People'),
  total('travelling', 'Travelled'),
  total('trips', 'Trips'),
  total('segments', 'Segments'),
  total('nights', 'Nights'),
  total('cents', 'Spend', 'money'),
]

/** People, one per row. */
export const people = kind<PersonRow>({
  read: readPeople,
  columns: (currency) => [
    text('name', 'Name', ({ name }) => name),
    text('email', 'Email', ({ email }) => email),
    text('external_id', 'External id', ({ external_id }) => external_id),
    text('status', 'Status', ({ status }) => status),
    text('department', 'Department', ({ department }) => department),
    text('cost_center', 'Cost center', ({ cost_center }) => cost_center),
    text('office', 'Office', ({ office }) => office),
    text('country', 'Country', ({ country }) => country),
    number('trips', 'Trips', ({ trips }) => trips),
    number('segments', 'Segments', ({ segments }) => segments),
    number('flights', 'Flights', ({ flights }) => flights),
    number('stays', 'Stays', ({ stays }) => stays),
    number('nights', 'Nights', ({ nights }) => nights),
    number('cars', 'Cars', ({ cars }) => cars),
    number('trains', 'Trains', ({ trains }) => trains),
    number('managed', 'Managed segments', ({ tmc }) => tmc),
    number('amount', `Amount (${currency})`, ({ cents }) => cents / 100),
    day('first_day', 'First travel', ({ first_day }) => first_day),
    day('last_day', 'Last travel', ({ last_day }) => last_day),
    text('id', 'Person', ({ id }) => id),
  ],
  outline: {
    sums: ({ trips, segments, nights, cents, tmc }) => ({
      people: 1,
      travelling: segments > 0 ? 1 : 0,
      trips,
      segments,
      nights,
      cents,
      tmc,
    }),
    figures: totals,
    measures: [...totals, share('tmc', 'segments', 'Managed')],
    weight: 'cents',
    breakdowns: [
      { id: 'department', label: 'Department', of: ({ department }) => department },
      { id: 'cost_center', label: 'Cost center', of: ({ cost_center }) => cost_center },
      { id: 'office', label: 'Office', of: ({ office }) => office },
      { id: 'person', label: 'Person', of: ({ name, email }) => (name ? `${name} · ${email}` : email) },
    ],
    chart: { label: 'Trips by department', unit: 'count', series: [{ id: 'trips', label: 'Trips' }] },
  },
})
