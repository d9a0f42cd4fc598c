import { type Booking, type BookingAmount, deleteAmount } from '@sextant/contract/segments/bookings'
import { moneyText, priceText } from '@sextant/domain/kit/money-text'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { amountLabels } from '@sextant/domain/segments/amount-labels'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/dialogs'
import { toast } from '../../ui/notices'
import { type Column, Table } from '../../ui/table'
import { AmountForm } from './amount-form'

/** What a booking costs in addition to its prices, with a form to add and correct amounts. */
export function Amounts({ booking }: { booking: Booking }) {
  const { currency } = useTeam()
  const can = useCan()
  const [edited, setEdited] = useState<BookingAmount | 'new' | null>(null)
  return (
    <section aria-labelledby="amounts" className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="amounts" className="font-semibold">
          Amounts
        </h2>
        {can('edit-segments') ? (
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" />
            Add an amount
          </Button>
        ) : null}
      </header>
      {booking.amounts.length === 0 ? (
        <p className="text-muted">No fees, refunds or final invoices are known.</p>
      ) : (
        <AmountTable booking={booking} currency={currency} onEdit={setEdited} />
      )}
      {edited === null ? null : (
        <AmountForm booking={booking} amount={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

const sources = { email: 'Email', person: 'Entered by a person', import: 'Import' } as const

const columnsOf = (booking: Booking, reporting: string): readonly Column<BookingAmount>[] => [
  { id: 'kind', label: 'Kind', cell: ({ kind }) => amountLabels[kind] },
  { id: 'for', label: 'For', from: 'md', cell: ({ segment_id }) => segmentText(booking, segment_id) },
  { id: 'day', label: 'Day', cell: ({ day }) => <time dateTime={day}>{shortDayText(day)}</time> },
  { id: 'source', label: 'Source', from: 'lg', cell: ({ source }) => sources[source] },
  { id: 'note', label: 'Note', from: 'lg', cell: ({ note }) => note ?? '—' },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => priceText(amount, currency),
  },
  {
    id: 'cents',
    label: `In ${reporting}`,
    align: 'end',
    from: 'sm',
    cell: ({ cents }) => (cents === null ? '—' : moneyText(cents, reporting)),
  },
]

/** Describes the segment that an amount applies to. */
function segmentText({ segments }: Booking, id: string | null): string {
  const segment = segments.find((one) => one.id === id)
  return segment ? segmentHeadline(segment) : 'The whole booking'
}

type AmountTableProps = { booking: Booking; currency: string; onEdit: (amount: BookingAmount) => void }

function AmountTable({ booking, currency, onEdit }: AmountTableProps) {
  const can = useCan()
  const remove = useRemoveAmount(booking)
  const itemsOf = (amount: BookingAmount) => [
    ...(can('edit-segments') ? [{ label: 'Edit amount', onSelect: () => onEdit(amount) }] : []),
    ...(can('delete-segments') ? [{ label: 'Delete amount…', danger: true, onSelect: () => void remove(amount) }] : []),
  ]
  return (
    <Table
      label="Amounts"
      columns={columnsOf(booking, currency)}
      rows={booking.amounts}
      rowKey={({ id }) => id}
      {...(can('edit-segments') && {
        rowMenu: (amount: BookingAmount) => ({ label: `More for ${textOf(amount)}`, items: itemsOf(amount) }),
      })}
    />
  )
}

const textOf = ({ kind, amount, currency }: BookingAmount): string =>
  `${amountLabels[kind]}, ${priceText(amount, currency)}`

/** Deletes an amount after confirmation. */
function useRemoveAmount({ id }: Booking): (amount: BookingAmount) => Promise<void> {
  const team = useTeamRef()
  const refresh = useRefresh()
  const remove = useAction(
    (amount: BookingAmount) => api.call(deleteAmount, { team, id, amountId: amount.id }),
    async (_, amount) => {
      toast(`${textOf(amount)}: deleted.`)
      await refresh()
    },
  )
  return async (amount) => {
    if (await confirm(`${textOf(amount)} will be deleted. The booking then costs what it does without it.`))
      remove.send(amount)
  }
}
