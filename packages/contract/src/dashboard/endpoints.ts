import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Trip } from '../trips/schemas'

export const orgDashboard = endpoint({
  name: 'dashboard.read',
  summary: "Retrieve current and upcoming trips (the next 100), and the number of the team's records.",
  method: 'GET',
  path: '{team}/dashboard',
  teams: ['org'],
  permission: 'read-dashboard',
  output: z.object({
    data: z.object({
      trips: z.array(Trip),
      counts: z.object({
        trips: z.int(),
        trips_in_progress: z.int(),
        trips_upcoming: z.int(),
        segments: z.int(),
        emails: z.int(),
        travelers: z.int(),
      }),
    }),
  }),
})
