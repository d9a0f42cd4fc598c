import * as charts from '@sextant/contract/dashboard/charts'
import * as developer from '@sextant/contract/dashboard/developer'
import * as endpoints from '@sextant/contract/dashboard/endpoints'
import { serveTeam } from '../platform/http/serve'
import { readBookings } from './charts/read-bookings'
import { readHotelNights } from './charts/read-hotel-nights'
import { readSegmentBookings } from './charts/read-segment-bookings'
import { readSegmentCosts } from './charts/read-segment-costs'
import { readSegmentPurchase } from './charts/read-segment-purchase'
import { readSegmentSources } from './charts/read-segment-sources'
import { readSpend } from './charts/read-spend'
import { readTravel } from './charts/read-travel'
import { readEmailsChart } from './developer/read-emails-chart'
import { readFigures } from './developer/read-figures'
import { readDashboard } from './read-dashboard'

export const dashboardRoutes = [
  serveTeam(endpoints.orgDashboard, readDashboard),
  serveTeam(developer.developerDashboard, readFigures),
  serveTeam(developer.emailsChart, readEmailsChart),
  serveTeam(charts.travelChart, readTravel),
  serveTeam(charts.spendChart, readSpend),
  serveTeam(charts.bookingsChart, readBookings),
  serveTeam(charts.segmentBookingsChart, readSegmentBookings),
  serveTeam(charts.hotelNightsChart, readHotelNights),
  serveTeam(charts.segmentCostsChart, readSegmentCosts),
  serveTeam(charts.segmentSourcesChart, readSegmentSources),
  serveTeam(charts.segmentPurchaseChart, readSegmentPurchase),
]
