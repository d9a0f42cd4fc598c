import { greetsAnother, isOnlySignatory } from '@sextant/extraction/bookings/travelers/signatories'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

const signs = (text: string): boolean => isOnlySignatory('Anna Berger', readCandidates(text).context)

test.each([
  'Guest: Thomas Richter\nKind regards\nAnna Berger',
  'Gast: Thomas Richter\nViele Grüße, Anna Berger',
  'Guest: Thomas Richter\nAnna Berger, front desk',
  'Gast: Thomas Richter\nInh. Anna Berger',
  'From: Anna Berger <anna@berger.example>\nGuest: Thomas Richter\nBest regards\nAnna Berger',
])('%j names her as the one who signs', (text) => expect(signs(text)).toBe(true))

test.each([
  'Guest: Anna Berger\nKind regards\nAnna Berger',
  'Anna Berger\nThomas Richter',
  'Guest: Anna Berger\nKind regards\nHotel Linden',
  'Guests: Anna Berger, Parker Reed',
])('%j names her as somebody who may travel', (text) => expect(signs(text)).toBe(false))

const greets = (text: string): boolean => greetsAnother(['Anna Berger'], readCandidates(text).context)

test.each([
  'Dear Ms Hopper,\nKind regards\nAnna Berger',
  'Poštovana gospođo Hopper,\nBroj rezervacije: PT-44\nAnna Berger',
])('%j greets somebody else', (text) => expect(greets(text)).toBe(true))

test.each(['Dear Ms Berger,\nKind regards', 'Dear guest,\nKind regards\nAnna Berger', 'Guest: Thomas Richter'])(
  '%j greets nobody else by name',
  (text) => expect(greets(text)).toBe(false),
)
