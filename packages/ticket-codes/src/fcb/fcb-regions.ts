import type { Schema } from './decode-asn1'
import type { FcbBounds } from './fcb-bounds'

/** Company code (RICS). */
export const carrier = '1..32000'
const station = '1..9999999'
/** The code table that station codes are from. */
export const codeTable = 'enum 5'
/** Both ends of a journey, and the fields after them. */
export const ends = (after: readonly string[] = []): string[] => [
  `fromStationNum? ${station}`,
  'fromStationIA5? ascii',
  `toStationNum? ${station}`,
  'toStationIA5? ascii',
  'fromStationName? utf8',
  'toStationName? utf8',
  ...after,
]
/** Where a ticket without a fixed train is valid. */
export const regions = ({ version, minutes, travel }: FcbBounds): Schema => ({
  Region: {
    choice: true,
    fields: ['trainLink TrainLink', 'viaStations ViaStation', 'zones Zone', 'lines Line', 'polygone Polygone', '...'],
  },
  TrainLink: {
    fields: [
      'trainNum? int',
      'trainIA5? ascii',
      `travelDate ${travel}`,
      `departureTime ${minutes}`,
      'departureUTCOffset? -60..60',
      ...ends(),
    ],
  },
  ViaStation: {
    fields: [
      `stationCodeTable? ${codeTable}`,
      `stationNum? ${station}`,
      'stationIA5? ascii',
      'alternativeRoutes? [ViaStation]',
      'route? [ViaStation]',
      'border bool',
      `carrierNum? [${carrier}]`,
      'carrierIA5? [ascii]',
      'seriesId? int',
      'routeId? int',
      ...(version === 3 ? [`includedServiceBrands? [${carrier}]`, `excludedServiceBrands? [${carrier}]`] : []),
      '...',
    ],
  },
  Zone: {
    fields: [
      `carrierNum? ${carrier}`,
      'carrierIA5? ascii',
      `stationCodeTable? ${codeTable}`,
      `entryStationNum? ${station}`,
      'entryStationIA5? ascii',
      `terminatingStationNum? ${station}`,
      'terminatingStationIA5? ascii',
      'city? int',
      'zoneId? [int]',
      'binaryZoneId? octets',
      'nutsCode? ascii',
      '...',
    ],
  },
  Line: {
    fields: [
      `carrierNum? ${carrier}`,
      'carrierIA5? ascii',
      'lineId? [int]',
      `stationCodeTable? ${codeTable}`,
      `entryStationNum? ${station}`,
      'entryStationIA5? ascii',
      `terminatingStationNum? ${station}`,
      'terminatingStationIA5? ascii',
      ...(version === 13 ? [`city? ${station}`, 'binaryZoneId? octets'] : ['city? int']),
      '...',
    ],
  },
  Polygone: { fields: ['firstEdge GeoCoordinate', 'edges [DeltaCoordinates]'] },
  DeltaCoordinates: { fields: ['longitude int', 'latitude int'] },
  ReturnRoute: { fields: [...ends(['validReturnRegionDesc? utf8', 'validReturnRegion? [Region]']), '...'] },
})
