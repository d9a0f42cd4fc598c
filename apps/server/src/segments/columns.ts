import {
  activityFields,
  airFields,
  carFields,
  hotelFields,
  railFields,
  type SegmentType,
} from '@sextant/contract/segments/schemas'
import { dayOf } from '@sextant/domain/kit/local-time'
import { estimateCarbon } from '@sextant/domain/segments/carbon'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { shownReferences } from '@sextant/domain/segments/references'
import type { SegmentColumns } from './store'

const fieldsOf: Record<SegmentType, Readonly<Record<string, unknown>>> = {
  air: airFields,
  hotel: hotelFields,
  car: carFields,
  rail: railFields,
  activity: activityFields,
}

/** The columns that a draft sets; type-specific fields go into `details` under the API's names. */
export function columnsOf(draft: SegmentDraft) {
  const typeFields = fieldsOf[draft.type]
  const details = Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(typeFields, field)))
  const { startDay, endDay } = daysOf(draft)
  return {
    type: draft.type,
    activity_type: draft.type === 'activity' ? draft.activity_type : null,
    status: draft.status,
    start_day: startDay,
    end_day: endDay,
    ...endsOf(draft),
    number_of_nights: draft.numberOfNights,
    number_of_days: draft.numberOfDays,
    provider: draft.provider,
    source: draft.source,
    source_name: draft.source_name,
    source_classification: draft.source_classification,
    confirmation_no: draft.confirmation_no,
    travelers: [...draft.travelers],
    price: draft.price,
    currency: draft.currency,
    cents: draft.cents === null ? null : String(draft.cents),
    rate_date: draft.rate_date,
    booked_at: draft.booked_at,
    carbon: estimateCarbon(draft),
    details: JSON.stringify(details),
    metadata: JSON.stringify(draft.metadata),
    evidence: JSON.stringify(draft.evidence),
    search_text: searchTextOf(draft),
  } satisfies Omit<SegmentColumns, 'owner_key' | 'observed_at'>
}

/** First and last local day. Throws for a draft without a day, which cannot be stored. */
export function daysOf(draft: SegmentDraft): { startDay: string; endDay: string } {
  const start = draft.start_datetime ?? draft.end_datetime
  const end = draft.end_datetime ?? draft.start_datetime
  if (start === null || end === null) throw new TypeError('A segment without a day cannot be stored.')
  const [startDay, endDay] = [dayOf(start), dayOf(end)]
  return { startDay, endDay: endDay < startDay ? startDay : endDay }
}

const endsOf = (draft: SegmentDraft) => ({
  start_latitude: draft.start_latitude,
  start_longitude: draft.start_longitude,
  start_datetime: draft.start_datetime,
  start_time_zone_id: draft.start_time_zone_id,
  start_datetime_utc: draft.start_datetime_utc,
  start_name: draft.start_name,
  start_address: draft.start_address,
  start_locality: draft.start_locality,
  start_admin_code: draft.start_admin_code,
  start_country_code: draft.start_country_code,
  start_postal_code: draft.start_postal_code,
  end_latitude: draft.end_latitude,
  end_longitude: draft.end_longitude,
  end_datetime: draft.end_datetime,
  end_time_zone_id: draft.end_time_zone_id,
  end_datetime_utc: draft.end_datetime_utc,
  end_name: draft.end_name,
  end_address: draft.end_address,
  end_locality: draft.end_locality,
  end_admin_code: draft.end_admin_code,
  end_country_code: draft.end_country_code,
  end_postal_code: draft.end_postal_code,
})

function searchTextOf(draft: SegmentDraft): string {
  const codes = draft.type === 'air' ? [draft.flight_number, draft.origin, draft.destination, draft.iata_code] : []
  const number = draft.type === 'rail' ? [draft.train_number] : []
  const name = draft.type === 'activity' ? [draft.activity_name] : []
  return [
    draft.provider,
    draft.confirmation_no,
    ...shownReferences(draft.references)
      .map(({ value }) => value)
      .filter((value) => value !== draft.confirmation_no),
    draft.start_locality,
    draft.end_locality,
    draft.start_name,
    draft.end_name,
    ...codes,
    ...number,
    ...name,
    ...draft.travelers,
  ]
    .filter((text) => text !== null && text !== '')
    .join(' ')
}
