import { reportTypes } from '@sextant/contract/reports/schemas'
import { expect, test } from 'vitest'
import { daysProblems, queryProblems } from '../../src/reports/problems'
import { reportName } from '../../src/reports/report-name'
import { reportTypeInfo, reportTypesOf } from '../../src/reports/types'

test('each report type belongs to one kind of team', () => {
  expect(new Set([...reportTypesOf.org, ...reportTypesOf.dev])).toEqual(new Set(reportTypes))
  for (const type of reportTypesOf.org) expect(queryProblems('org', { type, filters: {} })).toEqual({})
  expect(Object.keys(queryProblems('org', { type: 'mailbox', filters: {} }))).toEqual(['type'])
  expect(Object.keys(queryProblems('dev', { type: 'flight_spend', filters: {} }))).toEqual(['type'])
})

test('the check of a report reports a filter that the report type does not have', () => {
  const filters = { provider: 'Lufthansa', mailbox_id: '1' }
  expect(Object.keys(queryProblems('org', { type: 'flight_spend', filters }))).toEqual(['filters.mailbox_id'])
  expect(Object.keys(queryProblems('org', { type: 'email', filters }))).toEqual(['filters.provider'])
})

test('the days of a report must be in order and span ten years at most', () => {
  expect(daysProblems('2027-01-01', '2027-01-01')).toEqual({})
  expect(Object.keys(daysProblems('2027-01-02', '2027-01-01'))).toEqual(['end_date'])
  expect(daysProblems('2017-01-01', '2026-12-31')).toEqual({})
  expect(Object.keys(daysProblems('2017-01-01', '2027-01-05'))).toEqual(['end_date'])
})

test('a report without a name is named after its type and days', () => {
  expect(reportName('flight_spend', '2026-10-01', '2026-10-31')).toBe('Flight spend, 1–31 Oct 2026')
  for (const { holds } of Object.values(reportTypeInfo)) expect(holds).toMatch(/^[A-Z].*\.$/)
})
