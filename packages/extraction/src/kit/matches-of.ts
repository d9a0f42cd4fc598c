/** All matches of a global pattern in a text, like `matchAll` but without copying the pattern each time. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex += lengthOfLetter(text, match.index, pattern)
  }
  return matches
}

/** How far to advance after an empty match. */
const lengthOfLetter = (text: string, at: number, { unicode }: RegExp): number =>
  unicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
