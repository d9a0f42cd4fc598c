import { companyName } from '@sextant/extraction/senders/company-name'
import { expect, test } from 'vitest'

test.each([
  ['Hertz E-Receipts', 'Hertz'],
  ['SIXT Rechnungen', 'SIXT'],
  ['Hôtel du Lac - Réservations', 'Hôtel du Lac'],
  ['British Airways e-ticket', 'British Airways'],
  ['Hotel Linden', 'Hotel Linden'],
  ['Reservations', 'Reservations'],
])('%s is %s', (sender, name) => expect(companyName(sender)).toBe(name))
