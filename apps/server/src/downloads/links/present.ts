import { LiveLink } from '@sextant/contract/downloads/schemas'
import type { LinkRow } from './store'

export const presentLink = (row: LinkRow): LiveLink => LiveLink.parse(row)
