import { readCode } from '@sextant/extraction/readers/code/read-code'
import { BitReader } from '@sextant/ticket-codes/fcb/bit-reader'
import { Asn1Decoder, type Asn1Fields } from '@sextant/ticket-codes/fcb/decode-asn1'
import type { FcbVersion } from '@sextant/ticket-codes/fcb/fcb-bounds'
import { fcbSchema } from '@sextant/ticket-codes/fcb/fcb-schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Asn1Encoder } from '../../../../ticket-codes/test/fcb/encode-asn1'
import { head, record, ticket } from '../../../../ticket-codes/test/uic/write-ticket'

const versions: [FcbVersion, string][] = [
  [13, '13'],
  [2, '02'],
  [3, '03'],
]
const issuingDetail = {
  issuerNum: 1080,
  issuingYear: 2026,
  issuingDay: 213,
  issuingTime: 600,
  specimen: false,
  securePaperTicket: false,
  activated: true,
  currency: 'EUR',
  issuerPNR: 'K7QX2M',
  pointOfSale: { longitude: 9, latitude: 48 },
}
const travelerDetail = {
  traveler: [
    { firstName: 'Jürgen', lastName: 'Großmann', ticketHolder: true, gender: 2, yearOfBirth: 1980 },
    { firstName: 'Maja', lastName: 'Lindqvist', title: 'DR', ticketHolder: false, passengerType: 0 },
  ],
}
const reservation = {
  trainNum: 578,
  departureDate: 33,
  referenceIA5: 'R1',
  productIdNum: 7,
  serviceBrandAbr: 'ICE',
  fromStationNum: 8000096,
  toStationNum: 8000105,
  fromStationName: 'Stuttgart Hbf',
  toStationName: 'Frankfurt(Main)Hbf',
  departureTime: 1415,
  arrivalDate: 1,
  arrivalTime: 55,
  carrierNum: [1080],
  classCode: 1,
  places: { coach: '28', placeNum: [74, 76] },
}

const codeOf = (version: FcbVersion, name: string, document: Asn1Fields): string => {
  const data = new Asn1Encoder(fcbSchema(version)).encode('RailTicket', {
    issuingDetail,
    travelerDetail,
    transportDocument: [{ ticket: document }],
  })
  return ticket([head('1080', 'K7QX2M', '010820261000'), record('U_FLEX', name, data)])
}

const openTicket = {
  referenceIA5: 'T1',
  returnIncluded: false,
  fromStationNum: 8000096,
  fromStationName: 'Stuttgart Hbf',
  toStationNum: 8000105,
  toStationName: 'Frankfurt(Main)Hbf',
  validFromDay: 33,
  price: 2990,
}

test('a ticket and the reservations for it are one journey, with the price of the ticket', () => {
  const legs = [
    { ...reservation, toStationNum: 8000191, toStationName: 'Mannheim Hbf' },
    { ...reservation, departureTime: 1430, fromStationNum: 8000191, fromStationName: 'Mannheim Hbf' },
  ]
  const read = (...documents: Asn1Fields[]) => {
    const data = new Asn1Encoder(fcbSchema(13)).encode('RailTicket', {
      issuingDetail,
      travelerDetail,
      transportDocument: documents.map((document) => ({ ticket: document })),
    })
    const code = ticket([head('1080', 'K7QX2M', '010820261000'), record('U_FLEX', '13', data)])
    return readCode(code, 'file', '2026-08-01').reservations
  }
  expect(read({ openTicket }, { reservation })).toMatchObject([
    { number: 'ICE 578', price: '29.90', start: { time: { local: '2026-09-03T23:35:00' } } },
  ])
  expect(read({ openTicket }, ...legs.map((one) => ({ reservation: one })))).toHaveLength(2)
  // a reservation for a part of the way leaves the ticket for the whole of it
  expect(read({ openTicket }, { reservation: legs[0] ?? {} })).toHaveLength(2)
})

test.each(versions)('the reader of rail tickets reads a reservation of version %i', (version, name) => {
  expect(readCode(codeOf(version, name, { reservation }), 'file', '2026-08-01').reservations).toMatchObject([
    {
      kind: 'train',
      confirmation_no: 'K7QX2M',
      number: 'ICE 578',
      coach: '28',
      class_of_service: '1',
      provider: { name: 'Deutsche Bahn' },
      travelers: [{ name: 'Jürgen Großmann', seat: '74' }, { name: 'Maja Lindqvist' }],
      start: {
        place: { name: 'Stuttgart Hbf', station_code: '8000096' },
        time: { local: '2026-09-03T23:35:00' },
      },
      end: { place: { name: 'Frankfurt(Main)Hbf' }, time: { local: '2026-09-04T00:55:00' } },
      evidence: { 'start.time.local': { reader: 'uic', path: 'U_FLEX' } },
    },
  ])
})

test.each(versions)(
  'the reader of rail tickets reads a ticket of version %i that is valid for one train only',
  (version, name) => {
    const openTicket = {
      returnIncluded: false,
      fromStationNum: 8000096,
      toStationNum: 8000105,
      fromStationName: 'Stuttgart Hbf',
      toStationName: 'Frankfurt(Main)Hbf',
      validRegion: [
        {
          viaStations: { stationNum: 8000244, border: false, route: [{ stationNum: 8000096, border: false }] },
        },
        { trainLink: { trainNum: 578, travelDate: 33, departureTime: 500 } },
      ],
      validFromDay: 33,
    }
    expect(readCode(codeOf(version, name, { openTicket }), 'file', '2026-08-01').reservations).toMatchObject([
      {
        number: '578',
        start: { time: { local: '2026-09-03T08:20:00' } },
        end: { place: { name: 'Frankfurt(Main)Hbf' } },
      },
    ])
  },
)

const ends = { fromStationName: 'Stuttgart Hbf', toStationName: 'Frankfurt(Main)Hbf' }

test('the reader of rail tickets reads all documents of a ticket, outward and return trains, prices, and one seat per traveler', () => {
  const link = (trainNum: number, travelDate: number) => ({
    trainLink: { trainNum, travelDate, departureTime: 500 },
  })
  const openTicket = {
    returnIncluded: true,
    ...ends,
    validRegion: [link(578, 33)],
    returnDescription: {
      fromStationName: ends.toStationName,
      toStationName: ends.fromStationName,
      validReturnRegion: [link(579, 35)],
    },
    price: 5990,
    tariffs: [{ restrictedToCountryOfResidence: false, tariffDesc: 'Sparpreis' }],
  }
  const data = new Asn1Encoder(fcbSchema(3)).encode('RailTicket', {
    issuingDetail,
    travelerDetail,
    transportDocument: [
      { token: { token: 'x' }, ticket: { openTicket } },
      { ticket: { reservation } },
      { ticket: { pass: { passDescription: 'Pass' } } },
      {
        ticket: {
          carCarriageReservation: {
            ...ends,
            trainNum: 1,
            numberPlate: 'S-XX 1',
            carCategory: 1,
            textileRoof: false,
            beginLoadingTime: 600,
            tariff: { restrictedToCountryOfResidence: false },
          },
        },
      },
    ],
    controlDetail: {
      identificationByIdCard: true,
      identificationByPassportId: false,
      passportValidationRequired: false,
      onlineValidationRequired: false,
      ageCheckRequired: false,
      reductionCardCheckRequired: false,
    },
  })
  const code = ticket([head('1080', 'K7QX2M', '010820261000'), record('U_FLEX', '03', data)])
  expect(readCode(code, 'file', '2026-08-01').reservations).toMatchObject([
    { number: '578', price: '59.90', currency: 'EUR', start: { time: { local: '2026-09-03T08:20:00' } } },
    { number: '579', start: { place: { name: ends.toStationName }, time: { local: '2026-09-05T08:20:00' } } },
    { number: 'ICE 578', coach: '28', travelers: [{ seat: '74' }, { seat: '76' }] },
    { number: '1', start: { time: { local: '2026-08-01T10:00:00' } } },
  ])
})

test('the reader of rail tickets keeps the documents before a fault, and reports a truncated one', () => {
  const data = new Asn1Encoder(fcbSchema(2)).encode('RailTicket', {
    issuingDetail,
    transportDocument: [{ ticket: { reservation } }, { ticket: { reservation } }],
  })
  const read = (length: number) =>
    readCode(
      ticket([head('1080', 'K7QX2M', '010820261000'), record('U_FLEX', '02', data.slice(0, length))]),
      'file',
      '2026-08-01',
    )
  expect(read(data.length - 20).reservations).toHaveLength(1)
  expect(read(60)).toMatchObject({ reservations: [], diagnostics: [{ code: 'code-unreadable' }] })
})

test('the reader of rail tickets uses the UTC offset if the station is unknown', () => {
  const far = { ...reservation, fromStationName: 'Nowhere', departureUTCOffset: -4, fromStationNum: 1 }
  expect(readCode(codeOf(3, '03', { reservation: far }), 'file', '2026-08-01').reservations).toMatchObject([
    {
      start: { time: { local: '2026-09-03T23:35:00', zone: '+01:00' } },
      end: { time: { local: '2026-09-04T00:55:00' } },
    },
  ])
})

test('a pass gives no journey and a reason', () => {
  expect(readCode(codeOf(2, '02', { pass: { passDescription: 'Global' } }), 'file', '2026-08-01')).toMatchObject({
    reservations: [],
    diagnostics: [{ level: 'info', code: 'code-no-journey', message: expect.stringContaining('pass') }],
  })
})

test('encodes numbers and texts as X.691 specifies', () => {
  // a presence bit for each of two optional fields, the number 5 of 1 to 10 in four bits, then two 7-bit letters
  const schema = { Root: { fields: ['count? 1..10', 'text? ascii', 'flag bool'] } }
  const bits = '11_0100_00000010_1000001_1000010_1'.replaceAll('_', '')
  const bytes = Uint8Array.from(bits.padEnd(32, '0').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  expect(new Asn1Decoder(schema, new BitReader(bytes)).structure('Root')).toEqual({
    count: 5,
    text: 'AB',
    flag: true,
  })
})

test('the reader of rail tickets never throws for truncated or overwritten data, and claims nothing invalid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...versions), fc.uint8Array({ maxLength: 80 }), ([, name], data) => {
      const bytes = Array.from(data, (byte) => String.fromCharCode(byte)).join('')
      readCode(ticket([head('1080', '1', '010820261000'), record('U_FLEX', name, bytes)]), 'file', '2026-08-01')
    }),
  )
})
