/** A name of a reservation system: `1.1BERGONZI/ALDO MR`. */
export const slashedName =
  /(?<!\p{L})(\p{Lu}{2}[\p{Lu}' -]*\/\p{Lu}[\p{Lu} ]+?)(?=\s(?:MR|MRS|MS|MSTR|MISS|DR|CHD|INF)\b|[^\p{L} ]|\s\P{Lu}|\s*$)/gu

/** Words in scripts without spaces, which may be names. */
export const ideographs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|[\p{Script=Hangul}]{2,}(?:\s[\p{Script=Hangul}]+)*/gu

/** A Japanese name with a space between its parts, of which the first may be one sign: `林 拓海`. */
export const spacedIdeographs =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] ?)\p{Script=Han}{1,4}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu

/** Two to four capitalized words without digits: the form of most person names. */
export const nameRun =
  /(?<![\p{L}\p{M}-])\p{Lu}[\p{L}\p{M}'’-]*\.?(?:(?<!\p{L}{3}\.)\s(?:(?:de|del|della|di|da|do|dos|van|von|v\.|der|den|ten|ter|al|bin|la|le)\s){0,2}\p{Lu}[\p{L}\p{M}'’-]*\.?){1,3}(?![\p{L}\p{M}])/gu

/** A name in capitals before other words: `NOWAK EVA MARIA Passport`. */
export const capitalRun = /(?<![\p{L}\p{M}'’-])\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){1,3}(?=\s\p{Lu}\p{Ll})/gu

/** A numbered name that looks like a day: `2. MARC SALA`. */
export const listedName = /^\d{1,2}\. \p{Lu}{3,} \p{Lu}$/u
