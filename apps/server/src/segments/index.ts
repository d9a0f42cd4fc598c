export { deleteSegments } from './deletion/delete-segments'
export { draftOf } from './draft-of'
export { normaliseEmail } from './normalise-email'
export { presentSegment } from './present'
export { type SegmentsChanged, segmentsChanged } from './signals'
export {
  assignTrip,
  findSegmentsOfOwner,
  findSegmentsOfTrip,
  lockSegments,
  type SegmentRow,
} from './store'
