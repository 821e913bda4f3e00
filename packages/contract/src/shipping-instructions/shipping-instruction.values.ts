/** The values of shipping instructions, for schemas, rules, SQL checks and translations. */
export const siStatuses = ['Draft', 'Submitted', 'Accepted', 'Rejected', 'Correction Pending'] as const
export type SiStatus = (typeof siStatuses)[number]

/** What a version is: the first one or one after a rejection, a correction, or a draft B/L that was returned or approved. */
export const siVersionKinds = ['submission', 'correction', 'draftReturned', 'draftApproved', 'carrierDraft'] as const
export type SiVersionKind = (typeof siVersionKinds)[number]

/** What the carrier did with a version; a version that never reached it counts as never sent. */
export const siCarrierActions = ['Received', 'Accepted', 'Rejected', 'Draft Corrected', 'Not Delivered'] as const
export type SiCarrierAction = (typeof siCarrierActions)[number]

/** The decisions that the carrier sends: `correct` brings a draft B/L that differs and waits for the customer's approval. */
export const siDecisions = ['received', 'accept', 'reject', 'correct'] as const
export type SiDecision = (typeof siDecisions)[number]

/** How freight shows on the bill. */
export const freightDisplays = ['Freighted', 'Unfreighted', 'As arranged'] as const
export type FreightDisplay = (typeof freightDisplays)[number]

export const siParties = ['shipper', 'consignee', 'notifyParty'] as const
export type SiParty = (typeof siParties)[number]

/** The modes of `/shippingInstructionsDetails?type=`: `draft` shows the draft B/L beside the instruction. */
export const siDetailTypes = ['new', 'view', 'edit', 'copy', 'draft'] as const
export type SiDetailType = (typeof siDetailTypes)[number]

/** The fewest and most originals of each type of bill; a telex release may do without. */
export const ORIGINALS = {
  OBL: { least: 1, most: 3 },
  TLX: { least: 0, most: 3 },
  SW: { least: 0, most: 0 },
} as const
export const NON_NEGOTIABLES_MOST = 99

/** Lines of a description at most, as it prints: wrapped at 75 characters. */
export const DESCRIPTION_LINES = 999
export const DESCRIPTION_WIDTH = 75
export const MARKS_WIDTH = 30
export const MARKS_LINES = 999
export const SI_LONGEST = {
  customerReference: 35,
  secondNotifyParty: 10,
  seal: 15,
  partyName: 70,
  remarks: 2000,
} as const
export const PACKAGES_DIGITS = 6
export const WEIGHT_DIGITS = { before: 7, after: 3 } as const
export const VOLUME_DIGITS = { before: 6, after: 4 } as const

/** More than any bill has; a form with more is refused as a whole. */
export const COMMODITY_LIMIT = 50
export const SI_CONTAINER_LIMIT = 500
/** A list of instructions shows this many at most, as the booking dashboard does. */
export const SI_CAP = 3000
export const REMARK_LIMIT = 200

/** The box of a party on the bill: characters in a line, and lines. What does not fit is printed below the goods. */
export const PARTY_BOX = { width: 50, lines: 6 } as const
/** Cargo of one container outside of these is possible, but usually a slip of the pen: tonnes, pounds, a lost point. */
export const USUAL_WEIGHT_KG = { least: 50, most: 30_500 } as const
export const USUAL_VOLUME = { least: 0.1, most: 90 } as const
/** Warnings that the sender of an instruction confirms: the SI cut-off has passed, an unusual weight or volume. */
export const siConfirmations = ['SI0042', 'SI0047', 'SI0048'] as const
