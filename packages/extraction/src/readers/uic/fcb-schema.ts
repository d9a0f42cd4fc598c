import type { Schema } from './decode-asn1'
import { carrier, codeTable, ends, regions } from './fcb-regions'

/** Versions of the flexible content barcode: 1.3, 2 and 3, as the record U_FLEX writes them. */
export type FcbVersion = 13 | 2 | 3

/** Fields that may be left out and that we do not read. */
const unread = (count: number): string[] => Array.from({ length: count }, () => 'end? bool')

/** Who issued the ticket, when, and for whom. */
const parties = (version: FcbVersion): Schema => ({
  Issuing: {
    fields: [
      `securityProviderNum? ${carrier}`,
      'securityProviderIA5? ascii',
      `issuerNum? ${carrier}`,
      'issuerIA5? ascii',
      'issuingYear 2016..2269',
      'issuingDay 1..366',
      version === 13 ? 'issuingTime? 0..1440' : 'issuingTime 0..1439',
      'issuerName? utf8',
      'specimen bool',
      'securePaperTicket bool',
      'activated bool',
      'currency? ascii 3',
      'currencyFract? 1..3',
      'issuerPNR? ascii',
      'extension? Extension',
      'issuedOnTrainNum? int',
      'issuedOnTrainIA5? ascii',
      'issuedOnLine? int',
      'pointOfSale? GeoCoordinate',
      '...',
    ],
  },
  Travelers: { fields: ['traveler? [Traveler]', 'preferredLanguage? ascii 2', 'groupName? utf8', '...'] },
  Traveler: {
    fields: [
      'firstName? utf8',
      'secondName? utf8',
      'lastName? utf8',
      'idCard? ascii',
      'passportId? ascii',
      'title? ascii 1..3',
      'gender? enum 4 ...',
      'customerIdIA5? ascii',
      'customerIdNum? int',
      'yearOfBirth? 1901..2155',
      ...(version === 13 ? ['dayOfBirth? 0..370'] : ['monthOfBirth? 1..12', 'dayOfBirthInMonth? 1..31']),
      'ticketHolder bool',
      'passengerType? enum 8 ...',
      'passengerWithReducedMobility? bool',
      'countryOfResidence? 1..999',
      'countryOfPassport? 1..999',
      'countryOfIdCard? 1..999',
      'status? [CustomerStatus]',
      '...',
    ],
  },
  CustomerStatus: {
    fields: [
      `statusProviderNum? ${carrier}`,
      'statusProviderIA5? ascii',
      'customerStatus? int',
      'description? ascii',
    ],
  },
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
})

/** The two kinds of document that name a journey: a reservation on a train, and a ticket that is bound to none. */
function documents(version: FcbVersion, minutes: string, days: string): Schema {
  const product = [
    `productOwnerNum? ${carrier}`,
    'productOwnerIA5? ascii',
    version === 13 ? 'productIdNum? 0..32000' : 'productIdNum? 0..65535',
    'productIdIA5? ascii',
  ]
  return {
    Document: { fields: ['token? Token', 'ticket Ticket', '...'] },
    Token: {
      fields: [
        'tokenProviderNum? int',
        'tokenProviderIA5? ascii',
        'tokenSpecification? ascii',
        'token octets',
      ],
    },
    Ticket: {
      choice: true,
      fields: [
        'reservation Reservation',
        'carCarriageReservation Unread',
        'openTicket OpenTicket',
        ...[
          'pass',
          'voucher',
          'customerCard',
          'counterMark',
          'parkingGround',
          'fipTicket',
          'stationPassage',
        ].map((name) => `${name} Unread`),
        'extension Unread',
        'delayConfirmation Unread',
        '...',
      ],
    },
    Unread: { fields: ['end bool'] },
    Reservation: {
      fields: [
        'trainNum? int',
        'trainIA5? ascii',
        `departureDate? ${days}`,
        'referenceIA5? ascii',
        'referenceNum? int',
        ...product,
        'serviceBrand? 0..32000',
        'serviceBrandAbr? utf8',
        'serviceBrandName? utf8',
        'service? enum 4',
        `stationCodeTable? ${codeTable}`,
        ...ends(),
        `departureTime ${minutes}`,
        'departureUTCOffset? -60..60',
        version === 13 ? 'arrivalDate? 0..20' : 'arrivalDate? -1..20',
        `arrivalTime? ${minutes}`,
        'arrivalUTCOffset? -60..60',
        `carrierNum? [${carrier}]`,
        'carrierIA5? [ascii]',
        version === 13 ? 'classCode? enum 8 ...' : 'classCode? enum 12 ...',
        'serviceLevel? ascii 1..2',
        'places? Places',
        ...unread(14),
        '...',
      ],
    },
    Places: {
      fields: [
        'coach? ascii',
        'placeString? ascii',
        'placeDescription? utf8',
        'placeIA5? [ascii]',
        'placeNum? [1..254]',
      ],
    },
    OpenTicket: {
      fields: [
        'referenceNum? int',
        'referenceIA5? ascii',
        ...product,
        'extIssuerId? int',
        'issuerAutorizationId? int',
        'returnIncluded bool',
        `stationCodeTable? ${codeTable}`,
        ...ends(['validRegionDesc? utf8', 'validRegion? [Region]', 'returnDescription? ReturnRoute']),
        version === 3 ? 'validFromDay? -367..700' : 'validFromDay? -1..700',
        `validFromTime? ${minutes}`,
        ...unread(version === 13 ? 18 : 20),
        '...',
      ],
    },
  }
}

/**
 * What of a ticket we read (UIC 918.9, the published ASN.1 of versions 1.3.4, 2.0.2 and 3.0.3): issuer, travelers, and
 * the first document as far as it tells of the journey. The structure `RailTicket` holds the rest.
 */
export function fcbSchema(version: FcbVersion): Schema {
  const minutes = version === 13 ? '0..1440' : '0..1439'
  const days = version === 3 ? '-1..500' : '-1..370'
  return {
    RailTicket: {
      fields: [
        'issuingDetail Issuing',
        'travelerDetail? Travelers',
        'transportDocument? [Document]',
        'end? bool',
        'end? bool',
        '...',
      ],
    },
    ...parties(version),
    ...regions(version, minutes, days),
    ...documents(version, minutes, days),
  }
}
