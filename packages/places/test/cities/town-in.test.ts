import { townIn } from '@sextant/places/cities/town-in'
import { expect, test } from 'vitest'

test.each([
  ['Wien, Erdberg', 'Vienna'],
  ['Rijeka, Žabica', 'Rijeka'],
  ['porto di Olbia', 'Olbia'],
  ['aeropuerto de Sevilla', 'Sevilla'],
  ["Gare d'autocars de Montréal", 'Montréal'],
  ['železniška postaja Ljubljana', 'Ljubljana'],
  ["Madiwala (opp. St. John's Hospital)", undefined],
  ['the old harbour', undefined],
])('%s is in %s', (name, town) => expect(townIn(name)?.name).toBe(town))
