import { readCode } from '@sextant/extraction/readers/code/read-code'
import { expect, test } from 'vitest'
import { dbBlock, head, layout, record, ticket } from '../../../../ticket-codes/test/uic/write-ticket'

const read = (code: string) => readCode(code, 'file', '2026-03-01').reservations

const journey = [
  [6, 1, '14.09'],
  [6, 13, 'LJUBLJANA'],
  [6, 34, 'ZAGREB GL. KOL.'],
] as const

test('the reader of rail tickets reads Deutsche Bahn’s own record in both signature versions', () => {
  const fields = {
    '014': 'S2',
    '015': 'Stuttgart Hbf',
    '016': 'Köln Hbf',
    '019': 'K7QX2M',
    '028': 'Jürgen#Großmann',
    '031': '03.09.2026',
    '035': '8000096',
    '036': '8000207',
  }
  for (const version of ['01', '02'] as const) {
    const code = ticket([head('0080', 'K7QX2M', '010820260900'), dbBlock(fields)], version)
    expect(read(code)).toMatchObject([
      {
        confirmation_no: 'K7QX2M',
        class_of_service: '2',
        provider: { name: 'Deutsche Bahn' },
        travelers: [{ name: 'Jürgen Großmann' }],
        start: { place: { name: 'Stuttgart Hbf', station_code: '8000096' }, time: { local: '2026-09-03' } },
        end: { place: { name: 'Köln Hbf', station_code: '8000207' } },
      },
    ])
  }
})

test('the reader of rail tickets reads the return journey of Deutsche Bahn’s own record, on its last day', () => {
  const fields = {
    '015': 'Stuttgart Hbf',
    '016': 'Köln Hbf',
    '017': 'Köln Hbf',
    '018': 'Stuttgart Hbf',
    '031': '03.09.2026',
    '032': '07.09.2026',
    '035': '8000096',
    '036': '8000207',
  }
  expect(read(ticket([head('0080', 'K7QX2M-1', '010820260900'), dbBlock(fields)]))).toMatchObject([
    { start: { place: { name: 'Stuttgart Hbf' }, time: { local: '2026-09-03' } } },
    {
      confirmation_no: 'K7QX2M',
      start: { place: { name: 'Köln Hbf', station_code: '8000207' }, time: { local: '2026-09-07' } },
      end: { place: { name: 'Stuttgart Hbf', station_code: '8000096' } },
    },
  ])
})

test('the reader of rail tickets reads a name or a train from the railways’ own records, and prints numbers as tickets do', () => {
  const czech = record('1154UT', '01', 'KJ013NOVAKOVA JANAOD01614.09.2026 08:25')
  const austrian = record('118199', '01', '{"V":"2609140625","Z":"RJX 63"}')
  expect(read(ticket([head('1154', '1', '010920261010'), layout(journey), czech]))).toMatchObject([
    { confirmation_no: '1', travelers: [{ name: 'NOVAKOVA JANA' }] },
  ])
  expect(
    read(ticket([head('1154', '7239841655', '010920261010'), layout(journey), record('1154UT', '01', 'KK006K7QX2M')])),
  ).toMatchObject([{ confirmation_no: 'K7QX2M', travelers: [{ ticket_number: '7239841655' }] }])
  expect(read(ticket([head('1181', '1', '010920261010'), layout(journey), austrian]))).toMatchObject([
    { number: 'RJX 63' },
  ])
  expect(read(ticket([head('0080', 'K7QX2M-2', '010920261010'), layout(journey)]))).toMatchObject([
    { confirmation_no: 'K7QX2M' },
  ])
})
