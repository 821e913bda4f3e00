import { showContainerNumber } from '../../shared/container-number.ts'
import { type Cell, type PlainColumns, plainColumnMaker } from '../../shared/plain-column.rules.ts'
import { eventName } from '../journey/event-name.rules.ts'
import { type HoldType, holdTypes } from '../tracking.values.ts'
import type { DashboardReply } from './dashboard.schema.ts'

type Columns = DashboardReply['columns']

/** The holds that are red, by their bits. */
export const redHoldsOf = (mask: number): HoldType[] =>
  holdTypes.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)

/** Codes that several fields of a row make together. */
export const containerCodes = {
  event: (c: Columns, row: number) => {
    const kind = c.eventKind[row]
    return kind ? eventName({ kind, load: c.eventLoad[row] ?? null, mode: c.eventMode[row] ?? null }) : undefined
  },
  availability: (c: Columns, row: number) => {
    const [kind, basis] = [c.availability[row], c.availabilityBasis[row]]
    return kind && basis ? `${kind} ${basis}` : (kind ?? basis ?? '')
  },
  estimateRule: (c: Columns, row: number) => (c.availableAt[row] ? String(c.estimateRule[row] ?? 'none') : ''),
  hazardous: (c: Columns, row: number) => (c.hazardous[row] ? 'yes' : ''),
}

/** Nobody waits for a container that was returned. */
export const lastFreeDayOf = (c: Columns, row: number) =>
  c.stage[row] === 'Empty Returned' ? null : (c.lastFreeOn[row] ?? null)

export const temperatureText = (c: Columns, row: number) =>
  c.temperature[row] ? `${c.temperature[row]} °${c.temperatureUnit[row] ?? 'C'}` : ''

/** The columns of the container dashboard without the words of a language. */
export function containerColumns(c: Columns, zoneOf: (place: string) => string): PlainColumns {
  const cell: Cell<keyof Columns> = (field, row) => c[field][row] ?? null
  const make = plainColumnMaker(cell, zoneOf)
  return {
    containerNo: {
      ...make.text('containerNo', (row) => showContainerNumber(c.containerNo[row] ?? '')),
      value: (row) => c.containerNo[row] ?? null,
    },
    equipment: make.coded('equipment'),
    stage: make.coded('stage'),
    location: make.coded('location'),
    eventAt: make.moment('eventAt', 'eventPlace'),
    vvd: make.choice('vvd'),
    arrivalAt: make.moment('arrivalAt', 'portOfDischarge'),
    availability: make.coded('availability', (row) => containerCodes.availability(c, row)),
    lastFreeOn: { ...make.day('lastFreeOn'), value: (row) => lastFreeDayOf(c, row) },
    holds: { kind: 'choice', codes: (row) => redHoldsOf(c.redHolds[row] ?? 0) },
    event: make.coded('eventKind', (row) => containerCodes.event(c, row) ?? ''),
    destination: make.coded('destination'),
    bookingNo: make.text('bookingNo'),
    blNumbers: make.text('blNumbers'),
    ediRef: make.text('ediRef'),
    vessel: make.choice('vessel'),
    portOfLoading: make.coded('portOfLoading'),
    portOfDischarge: make.coded('portOfDischarge'),
    shipment: make.choice('shipment'),
    departureAt: make.moment('departureAt', 'portOfLoading'),
    departureBasis: make.coded('departureBasis'),
    arrivalBasis: make.coded('arrivalBasis'),
    availableAt: make.moment('availableAt', 'portOfDischarge'),
    deliveryAt: make.moment('deliveryAt', 'destination'),
    estimateRule: make.coded('estimateRule', (row) => containerCodes.estimateRule(c, row)),
    lastFreeBasis: make.coded('lastFreeBasis'),
    freeDays: make.number('freeDays'),
    detentionDays: make.number('detentionDays'),
    detentionAmount: make.number('detentionAmount'),
    detentionCurrency: make.choice('detentionCurrency'),
    freeTimeBasis: make.coded('freeTimeBasis'),
    returnedAt: make.moment('returnedAt', 'destination'),
    load: make.coded('load'),
    seal: make.text('seal'),
    weightKg: make.number('weightKg'),
    temperature: make.text('temperature', (row) => temperatureText(c, row)),
    ventilation: make.text('ventilation'),
    hazardous: make.coded('hazardous', (row) => containerCodes.hazardous(c, row)),
    shipper: make.choice('shipper'),
    consignee: make.choice('consignee'),
  }
}
