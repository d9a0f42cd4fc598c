import type { ReactNode } from 'react'
import { cx } from './cx'

/** Two height classes on one element would shift the layout if a later style sheet reorders them. */
const hasHeight = /(?:^|\s)(?:h|size)-/

/** A gray placeholder for content that is loading; `className` sets its size, by default one line. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={cx('skeleton block', hasHeight.test(className) ? '' : 'h-4', className)} />
)

/** The title placeholder of a loading page, announced to screen readers. */
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

/** The skeleton of a detail page: stacked panels and a side column. */
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

/** The skeleton of a dashboard: key figures and lists. */
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
