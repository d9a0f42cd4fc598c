import { decodeText } from '@sextant/bytes/charset'
import { compact, type RailTraveler } from '../kit/rail-journey'
import type { TicketRecord } from './open-ticket'

/** What railways' own records add to the standard ones. */
export interface OwnBlocks {
  travelers: RailTraveler[]
  train?: string
  /** The booking number, if different from the ticket number. */
  number?: string
}

/**
 * České dráhy's fields: a two-letter tag, a three-digit length, text; `KJ` is the traveler's name, `KK` the transaction
 * code.
 */
function czechFields(records: readonly TicketRecord[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  const record = records.find(({ id }) => id === '1154UT' || id === '3697OT')
  const text = record ? decodeText(record.bytes, null) : ''
  for (let at = 0; at + 5 <= text.length; ) {
    const [, mark = '', size] = /^([A-Z]{2})(\d{3})/.exec(text.slice(at, at + 5)) ?? []
    if (size === undefined) break
    fields.set(mark, text.slice(at + 5, at + 5 + Number(size)).trim())
    at += 5 + Number(size)
  }
  return fields
}

/** ÖBB's record is JSON; `Z` is the train. */
function austrianTrain(records: readonly TicketRecord[]): string | undefined {
  const record = records.find(({ id }) => id === '118199')
  const text = record ? decodeText(record.bytes, null) : ''
  return /"Z"\s*:\s*"([^"\\]{1,20})"/.exec(text)?.[1]?.trim()
}

/**
 * Reads the records 1154UT (České dráhy) and 118199 (ÖBB), as documented by the open-source parsers of KDE Itinerary.
 */
export function readOwnBlocks(records: readonly TicketRecord[]): OwnBlocks {
  const czech = czechFields(records)
  const name = czech.get('KJ')
  return {
    travelers: name ? [{ name }] : [],
    ...compact({ train: austrianTrain(records), number: czech.get('KK') }),
  }
}
