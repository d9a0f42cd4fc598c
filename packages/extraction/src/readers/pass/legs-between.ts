import type { Reservation } from '@sextant/contract/emails/reservation'

/** The name of a place in a pass. */
export const nameOf = ({ place }: Reservation['start']): string | undefined => place.iata_code ?? place.name

/**
 * The lines of a pass that are legs. One without a number may be opening hours (`Graz Hbf - Lounge 06:00 - 22:00`), and
 * only counts in a chain of lines that connects the places of the pass's journey.
 */
export function legsBetween(lines: readonly Reservation[], journey: Reservation | null): Reservation[] {
  const places = new Set(journey ? [nameOf(journey.start), nameOf(journey.end)] : [])
  const counted = new Set<Reservation>()
  let chain: Reservation[] = []
  for (const line of lines) {
    const last = chain.at(-1)
    if (last && nameOf(last.end) !== nameOf(line.start)) chain = []
    if (chain.length > 0 || places.has(nameOf(line.start))) chain.push(line)
    const [first] = chain
    if (!first || !places.has(nameOf(line.end)) || nameOf(line.end) === nameOf(first.start)) continue
    for (const leg of chain) counted.add(leg)
    chain = []
  }
  return lines.filter((line) => line.number !== undefined || counted.has(line))
}
