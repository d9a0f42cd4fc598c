import { AmountKind, amountKinds } from '@sextant/contract/emails/stated-amounts'
import { addAmount, type Booking, type BookingAmount, updateAmount } from '@sextant/contract/segments/bookings'
import { amountLabels } from '@sextant/domain/segments/amount-labels'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { api } from '../../kit/api'
import { todayOf } from '../../kit/clock'
import { useCommand } from '../../kit/command'
import { DayField } from '../../kit/day-input'
import { dayIn, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Field } from '../../ui/field'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { SelectField } from '../../ui/select-field'

type AmountFormProps = {
  booking: Booking
  /** Null to add one. */
  amount: BookingAmount | null
  onClose: () => void
}

/** Adds an amount to a booking, or corrects one. */
export function AmountForm({ booking, amount, onClose }: AmountFormProps) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const save = useCommand(
    (values: FormData) => {
      const body = bodyOf(values)
      return amount
        ? api.call(updateAmount, { team, id: booking.id, amountId: amount.id, body })
        : api.call(addAmount, { team, id: booking.id, body })
    },
    {
      onDone: async () => {
        onClose()
        toast(amount ? 'The amount was saved.' : 'The amount was added.')
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title={amount ? 'Edit amount' : 'Add an amount'}
      intro="Fees are added to what the booking costs, and refunds are deducted. A folio replaces the price of its stay or rental."
      submitLabel={amount ? 'Save amount' : 'Add amount'}
      {...save}
      onSubmit={save.send}
      onClose={onClose}
    >
      <AmountFields booking={booking} amount={amount} />
    </FormModal>
  )
}

const bodyOf = (values: FormData) => ({
  kind: AmountKind.parse(textIn(values, 'kind')),
  amount: textIn(values, 'amount').trim(),
  currency: textIn(values, 'currency').trim().toUpperCase(),
  day: dayIn(values, 'day'),
  segment_id: textIn(values, 'segment_id') || null,
  note: textIn(values, 'note').trim() || null,
})

function AmountFields({ booking, amount }: Pick<AmountFormProps, 'booking' | 'amount'>) {
  const team = useTeam()
  const segments = booking.segments.map((segment) => ({
    value: segment.id,
    label: [segmentHeadline(segment), segment.member_name].filter(Boolean).join(', '),
  }))
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <SelectField
        name="kind"
        label="Kind"
        defaultValue={amount?.kind ?? 'cancellation_fee'}
        choices={amountKinds.map((value) => ({ value, label: amountLabels[value] }))}
      />
      <SelectField
        name="segment_id"
        label="For"
        defaultValue={amount?.segment_id ?? ''}
        choices={[{ value: '', label: 'The whole booking' }, ...segments]}
      />
      <Field
        name="amount"
        label="Amount"
        inputMode="decimal"
        hint="Such as 129.50"
        autoComplete="off"
        defaultValue={amount?.amount}
        required
      />
      <Field
        name="currency"
        label="Currency"
        maxLength={3}
        hint="Three letters"
        autoComplete="off"
        defaultValue={amount?.currency ?? booking.currency ?? team.currency}
        required
      />
      <DayField name="day" label="Day" day={amount?.day ?? todayOf(team)} />
      <Field name="note" label="Note" maxLength={300} autoComplete="off" defaultValue={amount?.note ?? ''} />
    </div>
  )
}
