import { keptListing } from '../../../ui/listing/kept-listing.ts'
import type { DashboardList } from './dashboard-calls.ts'

/** What the page reads of every list; an answer that was kept before they had one of them is not shown. */
const fields: (keyof DashboardList['columns'])[] = [
  'containerNo', 'bookingNo', 'blNumbers', 'ediRef', 'equipment', 'stage', 'availability', 'availabilityBasis', 'load',
  'eventKind', 'eventLoad', 'eventMode', 'eventAt', 'eventPlace', 'vvd', 'vessel', 'shipment', 'portOfLoading',
  'portOfDischarge', 'destination', 'departureAt', 'departureBasis', 'arrivalAt', 'arrivalBasis', 'availableAt',
  'deliveryAt', 'estimateRule', 'lastFreeOn', 'lastFreeBasis', 'freeDays', 'detentionDays', 'detentionAmount', 'detentionCurrency',
  'returnedAt', 'seal', 'weightKg', 'temperature', 'temperatureUnit', 'ventilation', 'hazardous', 'redHolds', 'shipper',
  'consignee',
] // biome-ignore format: seven lines of names

export const keptContainers = keptListing<DashboardList>('containerDashboard', { fields, parts: ['missing'] })
