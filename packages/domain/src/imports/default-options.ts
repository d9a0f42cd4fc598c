import type { ImportOptions } from '@sextant/contract/imports/schemas'

/** How a file is imported until somebody says otherwise. */
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
