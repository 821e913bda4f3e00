/** Expired is a matter of the date: a letter that was Active until its last day. */
export const blanketLetterStatuses = ['Draft', 'Pending Signature', 'Active', 'Expired', 'Cancelled'] as const
export type BlanketLetterStatus = (typeof blanketLetterStatuses)[number]

/** In which capacity somebody gives letters. Nobody has both. */
export const letterPrivileges = ['shipper', 'agent'] as const
export type LetterPrivilege = (typeof letterPrivileges)[number]

/** The type that criteria of this page carry in its address. */
export const BLANKET_CRITERIA_TYPE = 'BL'

export const LETTER_ADDRESS_LENGTH = 400
export const LETTER_ITEM_LENGTH = 8
/** A search that finds more is refused. */
export const BLANKET_LIST_CAP = 1000

/** A person sees at most this many contracts to choose from. */
export const LETTER_CONTRACT_CAP = 500

/** Days before its end on which a letter is brought to mind, the first one first. */
export const EXPIRY_REMINDER_DAYS = [30, 7, 1] as const
export type ExpiryReminder = (typeof EXPIRY_REMINDER_DAYS)[number]
