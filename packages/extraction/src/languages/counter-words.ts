/** Counters for rooms, nights and guests in scripts without spaces: `两间房`, `2名`, `3박`. */
const counters = '间房|間房|间|間|晚|夜|泊|名様?|人|位|室|部屋|棟|박|명|인|객실'
const numerals = '[\\d一二两兩三四五六七八九十]{1,3}'

const counted = new RegExp(`^${numerals}\\s?(?:${counters})`, 'u')
const countAtEnd = new RegExp(`[\\s,、，]\\d{1,2}\\s?(?:${counters})$`, 'u')

/** Whether a text begins with a number of rooms, nights or guests. */
export const beginsWithCount = (text: string): boolean => counted.test(text)

/** A name without the number of rooms, nights or guests after it: `すし善 本店 2名`. */
export const withoutCountAtEnd = (name: string): string => name.replace(countAtEnd, '')
