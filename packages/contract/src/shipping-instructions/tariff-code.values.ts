/** So many codes are offered; more words or digits find the others. */
export const TARIFF_SHOWN = 20
/** So many codes are looked up in one call: those of a whole shipping instruction. */
export const TARIFF_CHECKED = 50
/** A search text is no longer than this. */
export const TARIFF_QUERY_LENGTH = 200

/** `known` codes are the carrier's, or begin one of the carrier's; `unchecked` where the carrier has sent no codes. */
export const tariffStatuses = ['known', 'withdrawn', 'unknown', 'unchecked'] as const
