import type { Segment } from '@sextant/contract/segments/schemas'
import { csvLine } from '../kit/csv'
import { sftpFields } from './fields'
import { type Column, type Manifest, segmentEvents } from './manifest'

/**
 * One CSV file per change, with a header line and a line of values. Files sort by time, and a retry replaces its file.
 */
export const bySftp = (
  name: string,
  columns: readonly Column[],
  isIncluded: (segment: Segment) => boolean,
): Manifest => ({
  delivery: 'sftp',
  events: segmentEvents,
  fields: sftpFields(name),
  columns,
  compose: (segmentEvent, config) =>
    isIncluded(segmentEvent.segment)
      ? {
          by: 'sftp',
          path: `${(config['folder'] ?? '/').replace(/\/*$/, '/')}${fileName(segmentEvent.event)}`,
          type: 'text/csv',
          content: `${csvLine(columns.map(([column]) => column))}${csvLine(columns.map(([, , of]) => of(segmentEvent)))}`,
        }
      : null,
})

const fileName = ({ id, created }: { readonly id: string; readonly created: string }): string =>
  `travel-${created.slice(0, 19).replaceAll(/[-:T]/g, '')}-${id}.csv`
