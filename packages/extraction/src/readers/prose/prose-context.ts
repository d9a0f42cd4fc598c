import type { Source } from '../../senders/source-of'

/** What is known of the mail besides its text. */
export interface ProseContext {
  date: string
  /** Empty for a bare file. */
  subject: string
  source: Source
  /** Display name of whoever sent it; empty where there is none. */
  sender: string
}
