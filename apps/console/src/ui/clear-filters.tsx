import { X } from 'lucide-react'
import { Button } from './button'

/** Clears all filters of a list; hidden if none is set. */
export const ClearFilters = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <Button variant="quiet" onClick={onClear}>
      <X aria-hidden="true" />
      Clear
    </Button>
  ) : null
