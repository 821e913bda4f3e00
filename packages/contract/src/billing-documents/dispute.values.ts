/** Where a dispute stands. In Review: the carrier has it. Decided ones and withdrawn ones stay as they are. */
export const disputeStatuses = [
  'Submitted', 'In Review', 'Accepted', 'Partly Accepted', 'Rejected', 'Withdrawn',
] as const // biome-ignore format: one line of words
export type DisputeStatus = (typeof disputeStatuses)[number]
export const openDisputeStatuses = ['Submitted', 'In Review'] as const satisfies readonly DisputeStatus[]

/** Why a charge is disputed. */
export const disputeReasons = [
  'wrongRate', 'wrongQuantity', 'notAgreed', 'chargedTwice', 'wrongPayer', 'notRendered', 'other',
] as const // biome-ignore format: one line of words
export type DisputeReason = (typeof disputeReasons)[number]

/** What the carrier answers: it has the dispute, asks or explains something, or decides. */
export const disputeAnswers = ['received', 'message', 'accept', 'acceptPartly', 'reject'] as const
export type DisputeAnswer = (typeof disputeAnswers)[number]

/** An invoice can be disputed until this many days after it was issued. */
export const DISPUTE_DAYS = 30
/** Remarks and messages are at most this long. */
export const DISPUTE_TEXT = 2000
/** Evidence: photos and PDFs, recognised by their contents. */
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type EvidenceType = (typeof evidenceTypes)[number]
export const EVIDENCE_BYTES = 4 * 1024 * 1024
/** How many files a dispute has at most, over all its messages. */
export const EVIDENCE_LIMIT = 20
/** How many disputes the list shows at most. */
export const DISPUTE_CAP = 1000
