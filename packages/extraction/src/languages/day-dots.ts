/**
 * The beginnings of months in languages that write a dot behind the day, in folded text: `5. Mai`, `5. kesäkuuta`,
 * `5. července`, `2027. május`.
 */
const months =
  'jan|feb|m[aäá]r|[aá]pr|m[aá][ijy]|j[uú][nlú]|[aá][uv]g|[aá]g[uú]|sep|sze|o[kc]t|nov|de[czst]|tam|hel|maa|huh|tou|kes|hei|elo|syy|lok|jou|jaa|vee|juu|led|[uú]no|b[rř]e|dub|kv[eě]|[cč]er|srp|z[aá][rř]|[rř][ií]j|lis|pro|sij|velj|o[zž]u|tra|svi|lip|kol|ruj|stu|jún|júl'

/** A dot behind a day or, in Hungarian, a year, which ends no sentence. */
export const dayDot = `(?<=(?<!\\d)(?:\\d{1,2}|20\\d\\d))\\.(?= (?:${months}))`
const atDot = new RegExp(dayDot, 'iuy')

/** Whether a dot stands behind a day: `until 5. May`, `bis zum 5. Mai`. */
export function isDayDot(text: string, index: number): boolean {
  if (text.charAt(index) !== '.') return false
  atDot.lastIndex = index
  return atDot.test(text)
}
