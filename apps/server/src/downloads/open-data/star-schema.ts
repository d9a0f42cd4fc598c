import type { OpenDataTable } from '@sextant/contract/downloads/open-data'
import { columnOf, startingWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'

/**
 * Column types: text; a day (`YYYY-MM-DD`); a timestamp, local without a zone or in UTC (ISO 8601); an integer,
 * including IDs; any other number. Every column except the key is nullable.
 */
export type OpenDataKind = 'text' | 'day' | 'local' | 'instant' | 'integer' | 'number'

type Columns = Readonly<Record<string, OpenDataKind>>

/** The open data tables, as defined by the views in the schema `open_data`; described in docs/open-data.md. */
export const starSchema: Readonly<Record<OpenDataTable, { readonly key: string; readonly columns: Columns }>> = {
  segments: {
    key: 'segment_id',
    columns: {
      segment_id: 'integer',
      trip_id: 'integer',
      person_id: 'integer',
      mail_id: 'integer',
      type: 'text',
      activity_type: 'text',
      status: 'text',
      start_date: 'day',
      end_date: 'day',
      start_local: 'local',
      start_time_zone: 'text',
      start_utc: 'instant',
      start_place: 'text',
      start_city: 'text',
      start_region: 'text',
      start_country: 'text',
      start_latitude: 'number',
      start_longitude: 'number',
      end_local: 'local',
      end_time_zone: 'text',
      end_utc: 'instant',
      end_place: 'text',
      end_city: 'text',
      end_region: 'text',
      end_country: 'text',
      end_latitude: 'number',
      end_longitude: 'number',
      nights: 'integer',
      days: 'integer',
      provider: 'text',
      number: 'text',
      origin: 'text',
      destination: 'text',
      confirmation_number: 'text',
      price: 'number',
      currency: 'text',
      amount_cents: 'integer',
      source: 'text',
      source_class: 'text',
      co2_kg: 'number',
      booked_at: 'instant',
      cancelled_at: 'instant',
      created: 'instant',
      modified: 'instant',
      co2_method: 'text',
      booking_id: 'integer',
      net_cents: 'integer',
    },
  },
  trips: {
    key: 'trip_id',
    columns: {
      trip_id: 'integer',
      person_id: 'integer',
      name: 'text',
      destination: 'text',
      country: 'text',
      start_date: 'day',
      end_date: 'day',
      start_utc: 'instant',
      end_utc: 'instant',
      status: 'text',
      amount_cents: 'integer',
      source_class: 'text',
      warnings: 'integer',
      created: 'instant',
      modified: 'instant',
    },
  },
  people: {
    key: 'person_id',
    columns: {
      person_id: 'integer',
      ...startingWith(columnOf(travelerFields, 'openData'), 'external_id', 'status', 'first_name', 'last_name'),
      created: 'instant',
      modified: 'instant',
    },
  },
  mails: {
    key: 'mail_id',
    columns: {
      mail_id: 'integer',
      person_id: 'integer',
      status: 'text',
      class: 'text',
      source: 'text',
      source_type: 'text',
      sender_domain: 'text',
      size_bytes: 'integer',
      attachments: 'integer',
      segments: 'integer',
      attempt: 'integer',
      received_at: 'instant',
      modified: 'instant',
    },
  },
}
