import { type City, findCity } from './find-city'

/** Words in names of places that are not towns. */
const placeWords =
  /(?<!\p{L})(?:agence|agency|filiale|haupt|station|bahnhof|hauptbahnhof|hbf|gare|stazione|estación|estacion|office|branch|downtown|city cent(?:re|er)|zentrum|centre|centro|central|ferry|terminal|port|hafen|bus|coach|airport|de|of|da|di)(?!\p{L})/giu

/** Words from the first capitalised one on, since others are no names: `porto di Olbia`. All if none is capitalised. */
const fromName = (words: readonly string[]): readonly string[] =>
  words.slice(
    Math.max(
      0,
      words.findIndex((word) => !/^\p{Ll}[^.]*$/u.test(word)),
    ),
  )

/** The town contained in a place's name: a part between commas, or the words at the start of such a part. */
export function townIn(name: string, country?: string): City | null {
  for (const part of name.split(/[,(]| - /).slice(0, 4)) {
    const words = fromName(part.replace(placeWords, ' ').trim().split(/\s+/)).slice(0, 4)
    for (let count = words.length; count > 0; count--) {
      const town = words.slice(0, count).join(' ')
      const city = town.length > 3 ? findCity(town, country) : null
      if (city) return city
    }
  }
  return null
}
