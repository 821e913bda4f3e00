/** What a link can show to outsiders: one container, the containers of one booking, or those of a saved view. */
export const sharedKinds = ['container', 'booking', 'view'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** How a link stands: `lost` where its owner may no longer see what it shows. */
export const sharedStates = ['open', 'ended', 'withdrawn', 'lost'] as const
export type SharedState = (typeof sharedStates)[number]

/** The most days that a link lasts, and those that the form proposes. */
export const SHARED_DAYS_MOST = 90
export const SHARED_DAYS_USUAL = 14
/** The most links of one person that are in force at once. */
export const SHARED_LINKS_MOST = 100
/** The most containers of a view that a link shows. */
export const SHARED_CONTAINERS_MOST = 500
export const SHARED_LABEL_LENGTH = 80
export const SHARED_PAGE_SIZE = 50
/** The most lines of visits that are shown of a link, newest first. */
export const SHARED_VISITS_MOST = 200
