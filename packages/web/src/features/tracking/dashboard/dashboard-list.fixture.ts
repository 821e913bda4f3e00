import type { DashboardList } from './dashboard-calls.ts'

type Row = { [F in keyof DashboardList['columns']]: DashboardList['columns'][F][number] }

const plain: Row = {
  containerNo: 'FWYU4829130', bookingNo: '3104482', blNumbers: null, ediRef: null, equipment: '45G1', stage: 'In-Transit',
  availability: null, availabilityBasis: null, load: 'full', eventKind: 'departed', eventLoad: null, eventMode: 'vessel',
  eventAt: '2026-11-10T02:00:00Z', eventPlace: 'CNNGB', vvd: 'FHM042E', vessel: 'Fairway Harmony', shipment: 'LOCAL',
  portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', destination: 'USLGB', departureAt: '2026-11-10T02:00:00Z',
  departureBasis: 'actual', arrivalAt: '2026-11-24T14:00:00Z', arrivalBasis: 'estimated', availableAt: null,
  deliveryAt: null, lastFreeOn: null, lastFreeBasis: null, freeDays: null, detentionDays: null, detentionAmount: null,
  estimateRule: null,
  detentionCurrency: null, returnedAt: null, seal: null, weightKg: '12400.5', temperature: null, temperatureUnit: null,
  ventilation: null, hazardous: false, redHolds: 0, shipper: null, consignee: null,
} // biome-ignore format: forty fields on ten lines

/** A list of boxes that are alike but for what is said of each. */
export function listOf(...rows: Partial<Row>[]): DashboardList {
  const whole = rows.map((row) => ({ ...plain, ...row }))
  const fields = Object.keys(plain) as (keyof Row)[] // of the object above
  return {
    columns: Object.fromEntries(
      fields.map((field) => [field, whole.map((row) => row[field])]),
    ) as DashboardList['columns'], // field by field
    rows: rows.length,
    lastUpdateTs: '2026-11-15T07:48:00Z',
    missing: [],
    estimating: null,
    asOf: '2026-11-15T07:48:00Z',
    liveFrom: '1',
    watch: 'own/none',
  }
}
