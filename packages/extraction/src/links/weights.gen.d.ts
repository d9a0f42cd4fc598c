/** The fitted weights of each model, as `packWeights` writes them. */
export const packed: Readonly<
  Record<
    | 'roles'
    | 'rolesInContext'
    | 'gate'
    | 'begin'
    | 'beginInContext'
    | 'slots'
    | 'slotsInContext'
    | 'keep'
    | 'keepInContext',
    string
  >
>
