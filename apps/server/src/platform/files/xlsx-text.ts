const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

/** Escapes text for XML: drops characters not allowed in XML, and preserves `_x0041_`, which Excel would decode. */
export const escaped = (text: string): string =>
  /[&<>_\p{Cc}\uD800-\uDFFF\uFFFE\uFFFF]/u.test(text)
    ? text
        .replaceAll(/(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
        .replaceAll(/[&<>]/g, (sign) => entities.get(sign) ?? sign)
        .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    : text
