export { type Booking, type BookingBecame, upsertBookings } from './bulk/upsert-bookings'
export { giveTo, type Owner, ownerFor } from './by-hand/owners'
export { whoSets } from './by-hand/set-by'
export { deleteSegments } from './deletion/delete-segments'
export { draftOf } from './draft-of'
export { normaliseEmail } from './normalise-email'
export { moveSegments } from './owners/move-segments'
export { presentSegment } from './present'
export { type SegmentsChanged, segmentsChanged } from './signals'
export {
  assignTrip,
  findSegments,
  findSegmentsOfOwner,
  findSegmentsOfTrip,
  lockSegments,
  pinSegments,
  type SegmentRow,
} from './store'
