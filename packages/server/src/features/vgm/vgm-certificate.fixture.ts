import { lampContainer, secondContainer, weighedDocument, weighedRow } from '@fairway/contract/vgm/vgm.fixture'
import type { VgmHeader, VgmRow, VgmState } from '@fairway/contract/vgm/vgm.schema'
import type { CertificateFacts } from './vgm-certificate.rules.ts'

const place = (code: string, en: string, zh: string, vi = en) => ({ code, name: { en, zh, vi } })
const header: VgmHeader = {
  carrier: { scac: 'FWYL', name: 'Fairway Lines' },
  loadPort: place('CNNGB', 'Ningbo', '宁波'),
  vvd: 'FHM043E',
  vessel: 'FAIRWAY HARMONY',
  bookingNo: '7000001',
  finalDestination: place('USCHI', 'Chicago', '芝加哥'),
  shipperReference: 'NBL-2026-118',
  transShipment: [],
}
const state: VgmState = {
  ...{ id: 1, bookingNo: '7000001', status: 'Accepted', stored: 'Accepted', revision: 2, version: 1, hasUnsent: false },
  ...{ isComplete: true, savedAt: '2026-11-16T02:00:00Z', savedBy: 'li.na@ningbo-lighting.example' },
  ...{ submittedAt: '2026-11-16T02:00:00Z', carrierAction: 'Accepted', carrierAt: '2026-11-16T03:10:00Z', carrierNote: null },
} // biome-ignore format: side by side

const signature = {
  signatory: '李娜',
  authorisedParty: '宁波照明有限公司',
  weighedAt: '2026-11-16 09:30',
  weighedPlace: 'Trạm cân Bắc Luân số 2',
}
export const sm1: VgmRow = { ...weighedRow, ...signature, mass: '24180.5' }
export const sm2: VgmRow = {
  ...{ ...weighedRow, ...signature, containerNo: secondContainer.containerNo, method: 'SM2', unit: 'LB' },
  ...{ mass: '52337.2', cargo: '43500', dunnage: '151', tare: '8686.2', signatory: 'Trần Thị Mai' },
}

/** Two containers of Ningbo Lighting, one of each method. */
export const certificateFacts = (rows: readonly VgmRow[] = [sm1, sm2], isOfContainer = false): CertificateFacts => ({
  booking: { header, containers: [lampContainer, secondContainer], zone: 'Asia/Shanghai' },
  state,
  sent: { ...weighedDocument, rows: [...rows] },
  rows,
  isOfContainer,
})
