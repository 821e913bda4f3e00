import { cutUnits } from '@fairway/contract/shared/cut-units'

/** What the address of a correction says: which one, or the shipment that it is about. */
export interface CorrectionSearch {
  id?: number
  shipmentNo?: string
}

/** Any text may come by a link; an id is a whole number above zero. */
export function readCorrectionSearch({ id, shipmentNo }: Record<string, unknown>): CorrectionSearch {
  const number = Number(id)
  const shipment =
    typeof shipmentNo === 'string' || typeof shipmentNo === 'number' ? cutUnits(String(shipmentNo), 40) : ''
  return {
    ...(Number.isSafeInteger(number) && number > 0 && { id: number }),
    ...(shipment !== '' && { shipmentNo: shipment }),
  }
}
