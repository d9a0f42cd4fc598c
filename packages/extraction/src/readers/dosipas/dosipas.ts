import type { Reading } from '../../kit/reader'
import type { CodeContext, CodeFormat } from '../code/format'
import { broken, noJourney } from '../code/format'
import { fieldsOf, listOf, textOf } from '../fcb/asn1-values'
import { BitReader, ShortTicket } from '../fcb/bit-reader'
import { Asn1Decoder, type Asn1Fields, type Schema } from '../fcb/decode-asn1'
import type { FcbVersion } from '../fcb/fcb-bounds'
import { readFcb } from '../fcb/fcb-journeys'
import { carrier } from '../fcb/fcb-regions'
import { reservationOf } from '../rail/rail-journey'

const versions: Readonly<Record<string, FcbVersion>> = { FCB1: 13, FCB2: 2, FCB3: 3 }

/**
 * The container, of version 1 or 2 (ASN.1 of UIC's barcode header 1.0.0 and 2.0.1). Object identifiers are octets here.
 */
const schemaOf = (version: 1 | 2): Schema => ({
  Header: { lenient: true, fields: ['format ascii', 'level2SignedData Level2', 'level2Signature? octets'] },
  Level2: { lenient: true, fields: ['level1Data Level1', 'level1Signature? octets', 'level2Data? Data'] },
  Level1: {
    lenient: true,
    fields: [
      `securityProviderNum? ${carrier}`,
      'securityProviderIA5? ascii',
      'keyId? 0..99999',
      'dataSequence [Data]',
      'level1KeyAlg? octets',
      'level2KeyAlg? octets',
      'level1SigningAlg? octets',
      'level2SigningAlg? octets',
      'level2PublicKey? octets',
      ...(version === 2
        ? [
            'endOfValidityYear? 2016..2269',
            'endOfValidityDay? 1..366',
            'endOfValidityTime? 0..1439',
            'validityDuration? 1..3600',
          ]
        : []),
    ],
  },
  Data: { fields: ['dataFormat ascii', 'data octets'] },
})

const schemas: Readonly<Record<1 | 2, Schema>> = { 1: schemaOf(1), 2: schemaOf(2) }

/** The version by the format, `U1` or `U2`: characters of seven bits, behind a bit of marks and a length of two. */
function versionOf(bytes: Uint8Array): 1 | 2 | null {
  if (((bytes[0] ?? 0) & 0x7f) !== 1 || bytes[1] !== 0x55) return null
  const [first, second] = [0x31, 0x32].map((char) => (bytes[2] ?? 0) >> 1 === char)
  if (first) return 1
  return second ? 2 : null
}

export function openDosipas(bytes: Uint8Array, version: 1 | 2): Asn1Fields | null {
  try {
    return new Asn1Decoder(schemas[version], new BitReader(bytes)).structure('Header')
  } catch (error) {
    if (error instanceof ShortTicket) return null
    throw error
  }
}

function readContainer(header: Asn1Fields, chars: string, context: CodeContext): Reading {
  const level1 = fieldsOf(fieldsOf(header['level2SignedData'])['level1Data'])
  const data = listOf(level1['dataSequence']).map(fieldsOf)
  const told = data.find(({ dataFormat }) => versions[textOf(dataFormat) ?? ''])
  const version = versions[textOf(told?.['dataFormat']) ?? '']
  const content = told?.['data']
  if (!version || typeof content !== 'string') return broken('dynamic rail ticket (DOSIPAS)', context)
  const ticket = readFcb(
    Uint8Array.from(content, (char) => char.charCodeAt(0)),
    version,
  )
  const source = { reader: 'dosipas', part: context.part, token: chars }
  const reservations = ticket.journeys.map((one) => reservationOf(one, source))
  if (reservations.length > 0) return { reservations, diagnostics: [] }
  return ticket.cut
    ? broken('dynamic rail ticket (DOSIPAS)', context)
    : noJourney(`a rail ticket of the kind ${ticket.others[0] ?? 'none'}`, context)
}

/** Rail tickets in UIC's newer container for codes that change (DOSIPAS), with flexible content (FCB) in it. */
export const dosipas: CodeFormat = {
  name: 'dosipas',
  is: ({ bytes }) => versionOf(bytes) !== null,
  read({ bytes, chars }, context) {
    const header = openDosipas(bytes, versionOf(bytes) ?? 2)
    return header ? readContainer(header, chars, context) : broken('dynamic rail ticket (DOSIPAS)', context)
  },
}
