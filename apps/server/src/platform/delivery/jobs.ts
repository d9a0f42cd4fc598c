import { recurring } from '../jobs/job'

/** Retention in days, for deliveries with their attempts, events, and hourly statistics. */
export const deliveryDays = 30
export const eventDays = 90
export const hourDays = 400

export const purgeJob = recurring('delivery.purge', 60)
