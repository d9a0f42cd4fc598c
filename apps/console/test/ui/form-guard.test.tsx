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

test('a change is unsaved until it is taken back', () => {
  const { leave } = show()
  expect(hasUnsaved()).toBe(false)
  enter('Grace')
  expect(hasUnsaved()).toBe(true)
  enter('Ada')
  expect(hasUnsaved()).toBe(false)
  leave()
})

test('what was sent is saved; what was refused is not', () => {
  const { showErrors, leave } = show()
  enter('Grace')
  save()
  expect(hasUnsaved()).toBe(false)
  showErrors()
  expect(hasUnsaved()).toBe(true)
  leave()
})

test('a form that is gone has nothing unsaved, and one without a guard never has', () => {
  const guarded = show()
  enter('Grace')
  guarded.leave()
  expect(hasUnsaved()).toBe(false)
  const { leave } = show({ guarded: false })
  enter('Grace')
  expect(hasUnsaved()).toBe(false)
  leave()
})
