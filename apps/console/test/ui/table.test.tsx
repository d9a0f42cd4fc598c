import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { panelSizes } from '../../src/ui/panel'
import { nextSort, sortIn } from '../../src/ui/sort'
import { type Column, Table } from '../../src/ui/table'

type Row = { readonly id: string; readonly name: string }
const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'id', label: 'Number', cell: ({ id }) => id },
]
const rows = ['Ada', 'Bob', 'Eve'].map((name, index) => ({ id: String(index), name }))

const table = (more: Partial<ComponentProps<typeof Table<Row>>> = {}) =>
  render(
    <Table
      label="People"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/people/${id}`}
      sort="name:asc"
      {...more}
    />,
  )

test('rows are links, and arrow keys move between them', () => {
  table()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/people/0', '/people/1', '/people/2'])
  fireEvent.keyDown(screen.getByRole('table'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(links[0])
  fireEvent.keyDown(screen.getByRole('table'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(links[1])
  fireEvent.keyDown(screen.getByRole('table'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(links[0])
})

test('column headers show the sort order and toggle it', () => {
  const requests: string[] = []
  table({ onSort: (sort) => void requests.push(sort) })
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(requests).toEqual(['name:desc'])
  expect(nextSort(sortIn('name:desc'), 'name')).toBe('name:asc')
  expect(nextSort(sortIn('name:asc'), 'created')).toBe('created:asc')
})

test('rows share one menu, which acts on the row it was opened from', async () => {
  const chosen: string[] = []
  table({
    rowMenu: ({ name }) => ({
      label: `Actions for ${name}`,
      items: [{ label: `Delete ${name}`, onSelect: () => chosen.push(name) }],
    }),
  })
  for (const { name } of rows) {
    const button = screen.getByRole('button', { name: `Actions for ${name}` })
    fireEvent.click(button)
    const item = await screen.findByRole('menuitem', { name: `Delete ${name}` })
    expect(screen.getAllByRole('menuitem')).toEqual([item])
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(item)
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  }
  expect(chosen).toEqual(['Ada', 'Bob', 'Eve'])
})

test('a loading table is marked busy and has no links', () => {
  render(<Table label="People" columns={columns} rows={undefined} rowKey={({ id }) => id} />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('link')).toBeNull()
})

test('panels have the sizes of the specification (§2)', () => {
  expect(Object.keys(panelSizes)).toEqual(['sm', 'md', 'lg', 'xl', '2xl', 'full'])
})

test('a long table announces its row count and renders only visible rows', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: `Person ${index}` }))
  render(<Table label="People" columns={columns} rows={many} rowKey={({ id }) => id} />)
  const long = screen.getByRole('table')
  expect(long.getAttribute('aria-rowcount')).toBe('10001')
  await screen.findByText('Person 0')
  await vi.waitFor(() => expect(long.querySelector('[data-index="0"]')?.getAttribute('aria-rowindex')).toBe('2'))
  expect(long.querySelectorAll('tbody tr').length).toBeLessThan(200)
})
