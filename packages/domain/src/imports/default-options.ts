import type { ImportOptions } from '@sextant/contract/imports/schemas'

/** The default options of an import. */
export const defaultOptions: ImportOptions = {
  update_existing: true,
  skip_invalid: true,
  dry_run: false,
  date_order: 'auto',
  phone_country: null,
  encoding: null,
  delimiter: null,
  sheet: null,
}
