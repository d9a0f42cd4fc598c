import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { findAirportCodes } from '@sextant/extraction/mentions/codes'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

test('the half of the day behind an hour is no airport', () => {
  const airportsIn = (text: string) =>
    textLines(text).flatMap((line) => {
      const tags = tagsOf(line.folded, languagesOf(['berlepas tiba penerbangan tempahan anda', line.folded]))
      return findAirportCodes(line, [], tags).map(({ value }) => value)
    })
  expect(airportsIn('Berlepas 9:20 PTG Ipoh (IPH)')).toEqual(['IPH'])
  expect(airportsIn('Berlepas PTG (Polokwane)')).toEqual(['PTG'])
})

test('legal forms, titles and passenger types are no airports', () => {
  const airportsIn = (text: string) =>
    textLines(text).flatMap((line) => findAirportCodes(line, [], []).map(({ value }) => value))
  expect(airportsIn('LINDEN LINES INC 1190')).toEqual([])
  expect(airportsIn('NOWAK/ANNA MRS')).toEqual([])
  expect(airportsIn('INC - MRS')).toEqual(['INC', 'MRS'])
  expect(airportsIn('125-5501 (MRS HELEN HOLT)')).toEqual([])
  expect(airportsIn('MRS MARSEILLE PROVENCE')).toEqual(['MRS'])
})

test('the first word of a town is no airport', () => {
  const airportsIn = (text: string) =>
    textLines(text).flatMap((line) => findAirportCodes(line, [], []).map(({ value }) => value))
  expect(airportsIn('AR: SAN FRANCISCO')).toEqual([])
  expect(airportsIn('LAS VEGAS LAS')).toEqual(['LAS'])
  expect(airportsIn('MAD MADRID')).toEqual(['MAD'])
})
