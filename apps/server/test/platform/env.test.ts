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

  test('has a model only with a name and a safe address', () => {
    expect(readEnv({}).model).toBeNull()
    expect(readEnv({ MODEL_URL: 'https://models.test/v1/', MODEL_NAME: 'small' }).model).toEqual({
      url: 'https://models.test/v1',
      name: 'small',
      key: undefined,
      isPrivate: false,
      timeoutMs: 120_000,
    })
    const local = { MODEL_URL: 'http://127.0.0.1:8080/v1', MODEL_NAME: 'small' }
    expect(readEnv({ ...local, MODEL_PRIVATE: 'true' }).model?.isPrivate).toBe(true)
    expect(() => readEnv(local)).toThrow('MODEL_URL: must begin with https:// unless MODEL_PRIVATE is true')
    expect(() => readEnv({ MODEL_URL: 'https://models.test/v1' })).toThrow('MODEL_URL: needs MODEL_NAME')
    const withUser = { MODEL_URL: 'https://me:secret@models.test/v1', MODEL_NAME: 'small' }
    expect(() => readEnv(withUser)).toThrow('use MODEL_KEY')
  })

  test('blobs are in the data folder by default', () => {
    expect(readEnv({ DATA_DIR: '/var/x' }).blobs.url).toBe('file:/var/x/blobs')
    expect(readEnv({ BLOB_URL: 's3://bucket/p' }).blobs.url).toBe('s3://bucket/p')
  })
})
