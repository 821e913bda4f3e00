import type { AllocationRow, Space } from '@fairway/contract/vessel-allocation/allocation.schema'

export const allocationRow = (more: Partial<AllocationRow> = {}): AllocationRow => ({
  id: 1, version: 4, vvd: 'FHM043E', voyageType: 'Mainline', etd: null, eta: null, contract: 'SC1042', portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB', partyType: 'BCO', account: 'NBL', accountName: 'Ningbo Lighting', salesRep: 'D1', salesRepName: 'Rui Zhao',
  demandTeu: 10, demandFeu: 5, protectTeu: 4, protectFeu: 2, releaseTeu: 4, releaseFeu: 2, bookedTeu: 0, bookedFeu: 0,
  remarks: '', updatedBy: 'x', updatedAt: '2026-11-15T00:00:00Z', isOwn: true, isClosed: false, ...more,
}) // biome-ignore format: one row

const unit = (teu: number, feu: number) => ({ teu, feu })
export const allocationSpace: Space = {
  vvd: 'FHM043E', portOfLoading: 'CNNGB', vessel: 'Hummingbird', voyageType: 'Mainline', etd: null, isClosed: false,
  capacity: unit(20, 20), demand: unit(10, 5), protect: unit(4, 2), release: unit(4, 2), booked: unit(0, 0),
} // biome-ignore format: one space
