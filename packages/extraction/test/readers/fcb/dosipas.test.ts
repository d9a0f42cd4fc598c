import { readCode } from '@sextant/extraction/readers/code/read-code'
import type { Schema } from '@sextant/ticket-codes/fcb/decode-asn1'
import type { FcbVersion } from '@sextant/ticket-codes/fcb/fcb-bounds'
import { fcbSchema } from '@sextant/ticket-codes/fcb/fcb-schema'
import { expect, test } from 'vitest'
import { Asn1Encoder } from '../../../../ticket-codes/test/fcb/encode-asn1'

/** The parts of the container's ASN.1 that are used here, in versions 1.0.0 and 2.0.1. */
const container = (later: boolean): Schema => ({
  Header: { fields: ['format ascii', 'level2SignedData Level2', 'level2Signature? octets'] },
  Level2: { fields: ['level1Data Level1', 'level1Signature? octets', 'level2Data? Data'] },
  Level1: {
    fields: [
      'securityProviderNum? 1..32000',
      'securityProviderIA5? ascii',
      'keyId? 0..99999',
      'dataSequence [Data]',
      ...['level1KeyAlg', 'level2KeyAlg', 'level1SigningAlg', 'level2SigningAlg', 'level2PublicKey'].map(
        (name) => `${name}? octets`,
      ),
      ...(later ? ['endOfValidityYear? 2016..2269', 'endOfValidityDay? 1..366'] : []),
      ...(later ? ['endOfValidityTime? 0..1439', 'validityDuration? 1..3600'] : []),
    ],
  },
  Data: { fields: ['dataFormat ascii', 'data octets'] },
})

const issuingDetail = {
  issuerNum: 1187,
  issuingYear: 2026,
  issuingDay: 213,
  issuingTime: 600,
  specimen: false,
  securePaperTicket: false,
  activated: true,
  issuerPNR: 'K7QX2M',
}
const reservation = {
  trainNum: 6607,
  departureDate: 33,
  fromStationName: 'Paris Gare de Lyon',
  toStationName: 'Lyon Part-Dieu',
  departureTime: 480,
  places: { coach: '7', placeString: '61' },
}

function codeOf(format: string, version: FcbVersion, ticket: object): string {
  const encoded = new Asn1Encoder(fcbSchema(version)).encode('RailTicket', {
    issuingDetail,
    transportDocument: [{ ticket: { ...ticket } }],
  })
  return new Asn1Encoder(container(format === 'U2')).encode('Header', {
    format,
    level2SignedData: {
      level1Data: {
        securityProviderNum: 1187,
        keyId: 1,
        dataSequence: [
          { dataFormat: '_1187X', data: 'own' },
          { dataFormat: `FCB${version === 13 ? 1 : version}`, data: encoded },
        ],
        level1KeyAlg: '\u002a\u0086\u0048',
      },
      level1Signature: 'x'.repeat(64),
    },
    level2Signature: 'y'.repeat(64),
  })
}

test.each([
  ['U1', 13],
  ['U1', 2],
  ['U2', 3],
] as const)(
  'the reader of rail tickets reads a ticket in the container %s with flexible content version %i',
  (format, version) => {
    expect(readCode(codeOf(format, version, { reservation }), 'file', '2026-08-01').reservations).toMatchObject([
      {
        confirmation_no: 'K7QX2M',
        number: '6607',
        coach: '7',
        provider: { name: 'SNCF' },
        travelers: [{ seat: '61' }],
        start: { place: { name: 'Paris Gare de Lyon' }, time: { local: '2026-09-03T08:00:00' } },
        evidence: { number: { reader: 'dosipas' } },
      },
    ])
  },
)

test('a card in the container gives no journey and a reason', () => {
  const code = codeOf('U2', 3, { customerCard: { cardIdIA5: 'X1', validFromYear: 2026 } })
  expect(readCode(code, 'file', '2026-08-01')).toMatchObject({
    reservations: [],
    diagnostics: [{ code: 'code-no-journey', message: expect.stringContaining('customerCard') }],
  })
})

test('the reader of rail tickets reports a truncated container', () => {
  const code = codeOf('U1', 2, { reservation }).slice(0, 60)
  expect(readCode(code, 'file', '2026-08-01')).toMatchObject({
    reservations: [],
    diagnostics: [{ code: 'code-unreadable' }],
  })
})
