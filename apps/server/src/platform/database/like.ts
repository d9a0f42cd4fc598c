/** A text as a pattern of `like` that matches only itself: `%`, `_` and the backslash mean nothing special in it. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A pattern of `like` for what holds a text somewhere. */
export const likeAnywhere = (text: string): string => `%${likeLiteral(text)}%`
