import { recurring } from '../jobs/job'

/** How long deliveries with their attempts, events, and the figures by the hour are kept, in days. */
export const deliveryDays = 30
export const eventDays = 90
export const hourDays = 400

export const forgetJob = recurring('delivery.forget', 60)
