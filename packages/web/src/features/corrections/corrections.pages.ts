import { cutUnits } from '@fairway/contract/shared/cut-units'
import { definePages } from '../../platform/pages.ts'
import { readId, readListSearch } from '../../platform/search-readers.ts'

/** Which correction, or the shipment that it is about. */
function readCorrectionSearch({ id, shipmentNo }: Record<string, unknown>): { id?: number; shipmentNo?: string } {
  const isText = typeof shipmentNo === 'string' || typeof shipmentNo === 'number'
  const shipment = isText ? cutUnits(String(shipmentNo), 40) : ''
  return { ...readId(id), ...(shipment !== '' && { shipmentNo: shipment }) }
}

export const correctionPages = definePages({
  '/bookingUpdate': {
    title: 'bookingCorrection',
    guide: 'correct',
    search: readListSearch,
    texts: ['corrections', 'listing', 'grid', 'form'],
    screen: async () => (await import('./list/correction-list.screen.tsx')).CorrectionListScreen,
  },
  '/bookingUpdateDetails': {
    title: 'bookingCorrection',
    guide: 'correct',
    search: readCorrectionSearch,
    texts: ['corrections', 'documentForm', 'form'],
    screen: async () => (await import('./form/correction-details.screen.tsx')).CorrectionDetailsScreen,
  },
})
