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
  const criteria = criteriaOf(type, query)
  if (criteria === null) return { data: null }
  const earlier = await ctx.tx(async (tx) => await latest(tx, type, criteria))
  if (earlier) return { data: { values: suggestedBy(draftOf(earlier), query.day), segment_id: earlier.id } }
  const airline = type === 'air' ? flightParts(query.flight_number ?? '', bundledData)?.name : undefined
  return { data: airline === undefined ? null : { values: { airline }, segment_id: null } }
}

/** The words to search earlier segments by, and which results fit. */
type Criteria = { readonly words: string; readonly matches: (segment: SegmentDraft) => boolean }

const sameName = (a: string | null, b: string): boolean => fold(a) === fold(b)

function criteriaOf(type: SegmentType, query: SuggestionQuery): Criteria | null {
  switch (type) {
    case 'air':
      return flightCriteria(query.flight_number ?? '')
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

function named(text: string | undefined, matches: (one: SegmentDraft, name: string) => boolean): Criteria | null {
  const words = text?.trim() ?? ''
  return fold(words) === '' ? null : { words, matches: (segment) => matches(segment, words) }
}

/** A number without its airline could be any airline's flight. */
function flightCriteria(text: string): Criteria | null {
  const parts = flightParts(text, bundledData)
  if (parts === null) return null
  const { code, number } = parts
  return {
    words: `${code} ${number}`,
    matches: (one) => one.type === 'air' && one.iata_code === code && foldCode(one.flight_number) === number,
  }
}

/** The maximum number of matching segments examined. */
const limit = 20

async function latest(tx: Tx, type: SegmentType, { words, matches }: Criteria): Promise<SegmentRow | undefined> {
  const request = { sort: 'start_date:desc', limit }
  const { rows } = await listSegments(tx, filterOf(type, { search: words }), request)
  return rows.find((row) => matches(draftOf(row)))
}
