export { listCallbacks } from './deliveries/list-callbacks'
export { type EventDelivered, eventDelivered } from './signals'
