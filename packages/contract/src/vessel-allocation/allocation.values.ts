/** Who an account is to the carrier: a cargo owner, a consolidator with its own bills, or a forwarder. */
export const partyTypes = ['BCO', 'NVOCC', 'Forwarder'] as const
export type PartyType = (typeof partyTypes)[number]

/** The rep's forecast, the space reserved, and the space opened to the account for booking. */
export const metrics = ['demand', 'protect', 'release'] as const

/** The quantities of a row: each metric in units of 20 and of 40 feet, which are counted apart. */
export const quantityFields = [
  'demandTeu', 'demandFeu', 'protectTeu', 'protectFeu', 'releaseTeu', 'releaseFeu',
] as const // biome-ignore format: a metric in both units
export type QuantityField = (typeof quantityFields)[number]

/** The cells that a rep can change. */
export const editableFields = [...quantityFields, 'remarks'] as const
export type EditableField = (typeof editableFields)[number]

/** How a row changed: typed in the portal, by a file, added by hand, or by the carrier. */
export const changeSources = ['portal', 'upload', 'manual', 'carrier'] as const

/** A container of 40 feet takes the space of two of 20. */
export const TEU_PER_FEU = 2
/** The most that one cell can hold. */
export const QUANTITY_MOST = 99_999
export const REMARK_LENGTH = 500
/** 'Last 4 hours'. */
export const RECENT_HOURS = 4
/** Vessels that sailed within so many days can be shown beside the open ones. */
export const SAILED_DAYS_MOST = 21

/** The most voyages of one search, and the most rows that it answers with. */
export const VVD_LIMIT = 60
export const ROW_CAP = 20_000
/** The most rows that one save changes. */
export const CHANGE_LIMIT = 5_000
/** The most people who are notified at once, and the length of what is written to them. */
export const NOTIFY_LIMIT = 50
export const NOTE_LENGTH = 500

/** A customer sees the space of so many coming weeks. */
export const OWN_WEEKS = 8
