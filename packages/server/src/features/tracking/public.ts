export { bookingContainers } from './cargo/booking-containers.repository.ts'
export { bookingLegs } from './cargo/booking-route.repository.ts'
export { places } from './cargo/cargo-statements.repository.ts'
export { getSharedContainer, listSharedContainers } from './cargo/shared-cargo.repository.ts'
export { findContainersInView, isReadableView, listContainersInView } from './dashboard/watched-view.actions.ts'
export {
  estimateContainers,
  estimatePorts,
  estimateVoyages,
  listEstimateRuns,
  requestEstimates,
} from './estimates/estimate.actions.ts'
export { isOpen } from './estimates/estimate.repository.ts'
export { previewEstimates, type RuleRow } from './estimates/estimate-preview.repository.ts'
export { basisOf } from './events/availability.repository.ts'
export { type ContainerOutcome, recordCargoChanges } from './events/cargo-change.actions.ts'
export { noteBookings } from './events/cargo-change.repository.ts'
export { recordCustoms, recordFreeTime, recordInterchanges } from './events/carrier-facts.actions.ts'
export { recordEvents, recordHolds, refreshContainersOfBookings } from './events/event.actions.ts'
export { noteArrivals, noteVesselMoves } from './events/watched-news.repository.ts'
export { markContracts as markFreeTimeDue } from './free-time/calculated-free-time.repository.ts'
export { noteLastFreeDays } from './free-time/watched-free-day.repository.ts'
export { cargoHomeParts } from './home-figures.repository.ts'
export { cargoHomeLines } from './home-lines.repository.ts'
