import { fittedModels, packModels, unpackModels } from '@sextant/extraction/bookings/weights'
import { expect, test } from 'vitest'

test('packed models are each read as they were written', () => {
  const weightsOf = (bias: number) => ({
    units: 4,
    rows: new Uint16Array(8),
    vectors: new Float32Array(4),
    bias: new Float32Array(4).fill(bias),
    classes: new Map<number, Float32Array>(),
  })
  const models = {
    roles: weightsOf(0.5),
    rolesInContext: weightsOf(1),
    gate: weightsOf(1.5),
    begin: weightsOf(2),
    beginInContext: weightsOf(2.5),
    slots: weightsOf(3),
    slotsInContext: weightsOf(3.5),
    keep: weightsOf(4),
    keepInContext: weightsOf(4.5),
  }
  const read = unpackModels(packModels(models))
  expect(Object.entries(read).map(([name, { bias }]) => [name, bias[0]])).toEqual(
    Object.entries(models).map(([name, { bias }]) => [name, bias[0]]),
  )
})

test('the fitted weights have vectors for each model', () => {
  for (const { units, vectors } of Object.values(fittedModels())) {
    expect(units % 4).toBe(0)
    expect(vectors.length).toBeGreaterThan(units)
  }
})
