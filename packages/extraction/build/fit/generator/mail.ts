import { addDays } from '@sextant/domain/kit/local-time'
import { languages } from '../../../src/languages/languages'
import { type Example, generatedShare } from '../examples'
import { bookingMail } from './booking-mail'
import { encodeMail } from './encode-mail'
import type { Recipe } from './generated-mail'
import { type Layout, layouts } from './layouts'
import { negativeMail } from './negative-mail'
import { hasProse } from './prose'
import { Random } from './random'
import { Clock, languageOf, Words } from './words'
import type { Writer } from './writer'

const sentDay = (random: Random): string =>
  `${addDays('2025-11-01', random.int(0, 500))}T${String(random.int(6, 21)).padStart(2, '0')}:${random.code('0').replace(/[6-9]/, '3')}5:00Z`

/** Generates the mail of a recipe. The same recipe always yields the same bytes. */
export function mailOf(recipe: Recipe): Example {
  const random = new Random(recipe.seed)
  const language = languageOf(recipe.tag)
  const words = new Words(language, random)
  const writer: Writer = {
    random,
    words: random.chance(0.15) ? words.upper() : words,
    clock: new Clock(recipe.tag, random),
  }
  const sent = sentDay(random)
  const written = recipe.state === 'negative' ? negativeMail(writer, recipe, sent) : bookingMail(writer, recipe, sent)
  return {
    id: `made/${recipe.seed}-${recipe.tag}-${recipe.layout}-${recipe.state}`,
    family: `${recipe.layout}/${recipe.tag}`,
    bytes: encodeMail(random, written),
    rows: written.rows,
    share: generatedShare,
  }
}

/** Draws recipes across languages, layouts and states. About one in seven has no booking. */
export function recipes(
  count: number,
  firstSeed: number,
  tags: readonly string[] = languages.map(({ tag }) => tag),
  allowedLayouts: readonly (Layout | 'prose')[] = [...layouts, 'items', 'items', 'grid', 'cards', 'prose'],
): Recipe[] {
  return Array.from({ length: count }, (_, at) => {
    const random = new Random(firstSeed + at * 7919)
    const draw = random.next()
    const common = ['en', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pt'].filter((tag) => tags.includes(tag))
    const layout = random.pick(allowedLayouts)
    const tag = random.chance(0.35) && common.length > 0 ? random.pick(common) : random.pick(tags)
    return {
      seed: firstSeed + at,
      tag: layout === 'prose' && !hasProse(tag) ? 'en' : tag,
      layout,
      state: draw < 0.14 ? 'negative' : draw < 0.22 ? 'cancelled' : draw < 0.29 ? 'changed' : 'confirmed',
    }
  })
}
