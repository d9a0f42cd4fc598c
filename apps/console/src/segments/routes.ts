import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** Travel. The app passes the screen, because it includes trips. */
export const travelPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'travel',
  page: 'Travel',
  permission: 'browse-trips',
  remember: 'travel',
  load: async () => (await import('./load')).loadTravel,
  screen,
})

export const bookingPage: PageRoute = {
  path: 'bookings/$bookingId',
  page: 'Booking',
  permission: 'read-segments',
  load: async () => (await import('./bookings/load')).loadBooking,
  screen: lazyScreen(() => import('./bookings/booking'), 'BookingScreen'),
}
