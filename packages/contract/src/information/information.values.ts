/** What the Information Center is sorted by. */
export const informationCategories = ['notice', 'tariff', 'form', 'guide'] as const
export type InformationCategory = (typeof informationCategories)[number]

/**
 * Where an entry stands. Scheduled: its first version is not public yet. Published with a later version to come is Published
 * too: what readers see counts.
 */
export const informationStatuses = ['Draft', 'Scheduled', 'Published', 'Withdrawn'] as const
export type InformationStatus = (typeof informationStatuses)[number]

export const INFORMATION_TITLE = 160
export const INFORMATION_BODY = 20_000
/** A list and a feed show the beginning of each text. */
export const INFORMATION_EXCERPT = 240
/** How many entries a page of the list has, and how many a feed. */
export const INFORMATION_PAGE = 20
export const FEED_LENGTH = 50

/** Attachments are recognised by their contents. */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const INFORMATION_FILE_BYTES = 4 * 1024 * 1024
export const INFORMATION_FILES = 12
