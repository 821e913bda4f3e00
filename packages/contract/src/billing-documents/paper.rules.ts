import { type BillDocument, type BillStatus, finalReleases, type ReleaseStatus } from './bill.values.ts'

/** Papers of a bill that can be downloaded as often as somebody likes. */
export type BillPaper = Exclude<BillDocument, 'freightInvoice' | 'originalBl'>

interface Releasable {
  release: ReleaseStatus | null
  /** The holds that block the release. */
  holds: readonly unknown[]
}

/** Whether the cargo may be handed over: the carrier released the bill, and nothing holds it. */
export const isReleased = ({ release, holds }: Releasable): boolean =>
  finalReleases.some((one) => one === release) && holds.length === 0

/** Whether a paper can be made by now: a copy once the bill is rated, a notice once the ship left, an order once released. */
export const isPaperReady: Record<
  BillPaper,
  (bill: Releasable & { status: BillStatus; hasDeparted: boolean }) => boolean
> = {
  copyBl: ({ status }) => status !== 'Draft',
  arrivalNotice: ({ hasDeparted }) => hasDeparted,
  deliveryOrder: isReleased,
}
