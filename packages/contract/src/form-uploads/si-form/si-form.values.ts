/** The columns of the form for shipping instructions, in their order. `isList`: its cells offer a list. */
export const siColumns = [
  { field: 'bookingNo', isRequired: true },
  { field: 'customerReference' },
  { field: 'blNo' },
  { field: 'blType', isRequired: true, isList: true },
  { field: 'originals', isRequired: true },
  { field: 'nonNegotiables', isRequired: true },
  { field: 'freightDisplay', isRequired: true, isList: true },
  { field: 'paymentTerm', isRequired: true, isList: true },
  { field: 'secondNotifyParty' },
  { field: 'shipper.name', isRequired: true },
  { field: 'shipper.address', isRequired: true },
  { field: 'shipper.contact' },
  { field: 'consignee.name', isRequired: true },
  { field: 'consignee.address' },
  { field: 'consignee.contact' },
  { field: 'notifyParty.name', isRequired: true },
  { field: 'notifyParty.address' },
  { field: 'notifyParty.contact' },
  { field: 'description', isRequired: true },
  { field: 'marks', isRequired: true },
  { field: 'hts' },
  { field: 'containerNo', isRequired: true },
  { field: 'equipment', isRequired: true, isList: true },
  { field: 'seal', isRequired: true },
  { field: 'packages', isRequired: true },
  { field: 'packageType', isRequired: true, isList: true },
  { field: 'weight', isRequired: true },
  { field: 'volume', isRequired: true },
  { field: 'remarks' },
] as const satisfies readonly { field: string; isRequired?: true; isList?: true }[]
export type SiColumn = (typeof siColumns)[number]['field']

/** Columns of a container, and of a commodity; all others are of the instruction. */
export const siContainerColumns = [
  'containerNo', 'equipment', 'seal', 'packages', 'packageType', 'weight', 'volume',
] as const satisfies readonly SiColumn[] // biome-ignore format: one line of words
export const siCommodityColumns = ['description', 'marks', 'hts'] as const satisfies readonly SiColumn[]

/** Instructions of one file; each of them is a bill. */
export const SI_FORM_LIMIT = 100
