import { saysRebooked } from '@sextant/extraction/languages/rebooked-words'
import { expect, test } from 'vitest'

test.each([
  'You have been moved to the sailing at 07:00.',
  'We have rebooked you both as follows.',
  'Automaticky jsme Vás přebookovali na nejbližší volný spoj.',
  '✔ Náhradní let',
  'Wir haben Sie umgebucht: Sie wurden umgebucht auf LX 304.',
  '已为您改签至下一班列车',
  'Nuevo billete: 73510002',
  'Neue Fahrkarte',
])('an email says that what was cancelled has been replaced: %s', (text) => expect(saysRebooked(text)).toBe(true))

test.each(['Find a replacement flight', 'You can be rebooked free of charge.', 'Your flight is cancelled.'])(
  'an email says nothing of the kind: %s',
  (text) => expect(saysRebooked(text)).toBe(false),
)
