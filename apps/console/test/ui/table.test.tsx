import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { panelSizes } from '../../src/ui/panel'
import { nextSort, sortIn } from '../../src/ui/sort'
import { type Column, Table } from '../../src/ui/table'

type Row = { readonly id: string; readonly name: string }
const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'id', label: 'Number', cell: ({ id }) => id },
]
const rows = ['Ada', 'Bob', 'Eve'].map((name, index) => ({ id: String(index), name }))

const table = (onSort = (_sort: string) => {}) =>
  render(
    <Table
      label="People"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/people/${id}`}
      sort="name:asc"
      onSort={onSort}
    />,
  )

test('rows are links, and the arrows move between them', () => {
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

test('headers say their order and turn it round', () => {
  const asked: string[] = []
  table((sort) => void asked.push(sort))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(asked).toEqual(['name:desc'])
  expect(nextSort(sortIn('name:desc'), 'name')).toBe('name:asc')
  expect(nextSort(sortIn('name:asc'), 'created')).toBe('created:asc')
})

test('while nothing is there yet, the table is busy and has no links', () => {
  render(<Table label="People" columns={columns} rows={undefined} rowKey={({ id }) => id} />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('link')).toBeNull()
})

test('panels have the sizes of the specification (§2)', () => {
  expect(Object.keys(panelSizes)).toEqual(['sm', 'md', 'lg', 'xl', '2xl', 'full'])
})
