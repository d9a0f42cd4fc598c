import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Form } from '../../src/ui/form'
import { hasUnsaved } from '../../src/ui/unsaved'

const errorFree = {}

function show(props: { guarded?: boolean; errors?: Record<string, readonly string[]> } = {}) {
  const form = (errors: Record<string, readonly string[]>) => (
    <Form errors={errors} guarded={props.guarded ?? true} onSubmit={() => {}}>
      <input name="name" aria-label="Name" defaultValue="Ada" />
      <button type="submit">Save</button>
    </Form>
  )
  const view = render(form(errorFree))
  return { showErrors: () => view.rerender(form({ name: ['Is taken.'] })), leave: view.unmount }
}
const enter = (value: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a change counts as unsaved until it is reverted', () => {
  const { leave } = show()
  expect(hasUnsaved()).toBe(false)
  enter('Grace')
  expect(hasUnsaved()).toBe(true)
  enter('Ada')
  expect(hasUnsaved()).toBe(false)
  leave()
})

test('submitted values count as saved, refused ones do not', () => {
  const { showErrors, leave } = show()
  enter('Grace')
  save()
  expect(hasUnsaved()).toBe(false)
  showErrors()
  expect(hasUnsaved()).toBe(true)
  leave()
})

test('a removed or unguarded form has no unsaved changes', () => {
  const guarded = show()
  enter('Grace')
  guarded.leave()
  expect(hasUnsaved()).toBe(false)
  const { leave } = show({ guarded: false })
  enter('Grace')
  expect(hasUnsaved()).toBe(false)
  leave()
})
