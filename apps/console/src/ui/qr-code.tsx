import { encode } from 'uqr'

/** The dark modules of a row as one SVG path: `M x y h length v1 h-length z` for each run. */
const runsOf = (row: readonly boolean[], y: number): string => {
  const runs = row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return []
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    return [`M${x} ${y}h${length}v1h-${length}z`]
  })
  return runs.join('')
}

/** A QR code, always dark on white because phones expect that. `label` describes its content. */
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
