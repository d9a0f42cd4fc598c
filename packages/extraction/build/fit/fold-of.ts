/** Assigns a family to one of several folds. The same in each run, so that similar mails stay together. */
export function foldOf(family: string, parts: number): number {
  let hash = 7
  for (const letter of family) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return hash % parts
}
