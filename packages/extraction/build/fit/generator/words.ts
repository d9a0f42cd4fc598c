import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Concept, Language, Particle, Statement } from '../../../src/languages/language'
import { languages } from '../../../src/languages/languages'
import { kindsOfPhrase, phrasesOf } from './kind-phrases'
import type { Random } from './random'

/** Number of phrases of a list that mails use, most common first, and of names of a kind. */
const [commonPhrases, kindNames] = [14, 4]

const ofCancellation =
  /cancel|annul|anul|storn|avbok|peruutus|iptal|ακύρ|отмен|скасув|取消|キャンセル|취소|ยกเลิก|hủy|batal/iu

const without = (list: string | undefined, pattern: RegExp): string =>
  phrasesOf(list)
    .filter((phrase) => !pattern.test(phrase))
    .join(',')

/** Picks phrases in a language as its mails print them. */
export class Words {
  private readonly chosen = new Map<string, string>()
  constructor(
    readonly language: Language,
    private readonly random: Random,
    private readonly topic: ReservationKind | null = null,
    readonly style: 'upper' | 'plain' = 'plain',
  ) {}

  private from(list: string | undefined, fallback: string, count = commonPhrases): string {
    const all = phrasesOf(list)
    return all.length > 0 ? this.random.pick(all.slice(0, count)) : fallback
  }

  /** Phrases that suit every kind of booking, or this one. */
  private suiting(list: string | undefined): string | undefined {
    const suiting = phrasesOf(list).filter((phrase) => {
      const kinds = kindsOfPhrase(this.language, phrase)
      return kinds.length === 0 || (this.topic !== null && kinds.includes(this.topic))
    })
    return suiting.length > 0 ? suiting.join(',') : list
  }

  private cased(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1)
  }

  /** A label for a concept, usually the same throughout a mail. */
  label(concept: Concept): string {
    const known = this.chosen.get(concept)
    if (known !== undefined && this.random.chance(0.9)) return known
    // A confirmation that has the number of a cancellation would contradict itself.
    const own = this.cased(this.from(without(this.suiting(this.language.labels[concept]), ofCancellation), concept))
    const text = this.style === 'upper' ? own.toUpperCase() : own
    this.chosen.set(concept, text)
    return text
  }

  statement(statement: Statement): string {
    return this.from(this.language.statements[statement], '')
  }
  kind(kind: ReservationKind): string {
    return this.cased(this.from(this.language.kinds[kind], kind, kindNames))
  }
  particle(particle: Particle): string {
    return this.from(this.language.particles[particle], '')
  }

  upper(): Words {
    return new Words(this.language, this.random, this.topic, 'upper')
  }
  private readonly ofKind = new Map<ReservationKind, Words>()
  /** The words of a passage about one kind of booking, always the same for a kind. */
  about(kind: ReservationKind): Words {
    if (kind === this.topic) return this
    const words = this.ofKind.get(kind) ?? new Words(this.language, this.random, kind, this.style)
    this.ofKind.set(kind, words)
    return words
  }
}

export const languageOf = (tag: string): Language => {
  const found = languages.find((language) => language.tag === tag)
  if (!found) throw new Error(`No language ${tag}.`)
  return found
}

/** Formats dates and times as mails in a language do, consistently within a mail. */
export class Clock {
  private readonly dateStyle: number
  private readonly timeStyle: number
  constructor(
    private readonly tag: string,
    private readonly random: Random,
  ) {
    this.dateStyle = random.int(0, 11)
    this.timeStyle = random.int(0, 9)
  }

  /** `style` -1 is the mail's own style. `short` sometimes omits the year. */
  date(day: string, style = -1): string {
    const date = new Date(`${day}T12:00:00Z`)
    const [year = '', month = '', number = ''] = day.split('-')
    const tag = this.tag === 'en' ? this.random.pick(['en-GB', 'en-US']) : this.tag
    const intl = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(tag, {
        ...options,
        timeZone: 'UTC',
        calendar: 'gregory',
        numberingSystem: this.tag === 'ar' && this.random.chance(0.3) ? 'arab' : 'latn',
      }).format(date)
    const separator =
      this.tag === 'en' || this.tag === 'fr' || this.tag === 'es' || this.tag === 'it' || this.tag === 'pt' ? '/' : '.'
    switch (style < 0 ? this.dateStyle : style) {
      case 0:
        return intl({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
      case 1:
        return intl({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
      case 2:
        return `${number}${separator}${month}${separator}${year}`
      case 3:
        return `${year}-${month}-${number}`
      case 4:
        return intl({ day: 'numeric', month: 'long', year: 'numeric' })
      case 5:
        return intl({ day: '2-digit', month: 'short', year: 'numeric' })
      case 6:
        return intl({ weekday: 'short', day: 'numeric', month: 'short' })
      case 7:
        return `${intl({ weekday: 'short' })} ${number}${separator}${month}${separator}${year}`
      case 8:
        return `${Number(number)}${separator}${Number(month)}${separator}${year}`
      case 9:
        return intl({ weekday: 'long', day: 'numeric', month: 'long' })
      case 10:
        return `${number}${separator}${month}${separator}${year.slice(2)}`
      default:
        return intl({ weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })
    }
  }

  time(time: string): string {
    const [hour = '0', minute = '00'] = time.split(':')
    const number = Number(hour)
    if (this.tag === 'en' && this.timeStyle > 4) {
      const half = number < 12 ? 'AM' : 'PM'
      const displayed = number % 12 === 0 ? 12 : number % 12
      if (this.timeStyle === 5 && minute === '00') return `${displayed} ${half.toLowerCase()}`
      if (this.timeStyle === 6) return `${displayed}:${minute}${half.toLowerCase()}`
      return `${displayed}:${minute} ${half}`
    }
    if (this.tag === 'fr' && this.timeStyle > 3)
      return this.timeStyle > 6 ? `${number} h ${minute}` : `${hour}h${minute}`
    if (this.tag === 'pt' && this.timeStyle > 6) return `${hour}h${minute}`
    if (this.tag === 'ja' && this.timeStyle > 5) return `${number}時${minute}分`
    if (['da', 'fi', 'nb', 'it', 'id'].includes(this.tag) && this.timeStyle > 5)
      return `${this.tag === 'da' || this.tag === 'nb' ? 'kl. ' : ''}${hour}.${minute}`
    if (this.tag === 'de' && this.timeStyle > 4) return `${hour}:${minute} Uhr`
    return this.timeStyle === 9 && number < 10 ? `${number}:${minute}` : `${hour}:${minute}`
  }
}
