import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../src/kit/query-client'
import { WorkspaceContext } from '../../src/kit/workspace'
import { SegmentTable } from '../../src/segments/table'
import { acme, aUser } from '../kit/people'
import { aSegment } from '../trips/a-segment'

test('the list of segments names places and countries, and has the zone of every time', () => {
  const queryClient = makeQueryClient({ onStaleFailure: () => {}, onCommandFailure: () => {} })
  render(
    <QueryClientProvider client={queryClient}>
      <WorkspaceContext value={{ user: aUser({ role: 'viewer' }), team: acme }}>
        <SegmentTable segments={[aSegment()]} />
      </WorkspaceContext>
    </QueryClientProvider>,
  )
  const row = screen.getByText('Frankfurt FRA → New York JFK').closest('tr')
  expect(row?.textContent).toContain('Frankfurt, Germany')
  expect(row?.textContent).toContain('10:55 UTC+1')
  for (const time of row?.querySelectorAll('time') ?? []) expect(time.textContent).toMatch(/\d\d:\d\d UTC[+−]\d/)
})
