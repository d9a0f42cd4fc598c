import { cx } from './cx'

/** A grey stand-in of a text or box that is still to come; `className` gives its size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('skeleton block h-4', className)} />
)

/** The shape of a page of panels while it loads; says so to screen readers. */
export const PageSkeleton = ({ label = 'Loading' }: { label?: string }) => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{label}</span>
    <div className="flex flex-col gap-2">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="w-40" />
    </div>
    {[72, 48].map((height) => (
      <div key={height} className="flex flex-col gap-4 rounded-box border border-line bg-surface p-4">
        <Skeleton className="w-1/3" />
        <Skeleton className="w-2/3" />
        <Skeleton className={height === 72 ? 'h-40 w-full' : 'h-24 w-full'} />
      </div>
    ))}
  </div>
)
