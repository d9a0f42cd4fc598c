import type { ReactNode } from 'react'
import { cx } from './cx'

/** Two heights on one element would make it jump when a later style sheet names them in another order. */
const hasHeight = /(?:^|\s)(?:h|size)-/

/**
 * A grey stand-in of a text or box that is still to come; `className` gives its size, a line's height unless it says
 * so.
 */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={cx('skeleton block', hasHeight.test(className) ? '' : 'h-4', className)} />
)

/** Title and context of a page that is on its way; says so to screen readers. */
const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <h1 className="sr-only">Loading</h1>
    <div className="mb-6 flex flex-col gap-2">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="w-40" />
    </div>
    {children}
  </div>
)

const Card = ({ className }: { className: string }) => (
  <div className="flex flex-col gap-4 rounded-box border border-line bg-surface p-4">
    <Skeleton className="w-1/3" />
    <Skeleton className={className} />
  </div>
)

/** The shape of one record's page: its parts below each other, and a column beside them. */
export const RecordSkeleton = () => (
  <Loading>
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Card className="h-28" />
        <Card className="h-40" />
        <Card className="h-40" />
      </div>
      <Card className="h-52" />
    </div>
  </Loading>
)

/** The shape of a dashboard: a row of figures, and lists. */
export const DashboardSkeleton = () => (
  <Loading>
    <div className="flex flex-col gap-7">
      <div className="h-18 rounded-box border border-line bg-surface p-4">
        <Skeleton className="h-full w-full" />
      </div>
      <Card className="h-24" />
      <Card className="h-96" />
    </div>
  </Loading>
)
