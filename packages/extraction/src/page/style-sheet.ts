/** Properties that affect reading (`css.ts`). */
const readProperties = new Set(
  'display flex-direction flex-flow float font font-size font-weight max-height mso-hide opacity text-decoration visibility white-space'.split(
    ' ',
  ),
)
const maxLength = 100_000
const maxRules = 2000
const comment = /\/\*[^]*?(?:\*\/|$)/g
/** An element, a class, or both. Selectors of other forms are ignored. */
const simpleSelector = /^([a-z][a-z\d]*)?(?:\.([\w-]+))?$/i

/** Drops rules for other media and screen sizes. */
function withoutMedia(css: string): string {
  let result = ''
  let depth = 0
  let isMedia = false
  for (const part of css.split(/([{}])/)) {
    if (part === '}') depth = Math.max(0, depth - 1)
    if (!isMedia && depth === 0 && part.trimStart().startsWith('@')) isMedia = true
    else if (!isMedia) result += part
    if (part === '{') depth++
    if (isMedia && depth === 0 && (part === '}' || part.includes(';'))) isMedia = false
  }
  return result
}

/** Declarations of properties that affect reading, by property. */
function declarationsOf(text: string): Map<string, string> {
  const result = new Map<string, string>()
  for (const one of text.split(';')) {
    const colon = one.indexOf(':')
    const property = one.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (readProperties.has(property))
      result.set(
        property,
        one
          .slice(colon + 1)
          .replace(/!important/i, '')
          .trim(),
      )
  }
  return result
}

const written = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([property, value]) => `${property}:${value}`).join(';')

/** The rules of a page's style elements that have simple selectors. Those for other media are dropped. */
export class StyleSheet {
  readonly #rules = new Map<string, Map<string, string>>()

  /** Adds the rules of a style element. */
  add(css: string): void {
    for (const rule of withoutMedia(css.slice(0, maxLength).replace(comment, '')).split('}')) {
      const open = rule.lastIndexOf('{')
      const declarations = declarationsOf(rule.slice(open + 1))
      if (open < 0 || declarations.size === 0) continue
      for (const one of rule.slice(0, open).split(',')) {
        const selector = one.trim()
        if (!simpleSelector.test(selector) || selector === '' || this.#rules.size >= maxRules) continue
        const [tag = '', name] = selector.split('.')
        const key = name === undefined ? tag.toLowerCase() : `${tag.toLowerCase()}.${name}`
        this.#rules.set(key, new Map([...(this.#rules.get(key) ?? []), ...declarations]))
      }
    }
  }

  /** The attributes of an element with its applicable style merged in. Its own declarations win. */
  applied(tag: string, attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    if (this.#rules.size === 0) return attributes
    const names = (attributes.class ?? '').split(/\s+/).filter((name) => name !== '')
    const keys = [tag, ...names.map((name) => `.${name}`), ...names.map((name) => `${tag}.${name}`)]
    const applying = keys.flatMap((key) => [...(this.#rules.get(key) ?? [])])
    if (applying.length === 0) return attributes
    const own = declarationsOf(attributes.style ?? '')
    const inherited = new Map(applying.filter(([property]) => !own.has(property)))
    return { ...attributes, style: [attributes.style ?? '', written(inherited)].filter((one) => one !== '').join(';') }
  }
}
