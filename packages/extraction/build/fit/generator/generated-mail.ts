import type { Row } from '../rows'
import type { Block } from './blocks'
import type { Layout } from './layouts'
import type { Person } from './people'

/** The parameters of a generated mail. Everything else is drawn from the seed. */
export interface Recipe {
  seed: number
  tag: string
  layout: Layout | 'prose'
  state: 'confirmed' | 'cancelled' | 'changed' | 'negative'
}

/** A mail before encoding, with its expected rows. */
export interface GeneratedMail {
  subject: string
  sender: string
  recipient: Person
  blocks: Block[]
  rows: Row[]
  /** When it was sent, as ISO 8601. */
  sent: string
}

/** Capitalizes the first letter of a text. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
