import { type Convert, priceConverter } from '@sextant/domain/segments/convert-price'
import { ratesOn } from '@sextant/places/rates/rates-on'

/** Converts prices to a reporting currency at the bundled rates of their days. */
export const pricesIn = (reporting: string): Convert => priceConverter(reporting, ratesOn)
