import { bytesOf } from '@sextant/bytes/chars'
import { fieldsOf, listOf, textOf } from '../fcb/asn1-values'
import { BitReader, ShortTicket } from '../fcb/bit-reader'
import { Asn1Decoder, type Asn1Fields, type Schema } from '../fcb/decode-asn1'
import type { FcbVersion } from '../fcb/fcb-bounds'
import { readFcb } from '../fcb/fcb-journeys'
import { carrier } from '../fcb/fcb-regions'
import { type CodeContent, type CodeFormat, noJourney } from '../kit/format'

const versions: Readonly<Record<string, FcbVersion>> = { FCB1: 13, FCB2: 2, FCB3: 3 }

/**
 * The container, version 1 or 2 (ASN.1 of UIC's barcode header 1.0.0 and 2.0.1). Object identifiers are treated as
 * octets.
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

/** The version, from the format `U1` or `U2`: 7-bit characters after one flag bit and their length, 2. */
function versionOf(bytes: Uint8Array): 1 | 2 | null {
  if (((bytes[0] ?? 0) & 0x7f) !== 1 || bytes[1] !== 0x55) return null
  const [first, second] = [0x31, 0x32].map((char) => (bytes[2] ?? 0) >> 1 === char)
  if (first) return 1
  return second ? 2 : null
}

function openDosipas(bytes: Uint8Array, version: 1 | 2): Asn1Fields | null {
  try {
    return new Asn1Decoder(schemas[version], new BitReader(bytes)).structure('Header')
  } catch (error) {
    if (error instanceof ShortTicket) return null
    throw error
  }
}

function readContainer(header: Asn1Fields): CodeContent {
  const level1 = fieldsOf(fieldsOf(header['level2SignedData'])['level1Data'])
  const data = listOf(level1['dataSequence']).map(fieldsOf)
  const flexible = data.find(({ dataFormat }) => versions[textOf(dataFormat) ?? ''])
  const version = versions[textOf(flexible?.['dataFormat']) ?? '']
  const content = flexible?.['data']
  if (!version || typeof content !== 'string') return { journeys: [] }
  const bytes = bytesOf(content)
  const { journeys, others, cut } = readFcb(bytes, version)
  return journeys.length > 0 || cut ? { journeys } : noJourney(`a rail ticket of the kind ${others[0] ?? 'none'}`)
}

/** Rail tickets in UIC's newer container for dynamic barcodes (DOSIPAS), containing flexible content (FCB). */
export const dosipas: CodeFormat = {
  name: 'dosipas',
  label: 'dynamic rail ticket (DOSIPAS)',
  isText: false,
  matches: ({ bytes }) => versionOf(bytes) !== null,
  read({ bytes }) {
    const header = openDosipas(bytes, versionOf(bytes) ?? 2)
    return header ? readContainer(header) : { journeys: [] }
  },
}
