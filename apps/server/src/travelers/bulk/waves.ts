/**
 * Splits items into waves in which no two share a key; items that share one go into successive waves, in order. There
 * is nearly always a single wave.
 */
export function wavesOf<Thing>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => readonly string[],
): readonly (readonly Thing[])[] {
  const waves: Thing[][] = []
  const last = new Map<string, number>()
  for (const thing of things) {
    const keys = keysOf(thing)
    const at = Math.max(0, ...keys.map((key) => (last.get(key) ?? -1) + 1))
    for (const key of keys) last.set(key, at)
    const wave = waves[at]
    if (wave) wave.push(thing)
    else waves.push([thing])
  }
  return waves
}
