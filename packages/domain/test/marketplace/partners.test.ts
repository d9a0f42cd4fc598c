import { partnerNames } from '@sextant/contract/marketplace/schemas'
import { partnerCategories, usedCategories } from '@sextant/domain/marketplace/categories'
import { inOrder, partnerCalled, partners } from '@sextant/domain/marketplace/partners'
import { connectionLabels } from '@sextant/domain/marketplace/status'
import { expect, test } from 'vitest'

test('there are fourteen partners in eight categories, and two are featured', () => {
  expect(partners).toHaveLength(14)
  expect(partners.map(({ machine_name }) => machine_name).toSorted()).toEqual(partnerNames.toSorted())
  expect(Object.keys(partnerCategories)).toHaveLength(8)
  for (const { name, description, url } of partners) {
    expect(name && description).not.toBe('')
    expect(url).toMatch(/^https:/)
  }
  const featured = partners.filter((partner) => partner.featured)
  expect(featured.map(({ category }) => category).toSorted()).toEqual(['dutyofcare', 'expense'])
})

test('the categories have the ids and labels of the specification (§3)', () => {
  expect(partnerCategories).toEqual({
    dutyofcare: 'Duty of Care',
    expense: 'Expenses',
    sustain: 'Sustainability',
    bi: 'Business Intelligence',
    itinerary: 'Itinerary',
    suppliers: 'Suppliers',
    tmc: 'TMCs',
    traveldocs: 'Travel Documents',
  })
})

test('the states of a connection have the names of the specification (§4)', () => {
  expect(connectionLabels).toEqual({
    PENDING: 'Pending',
    ENABLED: 'Active',
    ENABLING: 'Enabling',
    DISABLING: 'Disabling',
    DISABLED: 'Disabled',
  })
})

test('featured partners come first, then the others by name', () => {
  const names = inOrder(partners.toReversed()).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['International SOS', 'SAP Concur'])
  expect(names.slice(2)).toEqual(names.slice(2).toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('the filter offers only categories that have partners', () => {
  const offered = usedCategories(partners)
  expect(offered).not.toContain('tmc')
  expect(offered).toEqual(Object.keys(partnerCategories).filter((id) => id !== 'tmc'))
  expect(usedCategories([partnerCalled('hrs')])).toEqual(['suppliers'])
})

test('logos are monograms, and featured partners have enough contrast', () => {
  for (const partner of partners) {
    expect(partner.logo).toMatch(/^[A-Z][A-Za-z0-9]?$/)
    if (!partner.featured) continue
    expect(contrast(partner.featured_foreground, partner.featured_background)).toBeGreaterThan(4.5)
  }
})

/** The contrast ratio of two colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
