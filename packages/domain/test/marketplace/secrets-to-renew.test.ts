import type { Config, Manifest } from '@sextant/domain/marketplace/manifest'
import { secretsToRenew } from '@sextant/domain/marketplace/secrets-to-renew'
import { expect, test } from 'vitest'
import { sftpFields } from '../../src/marketplace/fields'

const manifest: Manifest = {
  delivery: 'sftp',
  events: [],
  fields: sftpFields('Acme'),
  columns: [],
  compose: () => null,
}
const host_key = `SHA256:${'a'.repeat(43)}`
const retained: Config = { host: 'files.example.com', username: 'u', password: 'p', host_key }

test.each<[string, Config, readonly string[]]>([
  ['another host', { host: 'collector.example.net' }, ['password']],
  ['another port', { port: '2222' }, ['password']],
  ['another host key', { host_key: `SHA256:${'b'.repeat(43)}` }, ['password']],
  ['no host', { host: '' }, ['password']],
  ['another host with its password', { host: 'other.example.com', password: 'q' }, []],
  ['another host without a password', { host: 'other.example.com', password: '' }, []],
  ['the usual port', { port: '22' }, []],
  ['another folder', { folder: '/in' }, []],
])('%s', (_, given, renewed) => {
  expect(secretsToRenew(manifest, retained, given)).toEqual(renewed)
})

test('a secret that was never set does not need to be renewed', () => {
  expect(secretsToRenew(manifest, { password: 'p' }, { host: 'files.example.com' })).toEqual([])
})
