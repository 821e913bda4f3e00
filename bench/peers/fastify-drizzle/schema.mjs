// @ts-check
// The tables that the two calls read, as a drizzle schema.
import { relations } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (/** @type {string} */ name) => timestamp(name, { withTimezone: true })
const id = (/** @type {string} */ name) => bigint(name, { mode: 'number' })
const inThreeLanguages = { nameEn: text('name_en'), nameZh: text('name_zh'), nameVi: text('name_vi') }

export const locations = pgTable('location', {
  code: text('code').primaryKey(),
  portCode: text('port_code'),
  ...inThreeLanguages,
  zone: text('zone'),
  country: text('country'),
})
export const equipmentTypes = pgTable('equipment_type', { code: text('code').primaryKey(), ...inThreeLanguages })
export const vessels = pgTable('vessel', { code: text('code').primaryKey(), name: text('name') })
export const voyages = pgTable('voyage', { vvd: text('vvd').primaryKey(), vesselCode: text('vessel_code') })
export const portCalls = pgTable('port_call', {
  vvd: text('vvd'),
  seq: integer('seq'),
  locationCode: text('location_code'),
  arrivalPlannedAt: at('arrival_planned_at'),
  arrivalEstimatedAt: at('arrival_estimated_at'),
  arrivalActualAt: at('arrival_actual_at'),
  departurePlannedAt: at('departure_planned_at'),
  departureEstimatedAt: at('departure_estimated_at'),
  departureActualAt: at('departure_actual_at'),
})
export const callEstimates = pgTable('call_estimate', {
  vvd: text('vvd'),
  seq: integer('seq'),
  locationCode: text('location_code'),
  moment: text('moment'),
  revision: integer('revision'),
  statedAt: at('stated_at'),
  estimatedAt: at('estimated_at'),
  reason: text('reason'),
})
export const bookings = pgTable('booking', {
  id: id('id').primaryKey(),
  bookingNo: text('booking_no'),
  status: text('status'),
  shipment: text('shipment'),
  polCode: text('pol_code'),
  podCode: text('pod_code'),
  delCode: text('del_code'),
  oceanVvd: text('ocean_vvd'),
})
export const bookingLegs = pgTable('booking_leg', {
  bookingId: id('booking_id'),
  seq: integer('seq'),
  kind: text('kind'),
  fromCode: text('from_code'),
  toCode: text('to_code'),
  vvd: text('vvd'),
  plannedDepartureAt: at('planned_departure_at'),
  plannedArrivalAt: at('planned_arrival_at'),
})
export const containers = pgTable('container', {
  id: id('id').primaryKey(),
  bookingId: id('booking_id'),
  containerNo: text('container_no'),
  equipmentCode: text('equipment_code'),
  assignedAt: at('assigned_at'),
  removed: boolean('removed'),
  stage: text('stage'),
  terminalWord: text('terminal_word'),
  lastEventId: id('last_event_id'),
  lastMovedAt: at('last_moved_at'),
  heardAt: at('heard_at'),
})
export const containerEvents = pgTable('container_event', {
  id: id('id').primaryKey(),
  containerId: id('container_id'),
  kind: text('kind'),
  load: text('load'),
  mode: text('mode'),
  classifier: text('classifier'),
  withdrawn: boolean('withdrawn'),
  occurredAt: at('occurred_at'),
  locationCode: text('location_code'),
  vvd: text('vvd'),
})

export const voyageRelations = relations(voyages, ({ one, many }) => ({
  vessel: one(vessels, { fields: [voyages.vesselCode], references: [vessels.code] }),
  calls: many(portCalls),
  estimates: many(callEstimates),
}))
export const portCallRelations = relations(portCalls, ({ one }) => ({
  voyage: one(voyages, { fields: [portCalls.vvd], references: [voyages.vvd] }),
}))
export const callEstimateRelations = relations(callEstimates, ({ one }) => ({
  voyage: one(voyages, { fields: [callEstimates.vvd], references: [voyages.vvd] }),
}))
export const bookingRelations = relations(bookings, ({ one, many }) => ({
  ocean: one(voyages, { fields: [bookings.oceanVvd], references: [voyages.vvd] }),
  legs: many(bookingLegs),
}))
export const bookingLegRelations = relations(bookingLegs, ({ one }) => ({
  booking: one(bookings, { fields: [bookingLegs.bookingId], references: [bookings.id] }),
  voyage: one(voyages, { fields: [bookingLegs.vvd], references: [voyages.vvd] }),
  from: one(locations, { fields: [bookingLegs.fromCode], references: [locations.code] }),
  to: one(locations, { fields: [bookingLegs.toCode], references: [locations.code] }),
}))
export const containerRelations = relations(containers, ({ one, many }) => ({
  booking: one(bookings, { fields: [containers.bookingId], references: [bookings.id] }),
  equipment: one(equipmentTypes, { fields: [containers.equipmentCode], references: [equipmentTypes.code] }),
  lastEvent: one(containerEvents, { fields: [containers.lastEventId], references: [containerEvents.id] }),
  events: many(containerEvents, { relationName: 'journey' }),
}))
export const containerEventRelations = relations(containerEvents, ({ one }) => ({
  container: one(containers, {
    fields: [containerEvents.containerId],
    references: [containers.id],
    relationName: 'journey',
  }),
  voyage: one(voyages, { fields: [containerEvents.vvd], references: [voyages.vvd] }),
  location: one(locations, { fields: [containerEvents.locationCode], references: [locations.code] }),
}))
