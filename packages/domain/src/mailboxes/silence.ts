const hour = 3_600_000
/** The minimum number of gaps needed to call one unusual. */
const minArrivals = 5

/**
 * When a mailbox fell silent: it received email regularly, and now nothing for more than twice its longest gap, and at
 * least a day. Null if it is not silent, or too little is known. `arrivals` are milliseconds since the epoch, latest
 * first, over about two months, so that they include holidays and weekends.
 */
export function silentSince(arrivals: readonly number[], now: number): number | null {
  const pauses = arrivals.slice(1).map((earlier, at) => (arrivals[at] ?? earlier) - earlier)
  const [latest] = arrivals
  if (latest === undefined || pauses.length < minArrivals) return null
  return now - latest > Math.max(24 * hour, 2 * Math.max(...pauses)) ? latest : null
}
