import type { Style } from './page'

/** The style properties of an element that affect reading. */
export interface ComputedStyle extends Style {
  isHidden: boolean
  /** Laid out beside its siblings rather than below them. */
  isBeside: boolean
  /** Whether its children are laid out beside each other. */
  isFlexRow: boolean
  isBlock: boolean
  /** Whether white space is preserved, as in `pre`. */
  isPreformatted: boolean
}

const blocks = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr td th ul'.split(
    ' ',
  ),
)
const headings: Readonly<Record<string, number>> = { h1: 2, h2: 1.6, h3: 1.3, h4: 1.1, h5: 1, h6: 1 }
const bodySize = 14

function sizeOf(css: string, inherited: number): number {
  const [, number, unit = 'px'] = /(?:^|[;\s])font(?:-size)?:[^;]*?(\d+(?:\.\d+)?)(px|pt|em|rem|%)/.exec(css) ?? []
  if (number === undefined) return inherited
  const value = Number(number)
  if (unit === 'em') return inherited * value
  if (unit === '%') return (inherited * value) / 100
  if (unit === 'rem') return value * (16 / bodySize)
  return (unit === 'pt' ? value * (4 / 3) : value) / bodySize
}

function isBold(tag: string, css: string, inherited: boolean): boolean {
  const weight = /font-weight:\s*(\w+)/.exec(css)?.[1] ?? /(?:^|[;\s])font:[^;]*?\b(bold|[6-9]00)\b/.exec(css)?.[1]
  if (weight === undefined)
    return inherited || tag === 'b' || tag === 'strong' || tag === 'th' || headings[tag] !== undefined
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
}

const hiddenStyle =
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|max-height:\s*0(?:px)?\s*(?:;|$)|opacity:\s*0(?:\.0+)?\s*(?:;|$)/

/** Values of `display` that determine whether an element is a block, regardless of its tag. */
const ownDisplays = new Set(['block', 'table', 'flex', 'inline'])
const whiteSpace = /white-space:\s*([\w-]+)/

/** Computes an element's style from its `style` attribute and what it inherits. */
export function computeStyle(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inherited: ComputedStyle,
): ComputedStyle {
  const css = (attributes.style ?? '').toLowerCase().slice(0, 1000)
  const display = /display:\s*([\w-]+)/.exec(css)?.[1]
  const space = whiteSpace.exec(css)?.[1] ?? (tag === 'pre' ? 'pre' : undefined)
  const isFloat =
    /float:\s*(?:left|right)/.test(css) ||
    ((tag === 'table' || tag === 'div') && /^(?:left|right)$/.test(attributes.align ?? ''))
  return {
    bold: isBold(tag, css, inherited.bold),
    struck: inherited.struck || tag === 's' || tag === 'del' || tag === 'strike' || css.includes('line-through'),
    size: headings[tag] ?? sizeOf(css, inherited.size),
    alt: false,
    isHidden: inherited.isHidden || (css !== '' && hiddenStyle.test(css)) || attributes.hidden !== undefined,
    isBeside:
      isFloat ||
      inherited.isFlexRow ||
      display === 'inline-block' ||
      display === 'table-cell' ||
      display === 'inline-table',
    isFlexRow: (display === 'flex' || display === 'inline-flex') && !/flex-(?:direction|flow):\s*column/.test(css),
    isBlock: display === undefined || !ownDisplays.has(display) ? blocks.has(tag) : display !== 'inline',
    isPreformatted: space === undefined ? inherited.isPreformatted : /^(?:pre|break)/.test(space),
  }
}

export const initialStyle: ComputedStyle = {
  bold: false,
  struck: false,
  size: 1,
  alt: false,
  isHidden: false,
  isBeside: false,
  isFlexRow: false,
  isBlock: true,
  isPreformatted: false,
}
