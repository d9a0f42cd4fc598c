import { encode } from 'uqr'

/** The dark squares of a row as one path: `M x y h length v1 h-length z` for each run of them. */
const runsOf = (row: readonly boolean[], y: number): string => {
  const runs = row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return []
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    return [`M${x} ${y}h${length}v1h-${length}z`]
  })
  return runs.join('')
}

/**
 * A text as a QR code, dark on white whatever the colours of the page: phones read it so. `label` says what it holds.
 */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-line bg-white text-black"
    >
      <path d={data.map(runsOf).join('')} fill="currentColor" />
    </svg>
  )
}
