import { conceptTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import { overlaps } from '../../mentions/mention'
import { lineAbove } from '../../page/line-above'
import type { Candidate } from '../roles'
import { formOf, likely, type NamedPage, nameListsOf } from './name-lists'

/**
 * Minimum probability of a traveler whose neighbors in a list are assumed to travel, and the share of it that they get.
 */
const minSure = 0.6
/** The same if the line ends with the list, and one of its names has a known given name. */
const minKnown = 0.2
const neighborShare = 0.75
/** Maximum probability of another role for a name to become a traveler through its neighbors. */
const maxOther = 0.35
/** Minimum length of the identical text after the names of a column, as in the rows of one ticket per person. */
const minAlike = 8

/** Whether the text after each name is the same in all lines, apart from numbers. */
function areAlike(run: readonly Candidate[], { page }: NamedPage): boolean {
  const forms = new Set(run.map(({ mention }) => formOf((page.lines[mention.line]?.text ?? '').slice(mention.end))))
  const [form = ''] = forms
  return forms.size === 1 && form.length >= minAlike
}

const travelerTag = conceptTag('traveler')

/** Whether a column of known given names has a label for travelers: `Name of visitor`. */
function isLabelled(run: readonly Candidate[], { page: { lines }, tags }: NamedPage): boolean {
  const [first] = run
  if (!run.every(({ mention }) => nameWords(mention.value).given > 0)) return false
  const line = first && lines[first.mention.line]
  const above = line && lineAbove(line, lines)
  return (tags[above?.index ?? -1] ?? []).some(({ ids }) => ids.includes(travelerTag))
}

/** Whether a line ends with a list of names, one of them with a known given name: `for Ada Berg, Ivo Lind:`. */
function endsLine(run: readonly Candidate[], { page }: NamedPage): boolean {
  const last = run.at(-1)?.mention
  const behind = page.lines[last?.line ?? -1]?.text.slice(last?.end)
  return (
    behind !== undefined &&
    /^\s*[:.：。]?$/u.test(behind) &&
    run.some(({ mention }) => nameWords(mention.value).given > 0)
  )
}

/** Raises the traveler probability of names in a list most of which are certain travelers. */
function share(run: readonly Candidate[], minCount: number, min = minSure): void {
  const sure = run.filter((one) => likely(one) >= min)
  if (sure.length < minCount) return
  const best = neighborShare * Math.max(...sure.map(likely))
  for (const { roles } of run) {
    if ((roles.traveler ?? 0) >= best || Math.max(roles.from ?? 0, roles.to ?? 0, roles.place ?? 0) > maxOther) continue
    roles.traveler = best
    roles.none = Math.min(roles.none ?? 0, 1 - best)
  }
}

/**
 * Gives names in one list the same role: in a line, if one of them is certainly a traveler; in a column, if half of
 * them are, or one if the lines are otherwise identical or the column has a label for travelers. A mention that spans
 * several names of a list is not a traveler.
 */
export function shareRolesInLists(candidates: readonly Candidate[], page: NamedPage): void {
  const { inLines, inColumns } = nameListsOf(candidates, page)
  for (const run of inLines) {
    share(run, 1, endsLine(run, page) ? minKnown : minSure)
    const isSure = run.filter((one) => likely(one) >= minSure).length > 1
    const [first, second] = run
    if (!isSure || !first || !second) continue
    for (const { mention, roles } of candidates)
      if (
        mention.type === 'text' &&
        mention.line === first.mention.line &&
        run.filter((name) => overlaps(name.mention, mention) && name.mention !== mention).length > 1
      )
        roles.traveler = 0
  }
  for (const run of inColumns) share(run, areAlike(run, page) || isLabelled(run, page) ? 1 : run.length / 2)
}
