import { describe, expect, test } from 'vitest'
import { readEnv } from '../../src/platform/env'

describe('the environment', () => {
  test('is usable when it is empty', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      smtp: { host: '127.0.0.1', port: 2525 },
      roles: ['api', 'worker', 'ingest'],
      publicUrl: 'http://localhost:3000',
      mailDomain: 'sextant.localhost',
    })
  })

  test('counts an empty variable as unset', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' }).port).toBe(3000)
  })

  test('selects the roles of a process', () => {
    expect(readEnv({ ROLES: 'worker, ingest' }).roles).toEqual(['worker', 'ingest'])
  })

  test('reports all invalid variables at once', () => {
    const wrong = { PORT: '70000', ROLES: 'api,cook', DATABASE_URL: 'mysql://x', BLOB_URL: 'ftp://x' }
    expect(() => readEnv(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*BLOB_URL[\s\S]*ROLES/)
  })

  test('selects the languages that images are read in', () => {
    expect(readEnv({}).ocrLanguages).toEqual([])
    expect(readEnv({ OCR_LANGUAGES: 'eng, deu,chi_sim' }).ocrLanguages).toEqual(['eng', 'deu', 'chi_sim'])
    for (const wrong of ['English', '../eng', 'eng,,deu'])
      expect(() => readEnv({ OCR_LANGUAGES: wrong })).toThrow('OCR_LANGUAGES')
  })

  test('blobs are in the data folder by default', () => {
    expect(readEnv({ DATA_DIR: '/var/x' }).blobs.url).toBe('file:/var/x/blobs')
    expect(readEnv({ BLOB_URL: 's3://bucket/p' }).blobs.url).toBe('s3://bucket/p')
  })
})
