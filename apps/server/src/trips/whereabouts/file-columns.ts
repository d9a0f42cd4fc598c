import type { Whereabout } from '@sextant/contract/trips/where'
import type { CellKind, CellValue, FileColumn } from '../../platform/files/table'

const kinds: Record<Whereabout['kind'], string> = {
  in_transit: 'In transit',
  staying: 'Staying',
  at_place: 'On site',
  home: 'Home',
  unknown: 'Unknown',
}

const column = (label: string, kind: CellKind, value: (row: Whereabout) => CellValue): FileColumn<Whereabout> => ({
  label,
  kind,
  value,
})

/** The columns of a whereabouts export. */
export const whereFileColumns: readonly FileColumn<Whereabout>[] = [
  column('Name', 'text', ({ name }) => name),
  column('Email address', 'text', ({ email }) => email),
  column('Department', 'text', ({ department }) => department),
  column('Where', 'text', ({ kind }) => kinds[kind]),
  column('Place', 'text', ({ place }) => place),
  column('City', 'text', ({ locality }) => locality),
  column('Country', 'text', ({ country_code }) => country_code),
  column('Until (UTC)', 'time', ({ until }) => until),
  column('Time zone', 'text', ({ time_zone_id }) => time_zone_id),
  column('Flight', 'text', ({ flight }) => flight),
  column('Hotel', 'text', ({ hotel }) => hotel),
  column('Trip', 'text', ({ trip_id }) => trip_id),
]
