/**
 * Which open elements a tag ends, following the HTML standard's repair of wrong nesting (§13.2.6.4.7 "in body",
 * §13.2.6.4.9 ff. for tables). Stacks are names of open elements, innermost last. Content of a table outside its cells
 * stays where it is: there is no foster parenting.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const special =
  words(`address applet area article aside base basefont bgsound blockquote body br button caption center col
  colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header
  hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p
  param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead
  title tr track ul wbr xmp`)
const formatting = words('a b big code em font i nobr s small strike strong tt u')
const headings = words('h1 h2 h3 h4 h5 h6')
/** Start tags that end an open `p`. */
const endsParagraph =
  words(`address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table
  ul xmp`)

/** Where the search for an open element stops: the standard's scopes (§13.2.4.2). */
const scope = words('applet caption html table td th marquee object template')
const buttonScope = new Set([...scope, 'button'])
const itemScope = new Set([...scope, 'ol', 'ul'])
const tableScope = words('html table template')

/**
 * The index of the innermost of the wanted elements in a stack, without looking past the stops; -1 if there is none.
 */
function innermost(open: readonly string[], tags: ReadonlySet<string>, stops: ReadonlySet<string>): number {
  for (let at = open.length - 1; at >= 0; at--) {
    const tag = open[at] ?? ''
    if (tags.has(tag)) return at
    if (stops.has(tag)) return -1
  }
  return -1
}

/** The index of an open `li`, `dd` or `dt` that the next of its kind ends. Blocks other than these keep it open. */
function openItem(open: readonly string[], tags: ReadonlySet<string>): number {
  for (let at = open.length - 1; at >= 0; at--) {
    const tag = open[at] ?? ''
    if (tags.has(tag)) return at
    if (special.has(tag) && tag !== 'address' && tag !== 'div' && tag !== 'p') return -1
  }
  return -1
}

const paragraph = words('p')
const items: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('li'),
  dd: words('dd dt'),
  dt: words('dd dt'),
}
const rows: Readonly<Record<string, ReadonlySet<string>>> = {
  td: words('td th'),
  th: words('td th'),
  tr: words('td th tr'),
  tbody: words('td th tr tbody thead tfoot caption colgroup'),
  thead: words('td th tr tbody thead tfoot caption colgroup'),
  tfoot: words('td th tr tbody thead tfoot caption colgroup'),
}

/** The index of the first open element that a start tag ends; the number of open elements if it ends none. */
export function closedByStartTag(open: readonly string[], tag: string): number {
  const found = [
    endsParagraph.has(tag) ? innermost(open, paragraph, buttonScope) : -1,
    items[tag] ? openItem(open, items[tag]) : -1,
    rows[tag] ? outermostOfRow(open, rows[tag]) : -1,
    headings.has(tag) && headings.has(open.at(-1) ?? '') ? open.length - 1 : -1,
    tag === 'option' && open.at(-1) === 'option' ? open.length - 1 : -1,
    tag === 'button' ? innermost(open, words('button'), scope) : -1,
  ].filter((at) => at >= 0)
  return Math.min(open.length, ...found)
}

/** The outermost element of a table that a new cell, row or group ends. */
function outermostOfRow(open: readonly string[], closed: ReadonlySet<string>): number {
  let found = -1
  for (let at = open.length - 1; at >= 0 && !tableScope.has(open[at] ?? ''); at--)
    if (closed.has(open[at] ?? '')) found = at
  return found
}

/**
 * What an end tag ends: all elements from an index on, or only that one while the others stay open. Null if nothing.
 */
export function closedByEndTag(open: readonly string[], tag: string): { from: number; alone: boolean } | null {
  const one = headings.has(tag) ? headings : new Set([tag])
  if (formatting.has(tag)) {
    const from = innermost(open, one, scope)
    // A block in it stays open (the adoption agency algorithm, §13.2.6.4.7).
    const alone = open.slice(from + 1).some((inner) => special.has(inner))
    return from < 0 ? null : { from, alone }
  }
  const stops =
    tag === 'p'
      ? buttonScope
      : tag === 'li'
        ? itemScope
        : /^(?:table|tbody|thead|tfoot|tr|td|th|caption)$/.test(tag)
          ? tableScope
          : special.has(tag)
            ? scope
            : special
  const from = innermost(open, one, stops)
  return from < 0 ? null : { from, alone: false }
}
