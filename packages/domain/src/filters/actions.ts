import type { FilterAction, FilterType } from '@sextant/contract/filters/schemas'

/** The actions available to each type of filter. */
export const actionsOf: Readonly<Record<FilterType, readonly FilterAction[]>> = {
  include: ['capture', 'route'],
  exclude: ['ignore', 'hold'],
  privacy: ['redact', 'hold', 'ignore'],
}

/** Display labels of actions. */
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
