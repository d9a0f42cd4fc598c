import { byName, columnOf, type FieldTable, namesWith, startingWith } from '@sextant/contract/kit/fields'
import { expect, test } from 'vitest'

const boatFields = {
  name: { label: 'Name', blank: null, merge: 'first' },
  flags: { label: 'Flags', blank: [], merge: 'union' },
  length: { label: 'Length', aliases: 'length,loa' },
} as const satisfies FieldTable

test('a table of fields lists the fields that have an attribute, in the order of the table', () => {
  expect(namesWith(boatFields, 'merge')).toEqual(['name', 'flags'])
  expect(namesWith(boatFields, 'aliases')).toEqual(['length'])
})

test('null counts as a value', () => {
  expect(namesWith(boatFields, 'blank', null)).toEqual(['name'])
})

test('a column has the attribute of each field', () => {
  expect(columnOf(boatFields, 'label')).toEqual({ name: 'Name', flags: 'Flags', length: 'Length' })
  expect(columnOf(boatFields, 'blank')).toEqual({ name: null, flags: [] })
})

test('some names can be moved to the front', () => {
  const numbered = byName(['name', 'flags', 'length'], (name) => name.length)
  expect(Object.entries(startingWith(numbered, 'length'))).toEqual([
    ['length', 6],
    ['name', 4],
    ['flags', 5],
  ])
})
