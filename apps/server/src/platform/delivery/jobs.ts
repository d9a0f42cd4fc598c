import { recurring } from '../jobs/job'

/** Retention of deliveries with their attempts, of events, and of hourly statistics, in days. */
export const deliveryDays = 30
export const eventDays = 90
export const hourDays = 400

export const purgeJob = recurring('delivery.purge', 60)
