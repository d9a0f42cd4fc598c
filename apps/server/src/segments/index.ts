export { type Booking, type BookingOutcome, upsertBookings } from './bulk/upsert-bookings'
export { deleteSegments } from './deletion/delete-segments'
export { draftOf } from './draft-of'
export { byCaller } from './history/cause'
export { listChanges } from './history/store'
export { segmentFileColumns } from './listing/file-columns'
export { type ExportRow, readAllSegments } from './listing/store'
export { enterBooking } from './manual/enter-booking'
export { type Owner, ownerFor, reassign } from './manual/reassign'
export { whoSets } from './manual/set-by'
export { normaliseEmail } from './normalise-email'
export { kindOfOwner } from './owner'
export { moveSegments } from './owners/move-segments'
export { presentSegment } from './present'
export { reportUpdated } from './report-changes'
export { type SegmentsChanged, segmentsChanged } from './signals'
export {
  assignTrip,
  findSegments,
  findSegmentsAround,
  findSegmentsOfOwner,
  findSegmentsOfTrip,
  lockSegments,
  pinSegments,
  type SegmentRow,
} from './store'
