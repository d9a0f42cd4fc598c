const hour = 3_600_000
/** So many pauses have to be known before one of them is called unusual. */
const minArrivals = 5

/**
 * Since when a mailbox is silent: it had mail regularly, and now nothing came for more than twice its longest pause,
 * and for a day at least. Null where that is not so, or too little is known.
 *
 * `arrivals`: milliseconds since the epoch, the latest first; of some two months, so that holidays and weekends are
 * among them.
 */
export function silentSince(arrivals: readonly number[], now: number): number | null {
  const pauses = arrivals.slice(1).map((earlier, at) => (arrivals[at] ?? earlier) - earlier)
  const [latest] = arrivals
  if (latest === undefined || pauses.length < minArrivals) return null
  return now - latest > Math.max(24 * hour, 2 * Math.max(...pauses)) ? latest : null
}
