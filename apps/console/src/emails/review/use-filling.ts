import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { type FocusEvent, useMemo, useRef } from 'react'
import { announce } from '../../ui/announce'
import { alert, notifyError } from '../../ui/notices'
import type { Filling } from '../message/selectable-text'
import { bookingForm, choicesOf, fillFromText } from './booking-form'

/**
 * Fills a booking form with text selected in the message: `box` contains the forms, and `noteFocus` records which form
 * and field were focused last.
 */
export function useFilling(email: Pick<EmailDetail, 'msg_date' | 'created'> | undefined) {
  const box = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  const filling = useMemo((): Filling | undefined => {
    if (!email) return undefined
    const formNow = () => bookingForm(box.current, last.current)
    return {
      fields() {
        const form = formNow()
        return form ? choicesOf(form, last.current) : []
      },
      fill(field, selected) {
        const form = formNow()
        if (!form) return
        const { ok, message } = fillFromText(form, field, selected, email)
        if (!ok) return notifyError(message)
        alert(message)
        announce(message)
      },
    }
  }, [email])
  const recordFocus = ({ target }: FocusEvent): string | undefined => {
    if (bookingForm(box.current, target)?.contains(target)) last.current = target
    return last.current === target ? (target.getAttribute('name') ?? '') : undefined
  }
  return { box, filling, noteFocus: recordFocus }
}
