import { openDocument } from '@sextant/extraction/documents/open-document'
import { contextOf } from '@sextant/extraction/links/context'
import { CorrespondingMeans } from '@sextant/extraction/links/corresponding'
import { readPages } from '@sextant/extraction/read-words'
import { describe, expect, test } from 'vitest'

/** The context of a page of text, and its times by value. */
function timesOf(text: string) {
  const bytes = new TextEncoder().encode(text)
  const document = openDocument({ part: '1', kind: 'text', filename: '', bytes: () => bytes, text: () => text })
  const sent = '2027-03-01T10:00:00Z'
  const [read] = readPages([document], { subject: '', sender: '', recipient: '' }, sent)
  if (!read) throw new Error('The text gave no page.')
  const context = contextOf(read, sent)
  const times = read.mentions.filter(({ type }) => type === 'time')
  const positionOf = (value: string) => {
    const mention = times.find((one) => one.value === value)
    const position = mention && context.positions.get(mention)
    if (!position) throw new Error(`${value} is not in the text.`)
    return position
  }
  return { context, times, positionOf }
}

const crossing = [
  'Outbound',
  'Friday 4 June 2027',
  '13:30 Tallinn',
  '15:30 Helsinki',
  'Return',
  'Sunday 6 June 2027',
  '19:30 Helsinki',
  '21:30 Tallinn',
].join('\n')

describe('positions', () => {
  test('of times at the same place behind their dates share a key, and others do not', () => {
    const { positionOf } = timesOf(crossing)
    const [, , fromDate] = positionOf('13:30').keys
    expect(fromDate).not.toBe('')
    expect(positionOf('19:30').keys[2]).toBe(fromDate)
    expect(positionOf('21:30').keys[2]).not.toBe(fromDate)
  })

  test('count times from one date to the next', () => {
    const { positionOf } = timesOf(crossing)
    expect(positionOf('19:30').names).toContain('since-date|1|2|true')
    expect(positionOf('21:30').names).toContain('since-date|2|2|true')
  })

  test('name times of rows that say the same, as where one changes trains', () => {
    const { positionOf } = timesOf('4 June 2027\n11:15 Tampere\n13:20 Mikkeli\n13:45 Mikkeli\n15:25 Savonlinna')
    expect(positionOf('13:20').names).toContain('row-as-behind')
    expect(positionOf('13:45').names).toContain('row-as-before')
    expect(positionOf('15:25').names).not.toContain('row-as-before')
  })

  test('without a date before them have no key of one', () => {
    expect(timesOf('13:30 Tallinn').positionOf('13:30').keys[2]).toBe('')
  })
})

describe('means of corresponding mentions', () => {
  test('leave out the line itself', () => {
    const { context, times } = timesOf(crossing)
    const shares = new Map([
      ['13:30', 1],
      ['15:30', 0],
      ['19:30', 0.5],
      ['21:30', 0.25],
    ])
    const means = new CorrespondingMeans(
      context,
      times.map((one) => [one, [shares.get(one.value) ?? 0]]),
    )
    const meanOf = (value: string) => {
      const mention = times.find((one) => one.value === value)
      return mention && means.of(mention)[2]?.[0]
    }
    expect(meanOf('19:30')).toBe(1)
    expect(meanOf('13:30')).toBe(0.5)
    expect(meanOf('15:30')).toBe(0.25)
  })

  test('are null where nothing corresponds', () => {
    const { context, times } = timesOf('4 June 2027\n11:15 Tampere')
    const means = new CorrespondingMeans(
      context,
      times.map((one) => [one, [1]]),
    )
    expect(times.map((one) => means.of(one))).toEqual([[null, null, null]])
  })
})
