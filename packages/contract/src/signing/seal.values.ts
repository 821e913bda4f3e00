/**
 * What can be said of a PDF. `unchanged`: it is as we sealed it. `extended`: our seal is whole, and something was added
 * behind it. `changed`: it has our seal, which does not fit it. `foreign`: signed, but not by us.
 */
export const sealFindings = ['unchanged', 'extended', 'changed', 'foreign', 'unsigned', 'unreadable'] as const
export type SealFinding = (typeof sealFindings)[number]

/** Whose clock says when something was sealed: a time server's that vouches for it, or the portal's own. */
export const sealClocks = ['timeServer', 'own'] as const
