import type * as endpoints from '@sextant/contract/segments/endpoints'
import type { SuggestionQuery } from '@sextant/contract/segments/entry'
import { SegmentType } from '@sextant/contract/segments/schemas'
import { fold, foldCode } from '@sextant/domain/kit/fold'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { flightParts } from '@sextant/domain/segments/edit-airline'
import { suggestedBy } from '@sextant/domain/segments/suggest'
import type { Tx } from '../../platform/database/transaction'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { draftOf } from '../draft-of'
import { filterOf } from '../listing/filter'
import { listSegments } from '../listing/store'
import type { SegmentRow } from '../store'
import { bundledData } from './bundled-data'

/** Suggests the other values of a booking from the team's latest one of the same flight, train, hotel or supplier. */
export const suggestSegment: TeamVerb<typeof endpoints.suggestSegment> = async (ctx, { params, query }) => {
  permit(ctx, 'read-segments')
  const type = SegmentType.parse(params.type)
  const wanted = wantedOf(type, query)
  if (wanted === null) return { data: null }
  const earlier = await ctx.tx(async (tx) => await latest(tx, type, wanted))
  if (earlier) return { data: { values: suggestedBy(draftOf(earlier), query.day), segment_id: earlier.id } }
  const airline = type === 'air' ? flightParts(query.flight_number ?? '', bundledData)?.name : undefined
  return { data: airline === undefined ? null : { values: { airline }, segment_id: null } }
}

/** The words to search earlier segments by, and which results fit. */
type Wanted = { readonly words: string; readonly fits: (segment: SegmentDraft) => boolean }

const sameName = (a: string | null, b: string): boolean => fold(a) === fold(b)

function wantedOf(type: SegmentType, query: SuggestionQuery): Wanted | null {
  switch (type) {
    case 'air':
      return wantedFlight(query.flight_number ?? '')
    case 'hotel':
      return named(query.hotel_name, (one, name) => one.type === 'hotel' && sameName(one.hotel_name, name))
    case 'rail':
      return named(query.train_number, (one, name) => one.type === 'rail' && sameName(one.train_number, name))
    case 'car':
      return named(query.car_company, (one, name) => one.type === 'car' && sameName(one.car_company, name))
    case 'activity':
      return named(query.activity_name, (one, name) => one.type === 'activity' && sameName(one.activity_name, name))
  }
}

function named(text: string | undefined, fits: (one: SegmentDraft, name: string) => boolean): Wanted | null {
  const words = text?.trim() ?? ''
  return fold(words) === '' ? null : { words, fits: (segment) => fits(segment, words) }
}

/** A number without its airline could be any airline's flight. */
function wantedFlight(text: string): Wanted | null {
  const parts = flightParts(text, bundledData)
  if (parts === null) return null
  const { code, number } = parts
  return {
    words: `${code} ${number}`,
    fits: (one) => one.type === 'air' && one.iata_code === code && foldCode(one.flight_number) === number,
  }
}

/** The maximum number of matching segments examined. */
const limit = 20

async function latest(tx: Tx, type: SegmentType, { words, fits }: Wanted): Promise<SegmentRow | undefined> {
  const request = { sort: 'start_date:desc', limit }
  const { rows } = await listSegments(tx, filterOf(type, { search: words }), request)
  return rows.find((row) => fits(draftOf(row)))
}
