export { type KnownTraveler, listKnownTravelers } from './store'
