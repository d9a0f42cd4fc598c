import { describe, expect, test } from 'vitest'
import { externalPeer } from '../../../src/emails/authenticity/external-peer'

const isRelay = (ip: string): boolean => ip.startsWith('10.') || ip.startsWith('127.')
const by = (ip: string, ...received: string[]) =>
  externalPeer({ ip, helo: 'peer' }, received.map((line) => `Received: ${line}\r\n`).join(''), isRelay)

describe('the server that handed over a message', () => {
  test('is the connecting one, whatever the message says', () => {
    expect(by('9.9.9.9', 'from mx.supplier.example (mx.supplier.example [8.8.8.8]) by x')).toEqual({
      ip: '9.9.9.9',
      helo: 'peer',
    })
  })

  test.each([
    [
      'from mx.supplier.example (mx.supplier.example [8.8.8.8])\r\n by mail.acme.example with ESMTP',
      '8.8.8.8',
      'mx.supplier.example',
    ],
    ['from [8.8.8.8] (helo=mx.supplier.example) by mail.acme.example', '8.8.8.8', null],
    [
      'from mx.supplier.example (2001:4860:4860::8888) by mail.acme.example',
      '2001:4860:4860::8888',
      'mx.supplier.example',
    ],
    [
      'from mx.supplier.example ([IPv6:2001:4860:4860::8888]) by mail.acme.example',
      '2001:4860:4860::8888',
      'mx.supplier.example',
    ],
  ])('is the one before the organisation’s relay: %s', (field, ip, helo) => {
    expect(by('10.0.0.5', field)).toEqual({ ip, helo })
  })

  test('is found behind several relays', () => {
    expect(
      by('127.0.0.1', 'from a (a [10.0.0.7]) by b', 'from c (c [8.8.8.8]) by a', 'from d (d [7.7.7.7]) by c'),
    ).toEqual({
      ip: '8.8.8.8',
      helo: 'c',
    })
  })

  test.each<[string, string, string[]]>([
    ['a private network that is no relay', '192.168.1.4', []],
    ['a relay that says nothing', '10.0.0.5', []],
    ['a relay whose line names no address', '10.0.0.5', ['by 2002:a05:: with SMTP id x']],
  ])('is unknown for %s', (_, ip, received) => {
    expect(by(ip, ...received)).toBeNull()
  })
})
