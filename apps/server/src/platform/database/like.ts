/** A text as a `like` pattern that matches only itself: `%`, `_` and backslash are escaped. */
const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A `like` pattern that matches texts containing this one. */
export const likeAnywhere = (text: string): string => `%${likeLiteral(text)}%`
