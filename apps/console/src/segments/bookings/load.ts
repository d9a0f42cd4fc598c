import type { Load } from '../../kit/page-route'
import { bookingQuery } from './queries'

export const loadBooking: Load = ({ queryClient, ref, params: { bookingId = '' } }) =>
  queryClient.ensureQueryData(bookingQuery(ref, bookingId))
