import { byName, columnOf, type FieldTable, namesWith, startingWith } from '@sextant/contract/kit/fields'
import { expect, test } from 'vitest'

const boatFields = {
  name: { label: 'Name', blank: null, merge: 'first' },
  flags: { label: 'Flags', blank: [], merge: 'union' },
  length: { label: 'Length', aliases: 'length,loa' },
} as const satisfies FieldTable

test('the names with a column are those of its fields, in the order of the table', () => {
  expect(namesWith(boatFields, 'merge')).toEqual(['name', 'flags'])
  expect(namesWith(boatFields, 'aliases')).toEqual(['length'])
})

test('nothing is a value, too', () => {
  expect(namesWith(boatFields, 'blank', null)).toEqual(['name'])
})

test('a column has what each field has in it', () => {
  expect(columnOf(boatFields, 'label')).toEqual({ name: 'Name', flags: 'Flags', length: 'Length' })
  expect(columnOf(boatFields, 'blank')).toEqual({ name: null, flags: [] })
})

test('some names can stand before the others', () => {
  const numbered = byName(['name', 'flags', 'length'], (name) => name.length)
  expect(Object.entries(startingWith(numbered, 'length'))).toEqual([
    ['length', 6],
    ['name', 4],
    ['flags', 5],
  ])
})
