import { containerColumns } from '@fairway/contract/tracking/dashboard/container-columns.rules'
import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { it } from 'vitest'
import { expectSameReadings, someLabels, zoneAt } from '../../../ui/listing/plain-columns.fixture.ts'
import { columnsOf } from './containers.columns.tsx'
import type { ContainerLabels } from './containers.list.ts'

const columns: DashboardReply['columns'] = {
  containerNo: ['FWYU4829130', 'FWYU0463485'],
  bookingNo: ['3104482', '3104500'],
  blNumbers: ['FWYL310448201, FWYL310448202', null],
  ediRef: ['EDI-1', null],
  equipment: ['45G1', '22R1'],
  stage: ['Hold', 'Empty Returned'],
  availability: ['Available For Pickup', null],
  availabilityBasis: ['estimate', null],
  load: ['full', 'empty'],
  eventKind: ['gateIn', 'gateIn'],
  eventLoad: ['full', 'empty'],
  eventMode: [null, 'truck'],
  eventAt: ['2026-11-14T23:30:00Z', '2026-11-13T02:00:00Z'],
  eventPlace: ['USLGB', null],
  location: ['USLGB', 'sea'],
  vvd: ['FHM042E', null],
  vessel: ['Fairway Hamburg', null],
  shipment: ['IPI', 'LOCAL'],
  portOfLoading: ['CNNGB', 'CNNGB'],
  portOfDischarge: ['USLGB', 'USLGB'],
  destination: ['USLGB', 'USLGB'],
  departureAt: ['2026-11-01T20:00:00Z', null],
  departureBasis: ['actual', null],
  arrivalAt: ['2026-11-14T04:00:00Z', '2026-11-15T04:00:00Z'],
  arrivalBasis: ['actual', 'overdue'],
  availableAt: ['2026-11-16T20:00:00Z', null],
  deliveryAt: ['2026-11-17T20:00:00Z', null],
  estimateRule: [7, null],
  lastFreeOn: ['2026-11-20', '2026-11-21'],
  lastFreeBasis: ['terminal', null],
  freeDays: [5, null],
  detentionDays: [0, 3],
  detentionAmount: [null, '1200.00'],
  detentionCurrency: [null, 'USD'],
  freeTimeBasis: [null, null],
  returnedAt: [null, '2026-11-13T02:00:00Z'],
  seal: ['FW123', null],
  weightKg: ['18420.5', null],
  temperature: [null, '-18'],
  temperatureUnit: [null, 'C'],
  ventilation: [null, null],
  hazardous: [true, false],
  redHolds: [5, 0],
  shipper: ['Lakeshore', null],
  consignee: ['Lakeshore Retail', null],
}

it('the server filters a watched or shared view by what the page filters it by', () => {
  const list = { columns, rows: 2, asOf: '2026-11-15T00:00:00Z' } as DashboardReply // the rest is not read
  const labels = someLabels as unknown as ContainerLabels // its words
  expectSameReadings(columnsOf(list, labels), containerColumns(columns, zoneAt), 2)
})
