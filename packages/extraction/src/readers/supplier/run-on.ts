import type { Layout } from './definition'
import { escaped, type Rule } from './rules'
import type { TightText } from './tight-text'

/** The labels of a layout: those with values beside them, and headings with values below. */
function labelsOf({ shared, items }: Layout): { beside: string[]; above: string[] } {
  const rules: Rule[] = [shared, ...items.map(({ read }) => read)].flatMap((fields) =>
    Object.values(fields ?? {}).flat(),
  )
  const labelled = rules.flatMap((rule) => (rule instanceof RegExp ? [] : [rule]))
  const names = (isAbove: boolean): string[] =>
    labelled
      .filter(({ below }) => below > 0 === isAbove)
      .flatMap((rule) => rule.names)
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
  return { beside: names(false), above: names(true) }
}

/**
 * Puts labels that run on in one line on separate lines, as well as the text below a heading up to a separate comma;
 * null if there is no such line. Character positions do not change.
 */
export function withoutRunOn({ text, positionOf }: TightText, layout: Layout): TightText | null {
  const { beside, above } = labelsOf(layout)
  if (beside.length === 0) return null
  const label = new RegExp(` (?=(?:${beside.join('|')}) ?[:：])`, 'giu')
  const parted = text.replace(label, '\n')
  const headings = new RegExp(`(^| )(${above.join('|')}) (?=\\p{L})([^,\\n]{1,80}?)(?: , |(?= ,|\\n|$))`, 'gmu')
  const separated = above.length === 0 ? parted : parted.replace(headings, onLines)
  return separated === text ? null : { text: separated, positionOf }
}

/** A heading, the name below it, and the text after the comma, each on its own line. */
const onLines = (found: string, before: string, heading: string, name: string): string =>
  `${before === '' ? '' : '\n'}${heading}\n${name}${found.endsWith(' , ') ? ' ,\n' : ''}`
