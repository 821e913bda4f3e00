/** What a space can be filled with. */
export const spaceMetrics = ['demand', 'protect', 'release', 'booked'] as const
export type SpaceMetric = (typeof spaceMetrics)[number]

/** Containers of both lengths in TEU, or those of 20 or 40 feet alone. */
export const countedIn = ['all', 'teu', 'feu'] as const
export type CountedIn = (typeof countedIn)[number]
