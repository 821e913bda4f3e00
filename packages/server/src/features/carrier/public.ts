export { setAsideDeliveries } from './outbox/delivery-home-lines.repository.ts'
