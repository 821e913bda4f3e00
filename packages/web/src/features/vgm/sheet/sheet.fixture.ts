import { lampContainer, secondContainer, weighedDocument } from '@fairway/contract/vgm/vgm.fixture'
import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { beginVgm } from '@fairway/contract/vgm/vgm-rows.rules'

const place = (code: string) => ({ code, name: { en: code, zh: code, vi: code } })

/** Two bookings of Ningbo Lighting from one ship: one container each. */
export function bookingWith(bookingNo: string, containers = [lampContainer]): VgmBooking {
  const header = {
    carrier: { scac: 'FWYL', name: 'Fairway Lines' },
    loadPort: place('CNNGB'),
    vvd: 'FHM042E',
    vessel: 'Fairway Humber',
    bookingNo,
    finalDestination: place('USLGB'),
    shipperReference: `NBL-${bookingNo}`,
    transShipment: [],
  }
  const { signatory, authorisedParty, weighedAt, weighedPlace } = weighedDocument
  return {
    header,
    bookingStatus: 'Approved',
    bills: [],
    cutOffAt: '2026-11-20T04:00:00Z',
    zone: 'Asia/Shanghai',
    containers,
    state: null,
    document: { ...beginVgm(header, containers), signatory, authorisedParty, weighedAt, weighedPlace },
    sent: null,
    tickets: [],
    now: '2026-11-16T02:00:00Z',
  }
}

export const twoBookings = () => [bookingWith('7000001'), bookingWith('7000002', [secondContainer])]
