/** How the account of a colleague stands: invited until they have signed in once, waiting while nothing is granted. */
export const colleagueStatuses = ['invited', 'waiting', 'active', 'inactive'] as const
export type ColleagueStatus = (typeof colleagueStatuses)[number]

/** So many colleagues are listed. */
export const COLLEAGUES_MOST = 500
