import { isCancellationSubject } from '@sextant/extraction/intent/cancellation-terms'
import { folded } from '@sextant/extraction/kit/fold'
import { expect, test } from 'vitest'

test.each([
  'Annulation pour votre dossier XK2RS',
  'Stornierung Ihrer Buchung',
  'Cancelación del vuelo',
  'Stornierung Ihrer Teilnahme',
  'Re: Fwd: Cancellation: order 4711',
  'キャンセルのお知らせ',
])('%s is about a cancellation', (subject) => expect(isCancellationSubject(folded(subject))).toBe(true))

test.each([
  'Free cancellation until 5 May',
  'Annulation gratuite jusqu’à 24 heures avant',
  'Annulation partielle de votre dossier',
  'Teilstornierung Ihrer Buchung',
  '取消一间房',
  'Avbestilling delvis bekreftet',
  'Your booking is confirmed',
  'Your cancellation request',
])('%s is not about the cancellation of a whole booking', (subject) =>
  expect(isCancellationSubject(folded(subject))).toBe(false),
)
