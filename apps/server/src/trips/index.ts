export { listCurrentTrips } from './list-current-trips'
export { regroupTrips } from './regroup-trips'
