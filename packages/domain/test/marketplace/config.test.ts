import { partnerNames } from '@sextant/contract/marketplace/schemas'
import { completed, configProblems, isComplete } from '@sextant/domain/marketplace/config'
import { manifests } from '@sextant/domain/marketplace/manifests'
import { expect, test } from 'vitest'

test.each([
  ['hrs', { host: 'files example' }, 'config.host'],
  ['hrs', { port: '70000' }, 'config.port'],
  ['hrs', { port: '22a' }, 'config.port'],
  ['hrs', { folder: '/a/../b' }, 'config.folder'],
  ['hrs', { folder: 'a' }, 'config.folder'],
  ['hrs', { host_key: 'MD5:aa' }, 'config.host_key'],
  ['hrs', { username: 'a\nb' }, 'config.username'],
  ['tripit', { address: 'nobody' }, 'config.address'],
  ['ramp', { endpoint: 'javascript:alert(1)' }, 'config.endpoint'],
  ['ramp', { endpoint: 'https://user:secret@example.com/' }, 'config.endpoint'],
  ['ramp', { endpont: 'https://example.com/' }, 'config.endpont'],
] as const)('the configuration of %s with %o is rejected', (name, values, field) => {
  expect(Object.keys(configProblems(manifests[name], values))).toEqual([field])
})

test('a partner’s configuration accepts valid and empty values', () => {
  const values = {
    host: 'files.example.com',
    port: '2222',
    folder: '/in/travel',
    password: 'two\nlines',
    username: '',
  }
  expect(configProblems(manifests.hrs, values)).toEqual({})
})

test('a connection is complete when each required field has a value', () => {
  expect(isComplete(manifests.ramp, { endpoint: 'https://example.com' })).toBe(false)
  expect(isComplete(manifests.ramp, { endpoint: 'https://example.com', api_key: ' ' })).toBe(false)
  expect(isComplete(manifests.ramp, { endpoint: 'https://example.com', api_key: 'k' })).toBe(true)
})

test('a partner’s configuration fills in defaults for missing values', () => {
  expect(completed(manifests.hrs, { host: 'h', port: ' ' })).toEqual({ host: 'h', port: '22', folder: '/' })
})

test('no partner has two fields or two columns with the same name', () => {
  for (const name of partnerNames) {
    const names = manifests[name].fields.map((field) => field.name)
    expect(new Set(names).size).toBe(names.length)
    expect(manifests[name].columns.map(([column]) => column)).toEqual([
      ...new Set(manifests[name].columns.map(([column]) => column)),
    ])
  }
})
