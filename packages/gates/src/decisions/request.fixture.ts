import type { SubmittedRequest } from '@fairway/contract/bookings/requests/booking-request.schema'
import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { sailingOf } from '../world/sailings.ts'
import { pacificExpress } from '../world/ways/rotations.ts'
import { createWorld, SEED, SMALL } from '../world/world.ts'
import { type Brief, briefOf } from './brief.ts'

export const epoch = Date.parse('2026-11-15T09:30:00Z')
export const world = createWorld(SEED, epoch, SMALL)
/** The ship for Ningbo's cargo of these days. */
export const ship = sailingOf(world, pacificExpress, 1).vvd
/** The ship of two weeks later, which leaves time to pick up containers. */
export const laterShip = sailingOf(world, pacificExpress, 3)

/** A request of Ningbo Lighting to Long Beach and on to Chicago. */
export const request = (
  serial: number,
  more: Partial<SubmittedRequest> = {},
  documentFields: object = {},
): SubmittedRequest => ({
  ediRef: `FW${String(serial).padStart(8, '0')}`,
  version: 1,
  kind: 'submission',
  organisation: 'NINGBO-LIGHTING',
  submittedAt: '2026-11-15T09:30:00Z',
  bookingNo: null,
  comment: null,
  document: RequestDocument.parse({
    customerReference: `PO-${serial}`,
    serviceContract: 'SC1042',
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    placeOfDelivery: 'USCHI-LPC',
    freightTerm: 'CY-RAMP',
    paymentTerm: 'Prepaid',
    vvd: ship,
    shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '1 Harbour Road' },
    consignee: { name: 'Lakeshore Home, Inc.', address: '400 Canal Street' },
    notifyParty: { name: 'Somebody Else Ltd.', address: 'Elsewhere' },
    commodity: 'LED lamps,\nboxed',
    grossWeight: '12000',
    containers: [{ equipment: '45G1', quantity: '2', packageType: 'CTN' }],
    ...documentFields,
  }),
  ...more,
})

export const brief = (serial: number, more: Partial<SubmittedRequest> = {}, documentFields: object = {}): Brief =>
  briefOf(request(serial, more, documentFields), epoch)
