import type { Schema } from './decode-asn1'
import type { FcbBounds } from './fcb-bounds'
import { carrier, codeTable, ends } from './fcb-regions'

/** Travel classes; later versions have more. */
export const classType = ({ version }: FcbBounds): string => (version === 13 ? 'enum 8 ...' : 'enum 12 ...')

/** The owner of a document's product. */
export const product = ({ product: id }: FcbBounds): string[] => [
  `productOwnerNum? ${carrier}`,
  'productOwnerIA5? ascii',
  `productIdNum? ${id}`,
  'productIdIA5? ascii',
]

/** A document's period of validity. */
export const validity = ({ from, until, minutes }: FcbBounds): string[] => [
  `validFromDay? ${from}`,
  `validFromTime? ${minutes}`,
  'validFromUTCOffset? -60..60',
  `validUntilDay? ${until}`,
  `validUntilTime? ${minutes}`,
  'validUntilUTCOffset? -60..60',
]

/** Railways and brands for which a document is valid. */
export const carriers = [`carrierNum? [${carrier}]`, 'carrierIA5? [ascii]']
export const brands = [`includedServiceBrands? [${carrier}]`, `excludedServiceBrands? [${carrier}]`]
/** Means of transport (EN 1545-1), since version 2. */
export const transportTypes = ({ version }: FcbBounds): string[] =>
  version === 13 ? [] : ['includedTransportType? [0..31]', 'excludedTransportType? [0..31]']

/** Parts used by several kinds of document. */
export const parts = (bounds: FcbBounds): Schema => ({
  Extension: { fields: ['extensionId ascii', 'extensionData octets'] },
  GeoCoordinate: {
    fields: [
      'geoUnit? enum 5',
      'coordinateSystem? enum 2',
      'hemisphereLongitude? enum 2',
      'hemisphereLatitude? enum 2',
      'longitude int',
      'latitude int',
      'accuracy? enum 5',
    ],
  },
  Places: {
    fields: ['coach? ascii', 'placeString? ascii', 'placeDescription? utf8', 'placeIA5? [ascii]', 'placeNum? [1..254]'],
  },
  Compartment: {
    fields: [
      'coachType? 1..99',
      'compartmentType? 1..99',
      'specialAllocation? 1..99',
      'coachTypeDescr? utf8',
      'compartmentTypeDescr? utf8',
      'specialAllocationDescr? utf8',
      'position? enum 3',
      '...',
    ],
  },
  Berth: { fields: ['berthType enum 6', 'numberOfBerths 1..999', 'gender? enum 5 ...', '...'] },
  Tariff: {
    fields: [
      'numberOfPassengers? 1..200',
      'passengerType? enum 8 ...',
      'ageBelow? 1..64',
      'ageAbove? 1..128',
      bounds.version === 13 ? 'travelerid? [0..254]' : 'travelerid? [1..254]',
      'restrictedToCountryOfResidence bool',
      'restrictedToRouteSection? RouteSection',
      'seriesDataDetails? Series',
      'tariffIdNum? int',
      'tariffIdIA5? ascii',
      'tariffDesc? utf8',
      'reductionCard? [Card]',
      '...',
    ],
  },
  Series: { fields: [`supplyingCarrier? ${carrier}`, 'offerIdentification? 1..99', 'series? int'] },
  RouteSection: { fields: [`stationCodeTable? ${codeTable}`, ...ends()] },
  Card: {
    fields: [
      `cardIssuerNum? ${carrier}`,
      'cardIssuerIA5? ascii',
      'cardIdNum? int',
      'cardIdIA5? ascii',
      'cardName? utf8',
      'cardType? int',
      'leadingCardIdNum? int',
      'leadingCardIdIA5? ascii',
      'trailingCardIdNum? int',
      'trailingCardIdIA5? ascii',
      '...',
    ],
  },
  Vat: { fields: ['country 1..999', 'percentage 0..999', 'amount? int', 'vatId? ascii'] },
  Luggage: {
    fields: [
      'maxHandLuggagePieces? 0..99',
      'maxNonHandLuggagePieces? 0..99',
      'registeredLuggage? [RegisteredLuggage]',
      '...',
    ],
  },
  RegisteredLuggage: { fields: ['registrationId? ascii', 'maxWeight? 1..99', 'maxSize? 1..300', '...'] },
  IncludedOpenTicket: {
    fields: [
      ...product(bounds),
      'externalIssuerId? int',
      'issuerAuthorizationId? int',
      `stationCodeTable? ${codeTable}`,
      'validRegion? [Region]',
      ...validity(bounds),
      `classCode? ${classType(bounds)}`,
      'serviceLevel? ascii 1..2',
      ...carriers,
      ...brands,
      'tariffs? [Tariff]',
      'infoText? utf8',
      ...transportTypes(bounds),
      'extension? Extension',
      '...',
    ],
  },
  TicketLink: {
    fields: [
      'referenceIA5? ascii',
      'referenceNum? int',
      'issuerName? utf8',
      'issuerPNR? ascii',
      `productOwnerNum? ${carrier}`,
      'productOwnerIA5? ascii',
      'ticketType? enum 4 ...',
      'linkMode? enum 2 ...',
      '...',
    ],
  },
  Token: {
    fields: ['tokenProviderNum? int', 'tokenProviderIA5? ascii', 'tokenSpecification? ascii', 'token octets'],
  },
})
