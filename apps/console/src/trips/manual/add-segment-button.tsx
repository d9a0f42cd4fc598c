import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { AddSegment } from './add-segment'

/** Opens the form for a new segment; hidden if the user may not add any. */
export function AddSegmentButton({ trip }: { trip?: { readonly id: string; readonly headline: string } }) {
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('edit-segments')) return null
  return (
    <>
      <Button className="px-3 print:hidden" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Add segment
      </Button>
      {isOpen ? <AddSegment {...(trip && { trip })} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
