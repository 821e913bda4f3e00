/** The offices that customers write to, as the specification lists them. */
export const supportOffices = ['china', 'us', 'shanghai', 'ningbo', 'technical'] as const
export type SupportOfficeName = (typeof supportOffices)[number]

/** Open: the carrier's turn. Answered: the customer's. Closed: nobody's. */
export const supportStatuses = ['Open', 'Answered', 'Closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const SUPPORT_SUBJECT = 120
export const SUPPORT_TEXT = 4000
/** How many requests a person sends in a day, and how many messages about one. */
export const SUPPORT_PER_DAY = 20
export const SUPPORT_MESSAGES = 100
/** Files are recognised by their contents. */
export const supportFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const SUPPORT_FILE_BYTES = 4 * 1024 * 1024
export const SUPPORT_FILES = 5
/** How many requests a list shows at most. */
export const SUPPORT_CAP = 200
