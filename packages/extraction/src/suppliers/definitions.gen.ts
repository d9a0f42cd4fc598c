// Written by `npm run suppliers`.
import type { Definition } from '../readers/supplier/definition'
import { booking } from './booking/booking'

/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
  booking,
]
