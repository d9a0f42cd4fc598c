const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

/**
 * Text as XML has it: without what XML cannot hold, and `_x0041_`, which Excel would take for a letter, kept as it is.
 */
export const escaped = (text: string): string =>
  /[&<>_\p{Cc}\uD800-\uDFFF\uFFFE\uFFFF]/u.test(text)
    ? text
        .replaceAll(/(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
        .replaceAll(/[&<>]/g, (sign) => entities.get(sign) ?? sign)
        .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    : text
