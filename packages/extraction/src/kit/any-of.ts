/** Not in the middle of a word. */
const atWord = '(?<!\\p{L})'

/** The alternatives of a pattern, without those in groups. */
function alternativesOf(source: string): string[] {
  const found = ['']
  let depth = 0
  let isSet = false
  for (const token of source.match(/\\.|./gsu) ?? []) {
    if (token === '[') isSet = true
    else if (token === ']') isSet = false
    else if (!isSet && token === '(') depth += 1
    else if (!isSet && token === ')') depth -= 1
    if (token === '|' && depth === 0 && !isSet) found.push('')
    else found[found.length - 1] += token
  }
  return found
}

/**
 * An expression for any of several patterns. Those that begin at a word share one check for it: with a check for each
 * of a hundred patterns, a search takes 500 times as long.
 */
export function anyOf(patterns: readonly string[], flags: string): RegExp {
  const all = patterns.flatMap(alternativesOf)
  const words = all.filter((one) => one.startsWith(atWord)).map((one) => one.slice(atWord.length))
  const others = all.filter((one) => !one.startsWith(atWord))
  const atWords = words.length > 0 ? [`${atWord}(?:${words.join('|')})`] : []
  return new RegExp([...atWords, ...others].join('|'), flags)
}
