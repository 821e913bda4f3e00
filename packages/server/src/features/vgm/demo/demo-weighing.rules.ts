import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { VgmBooking, VgmDocument, VgmRow } from '@fairway/contract/vgm/vgm.schema'
import { beginVgm } from '@fairway/contract/vgm/vgm-rows.rules'

/**
 * What becomes of the weights of the demo: one is only written, one lacks containers, one comes after its cut-off, and of
 * the others the demo carrier makes what their reference says.
 */
export const demoFates = ['kept', 'partly', 'wait', 'reject', 'accept', 'late'] as const
export type DemoFate = (typeof demoFates)[number]

const HOUR_MS = 3_600_000
const DUNNAGE_KG = 85
/** What a container holds whose cargo weight nobody knows. */
const CARGO_KG = 12_400

/** A container as a weighbridge and a warehouse would state it: every second one by the sum of its parts. */
function weighedRow(row: VgmRow, at: number, { containers }: VgmBooking): VgmRow {
  const container = containers.find(({ containerNo }) => containerNo === row.containerNo)
  const tare = Number(container?.tareKg ?? 0)
  const cargo = Math.round(Number(container?.cargoKg ?? CARGO_KG)) || CARGO_KG
  if (at % 2 === 0) return { ...row, method: 'SM1', mass: String(cargo + tare + DUNNAGE_KG) }
  return { ...row, method: 'SM2', cargo: String(cargo), dunnage: String(DUNNAGE_KG), tare: String(tare) }
}

/** Weights of the demo as its shipper writes them. The reference tells the demo carrier what to make of them. */
export function demoWeighing(booking: VgmBooking, fate: DemoFate): VgmDocument {
  const begun = beginVgm(booking.header, booking.containers)
  const { date, time } = placeTime(new Date(Date.parse(booking.now) - 5 * HOUR_MS).toISOString(), booking.zone)
  const wish = fate === 'wait' || fate === 'reject' ? fate : 'accept'
  return {
    ...begun,
    reference: fate === 'kept' ? begun.reference : `demo: ${wish}`,
    signatory: 'Li Na',
    authorisedParty: 'Ningbo Lighting Co., Ltd.',
    weighedAt: `${date} ${time}`,
    weighedPlace: 'Beilun weighbridge 2',
    rows: begun.rows.map((row, at) => (fate === 'partly' && at > 0 ? row : weighedRow(row, at, booking))),
  }
}
