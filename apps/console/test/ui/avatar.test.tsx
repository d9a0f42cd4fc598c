import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '../../src/ui/avatar'

const people = Array.from({ length: 2000 }, (_, index) => `person${index}@acme.test`)

test('an avatar is 32 pixels by default and uses a palette of 50 colors (spec §9)', () => {
  const { container } = render(people.map((email) => <Avatar key={email} name="Ada Lovelace" email={email} />))
  const avatars = [...container.querySelectorAll('span')]
  expect(new Set(avatars.map(({ style }) => `${style.width} ${style.height}`))).toEqual(new Set(['32px 32px']))
  const colours = new Set(avatars.map(({ style }) => style.background))
  expect(colours.size).toBe(50)
  // 25 hues around the color wheel, in two shades each.
  const hues = [...colours].map((colour) => Number(/([\d.]+)\)$/.exec(colour)?.[1]))
  expect(Math.max(...hues)).toBeCloseTo(360 - 360 / 25)
  expect(avatars[0]?.textContent).toBe('AL')
})
