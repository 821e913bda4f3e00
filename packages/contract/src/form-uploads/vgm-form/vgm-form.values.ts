/** The columns of the form for verified gross mass, in their order. `isList`: its cells offer a list. */
export const vgmColumns = [
  { field: 'bookingNo', isRequired: true },
  { field: 'blNo' },
  { field: 'reference' },
  { field: 'containerNo', isRequired: true },
  { field: 'method', isRequired: true, isList: true },
  { field: 'unit', isRequired: true, isList: true },
  { field: 'mass' },
  { field: 'cargo' },
  { field: 'dunnage' },
  { field: 'tare' },
  { field: 'signatory', isRequired: true },
  { field: 'authorisedParty', isRequired: true },
  { field: 'weighedAt', isRequired: true },
  { field: 'weighedPlace', isRequired: true },
] as const satisfies readonly { field: string; isRequired?: true; isList?: true }[]
export type VgmColumn = (typeof vgmColumns)[number]['field']

/** Bookings of one file; a booking has two containers or more on average. */
export const VGM_FORM_LIMIT = 2500
