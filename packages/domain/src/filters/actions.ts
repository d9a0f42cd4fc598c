import type { FilterAction, FilterType } from '@sextant/contract/filters/schemas'

/** What a filter of each type may do. */
export const actionsOf: Readonly<Record<FilterType, readonly FilterAction[]>> = {
  include: ['capture', 'route'],
  exclude: ['ignore', 'hold'],
  privacy: ['redact', 'hold', 'ignore'],
}

/** Actions as people read them. */
export const actionLabels: Readonly<Record<FilterAction, string>> = {
  capture: 'Capture',
  ignore: 'Ignore',
  hold: 'Hold',
  redact: 'Redact',
  route: 'Route',
}

export const typeLabels: Readonly<Record<FilterType, string>> = {
  include: 'Include',
  exclude: 'Exclude',
  privacy: 'Privacy',
}
