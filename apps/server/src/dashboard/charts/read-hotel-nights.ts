import type { hotelNightsChart } from '@sextant/contract/dashboard/charts'
import { unitPrice } from '@sextant/domain/kit/money-text'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums } from './store'

/** Counts only hotels, regardless of the requested type. */
export const readHotelNights: TeamVerb<typeof hotelNightsChart> = chart(async (tx, range) =>
  byInterval(range, await readSums(tx, range, ['hotel'], ['all'])).map(({ interval, of }) => {
    const { units, segments, cents, priced_units, priced_cents } = of({})
    return {
      interval,
      nights: units,
      segments,
      computed_ppu: unitPrice(priced_cents, priced_units),
      computed_spend: cents,
    }
  }),
)
