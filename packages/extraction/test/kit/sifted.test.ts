import { describe, expect, it } from 'vitest'
import { neededWords } from '../../src/kit/needed-words'
import { allSifted, sifted } from '../../src/kit/sifted'
import { WordSearch } from '../../src/kit/word-search'

describe('neededWords', () => {
  it.each([
    ['the whole of a fixed text', /refund/, ['refund']],
    ['each alternative', /(?<!\p{L})(?:refunds?|storno|Rückgabe)(?!\p{L})/iu, ['refund', 'storno', 'ruckgabe']],
    ['the rarest part of a sequence', /(?:a|an) (?:cancell?ed) \d+/, ['a cancel', 'an cance']],
    ['parts that are repeated at least once', /\d+(?:euros)+/, ['euros']],
    ['short lists of letters', /annul[eé]/u, ['annule']],
    ['escaped signs', /\d booking\.com/, [' booking']],
  ])('are %s', (_, pattern, words) => {
    expect(neededWords(pattern)).toEqual(words)
  })

  it.each([
    ['a part is optional', /(?:refund)?\d/],
    ['an alternative has none', /refund|\d{4}/],
    ['the pattern has only classes', /[A-Z]{3}\p{L}+/u],
    ['the pattern only looks around', /(?=refund)/],
  ])('are unknown if %s', (_, pattern) => {
    expect(neededWords(pattern)).toBeNull()
  })
})

describe('WordSearch', () => {
  it.each([
    ['she said', true],
    ['his', true],
    ['ushers', true],
    ['hhihers', true],
    ['hi, s h e', false],
    ['', false],
  ])('finds words in “%s”', (text, isIn) => {
    expect(new WordSearch(['she', 'his', 'hers']).isIn(text)).toBe(isIn)
  })
})

describe('sifted', () => {
  const pattern =
    /(?<!\p{L})(?:storniert|annul[ée]e?|отмен[её]н|取消(?:成功|されました)|cancell?ed by (?:you|us))(?!\p{L})/iu
  const texts = [
    'ÉTAT: ANNULÉE',
    'Storniert',
    'Рейс Отменён',
    '取消成功',
    'cancelled',
    'Cancelled by us',
    'nothing',
    '',
  ]

  it('matches what the pattern matches', () => {
    expect(texts.map((text) => sifted(pattern)(text)?.[0])).toEqual(texts.map((text) => pattern.exec(text)?.[0]))
  })

  it('finds all matches of the pattern', () => {
    const found = allSifted(new RegExp(pattern, 'giu'))('annulée, nothing, Storniert')
    expect(found.map(([text]) => text)).toEqual(['annulée', 'Storniert'])
  })
})
