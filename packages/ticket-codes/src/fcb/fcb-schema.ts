import type { Schema } from './decode-asn1'
import { bounds, type FcbBounds, type FcbVersion } from './fcb-bounds'
import { documents } from './fcb-documents'
import { otherDocuments } from './fcb-other-documents'
import { parts } from './fcb-parts'
import { carrier, regions } from './fcb-regions'

/** The ticket's issuer, time of issue, holders and checks. */
const parties = ({ version, minutes }: FcbBounds): Schema => ({
  Issuing: {
    fields: [
      `securityProviderNum? ${carrier}`,
      'securityProviderIA5? ascii',
      `issuerNum? ${carrier}`,
      'issuerIA5? ascii',
      'issuingYear 2016..2269',
      'issuingDay 1..366',
      version === 3 ? `issuingTime ${minutes}` : `issuingTime? ${minutes}`,
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
    fields: [`statusProviderNum? ${carrier}`, 'statusProviderIA5? ascii', 'customerStatus? int', 'description? ascii'],
  },
  Control: {
    fields: [
      'identificationByCardReference? [Card]',
      'identificationByIdCard bool',
      'identificationByPassportId bool',
      'identificationItem? int',
      'passportValidationRequired bool',
      'onlineValidationRequired bool',
      'randomDetailedValidationRequired? 0..99',
      'ageCheckRequired bool',
      'reductionCardCheckRequired bool',
      'infoText? utf8',
      'includedTickets? [TicketLink]',
      'extension? Extension',
      '...',
    ],
  },
})

function schemaOf(version: FcbVersion): Schema {
  const own = bounds[version]
  return {
    // nothing after the documents is about a journey, so a fault there is harmless
    RailTicket: {
      lenient: true,
      fields: [
        'issuingDetail Issuing',
        'travelerDetail? Travelers',
        'transportDocument? [Document]',
        'controlDetail? Control',
        'extension? [Extension]',
        '...',
      ],
    },
    ...parties(own),
    ...parts(own),
    ...regions(own),
    ...documents(own),
    ...otherDocuments(own),
  }
}

const schemas: Readonly<Record<FcbVersion, Schema>> = { 13: schemaOf(13), 2: schemaOf(2), 3: schemaOf(3) }

/**
 * The whole ticket (UIC 918.9, the published ASN.1 of versions 1.3.5, 2.0.3 and 3.0.3); its structure is `RailTicket`.
 */
export const fcbSchema = (version: FcbVersion): Schema => schemas[version]
