import { folded } from '../../kit/fold'
import type { Concept } from '../../languages/language'
import { conceptTag, languagesOf, tagOf, tagsOf } from '../../languages/lexicon'

/** A field with its value, and its label in one or all languages of a pass. */
interface LabelledField {
  label: string
  labels: readonly string[]
  value: string
}

/** The concepts of a pass's labels, and the language that most of them are in. */
export class PassLabels<Field extends LabelledField> {
  private readonly languages: ReadonlySet<number>

  constructor(private readonly fields: readonly Field[]) {
    this.languages = languagesOf(fields.map(({ label }) => folded(label)))
  }

  /** The tag of the language with the most words. */
  get language(): string {
    const [first = 0] = this.languages
    return tagOf(first)
  }

  /** Whether a field has a label that is only a word for one of the concepts: `Číslo objednávky:`. */
  isFor = ({ labels }: LabelledField, concepts: readonly Concept[]): boolean =>
    labels.some((label) => {
      const [tag, ...others] = tagsOf(folded(label), this.languages)
      if (!tag || others.length > 0 || !concepts.some((concept) => tag.ids.includes(conceptTag(concept)))) return false
      return !/[\p{L}\p{N}]/u.test(label.slice(0, tag.start) + label.slice(tag.end))
    })

  /** The first field with a value whose label is only a word for one of the concepts. */
  fieldFor = (concepts: readonly Concept[]): Field | undefined =>
    this.fields.find((field) => field.value.trim() !== '' && this.isFor(field, concepts))
}
