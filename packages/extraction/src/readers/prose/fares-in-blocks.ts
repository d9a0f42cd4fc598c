import type { Passenger } from '@sextant/contract/emails/reservation'
import { addingUp, hundredths } from '../../kit/adding-up'
import { namesTraveler } from './named-tickets'

/** A line of a text, with its amount if it has exactly one. */
export type TextLine = { readonly text: string; readonly amount: string | null }

/** Maximum number of lines between a traveler's name and the price of their room. */
const maxLines = 10
/** Maximum number of amounts per block, and of blocks, that are compared. */
const maxAmounts = 4
const maxBlocks = 5

type Block = { readonly travelers: readonly Passenger[]; readonly amounts: readonly string[] }

/**
 * The price of each traveler where rooms or tickets are listed in blocks, each with its travelers' names and a price
 * below: “Room 1 / Guest: Ada Lovelace / Price: EUR 300”. Travelers in one block share its price. The prices must add
 * up to the total, so that none of them is a rate or tax; null if they do not.
 */
export function faresInBlocks(travelers: readonly Passenger[], lines: readonly TextLine[], total: string) {
  const blocks = blocksOf(travelers, lines)
  const isOnce = travelers.every((one) => blocks.filter((block) => block.travelers.includes(one)).length === 1)
  if (!isOnce || blocks.length < 2 || blocks.length > maxBlocks) return null
  const chosen = addingUp(
    blocks.map(({ amounts }) => amounts.map((value) => ({ value }))),
    hundredths(total),
  )
  if (!chosen) return null
  return travelers.map((one) => {
    const at = blocks.findIndex((block) => block.travelers.includes(one))
    return shareIn(blocks[at], hundredths(chosen[at]?.value ?? '0'), one)
  })
}

/** The blocks that have an amount. Each begins with the lines that name its travelers. */
function blocksOf(travelers: readonly Passenger[], lines: readonly TextLine[]): Block[] {
  const named = lines.map(({ text }) => travelers.filter((one) => namesTraveler(text, one)))
  const heads = lines.flatMap((_, at) => (named[at]?.length && !named[at - 1]?.length ? [at] : []))
  return heads.flatMap((from, at) => {
    const end = Math.min(heads[at + 1] ?? lines.length, from + maxLines)
    const own = new Set(named.slice(from, end).flat())
    const amounts = lines.slice(from, end).flatMap(({ amount }) => amount ?? [])
    return amounts.length > 0 ? [{ travelers: [...own], amounts: amounts.slice(0, maxAmounts) }] : []
  })
}

/** A traveler's share of their block's price. The first ones get the remainder. */
function shareIn(block: Block | undefined, price: number, one: Passenger): string {
  const { travelers } = block ?? { travelers: [one] }
  const [quotient, remainder] = [Math.floor(price / travelers.length), price % travelers.length]
  return ((quotient + (travelers.indexOf(one) < remainder ? 1 : 0)) / 100).toFixed(2)
}
