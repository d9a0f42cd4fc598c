import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'

export type RowRef = Ref<HTMLTableRowElement>

type VirtualRowsProps = {
  count: number
  /** The number of cells per row. */
  cells: number
  /** The row at an index from 0; the ref measures it. */
  rowAt: (index: number, ref: RowRef) => ReactNode
}

/**
 * The minimum row height in pixels. Rows with two lines of text are taller, and are measured when they scroll into
 * view.
 */
const minRowHeight = 45
/** Extra rows above and below the window, so that the arrow keys and Tab find the next one. */
const overscan = 10

/** The visible rows of a long table, with spacers in place of all others. */
export function VirtualRows({ count, cells, rowAt }: VirtualRowsProps) {
  const spacer = useRef<HTMLTableRowElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((spacer.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    // Content above the table may grow, which moves the table.
    const watch = new ResizeObserver(measure)
    measure()
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- the compiler should indeed skip this component
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => minRowHeight,
    measureElement: ({ offsetHeight }) => Math.max(offsetHeight, minRowHeight),
    overscan,
    scrollMargin: top,
  })
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <>
      <Spacer height={before} cells={cells} ref={spacer} />
      {shown.map(({ index }) => rowAt(index, rows.measureElement))}
      <Spacer height={after} cells={cells} />
    </>
  )
}

type SpacerProps = { height: number; cells: number; ref?: RowRef }

const Spacer = ({ height, cells, ref }: SpacerProps) => (
  <tr aria-hidden="true" ref={ref}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty spacer is not a control */}
    <td colSpan={cells} style={{ height }} className="p-0" />
  </tr>
)
