import type { BillType, ReleaseStatus } from '../billing-documents/bill.values.ts'

/** Shipments that were put together stay together for so long, unless they are signed for or let go. */
export const GROUP_WAIT_SECONDS = 300
/** The most shipments that one letter covers. */
export const GROUP_MOST = 50

/** The bills that one-time letters are about, and the release status in which they wait for one. */
export const letterBillTypes = ['TLX', 'SW'] as const satisfies readonly BillType[]
export const WAITS_FOR_LETTER: ReleaseStatus = 'SWB LOI Pending'

/** A letter is `formed` with its group of shipments, and `signed` once. */
export const oneTimeLetterStates = ['formed', 'signed'] as const
export type OneTimeLetterState = (typeof oneTimeLetterStates)[number]

/** What can be downloaded of a letter: as it is to be signed, and as it was signed. */
export const oneTimeLetterFiles = ['letter', 'signed'] as const
export type OneTimeLetterFile = (typeof oneTimeLetterFiles)[number]
