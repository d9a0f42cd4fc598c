import type { Row } from '../rows'
import type { Block } from './blocks'
import type { Layout } from './layouts'
import type { Person } from './people'

/** What decides a mail: everything else is drawn from the seed. */
export interface Recipe {
  seed: number
  tag: string
  layout: Layout | 'prose'
  state: 'confirmed' | 'cancelled' | 'changed' | 'negative'
}

/** A mail before it is encoded, and the rows that should be read from it. */
export interface GeneratedMail {
  subject: string
  sender: string
  recipient: Person
  blocks: Block[]
  rows: Row[]
  /** The moment of sending, as ISO 8601. */
  sent: string
}

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
