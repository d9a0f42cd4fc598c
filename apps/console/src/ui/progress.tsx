/** Progress from 0 to 1; null if unknown. */
export const Progress = ({ label, part }: { label: string; part: number | null }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    {...(part === null ? {} : { 'aria-valuenow': Math.floor(part * 100) })}
    className="h-1.5 overflow-hidden rounded-full bg-sunken"
  >
    <div
      className={
        part === null ? 'skeleton h-full bg-accent-fill' : 'h-full rounded-full bg-accent-fill transition-[width]'
      }
      style={{ width: part === null ? '33%' : `${part * 100}%` }}
    />
  </div>
)
