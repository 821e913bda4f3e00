export { basisOf } from './availability.repository.ts'
export { bookingContainers as bookingBoxes } from './booking-boxes.repository.ts'
export { bookingLegs } from './booking-way.repository.ts'
export { type ContainerOutcome as BoxOutcome, recordCargoChanges as noteCargoChanges } from './cargo-change.actions.ts'
export { noteBookings } from './cargo-change.repository.ts'
export { places } from './cargo-statements.repository.ts'
export { recordCustoms, recordFreeTime, recordInterchanges } from './carrier-facts.actions.ts'
export {
  estimateContainers as estimateBoxes,
  estimatePorts,
  estimateVoyages,
  listEstimateRuns,
  requestEstimates,
} from './estimate.actions.ts'
export { isOpen } from './estimate.repository.ts'
export { previewEstimates, type RuleRow } from './estimate-preview.repository.ts'
export { recordEvents, recordHolds, refreshContainersOfBookings as rederive } from './event.actions.ts'
export { cargoHomeLines } from './home-lines.repository.ts'
export { dashboardTopic as ownTopicOf } from './own-topic.ts'
