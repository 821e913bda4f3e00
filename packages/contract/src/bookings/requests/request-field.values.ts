/**
 * The fields of a booking request in reading order, each with the key of its label. Comparisons, histories and
 * documents use this list; corrections have a list of their own.
 */
export const requestFields = [
  { path: 'customerReference', label: 'customerReference', section: 'references' },
  { path: 'bookingNo', label: 'bookingNo', section: 'references' },
  { path: 'poNumber', label: 'poNumber', section: 'references' },
  { path: 'serviceContract', label: 'serviceContract', section: 'references' },
  { path: 'item', label: 'item', section: 'references' },
  { path: 'freightTerm', label: 'freightTerm', section: 'route' },
  { path: 'paymentTerm', label: 'paymentTerm', section: 'route' },
  { path: 'placeOfReceipt', label: 'placeOfReceipt', section: 'route' },
  { path: 'portOfLoading', label: 'portOfLoading', section: 'route' },
  { path: 'portOfDischarge', label: 'portOfDischarge', section: 'route' },
  { path: 'placeOfDelivery', label: 'placeOfDelivery', section: 'route' },
  { path: 'departureFrom', label: 'departureFrom', section: 'route' },
  { path: 'departureTo', label: 'departureTo', section: 'route' },
  { path: 'vvd', label: 'vvd', section: 'route' },
  { path: 'shipper.name', label: 'name', of: 'shipper', section: 'parties' },
  { path: 'shipper.address', label: 'address', of: 'shipper', section: 'parties' },
  { path: 'shipper.contact', label: 'contact', of: 'shipper', section: 'parties' },
  { path: 'consignee.name', label: 'name', of: 'consignee', section: 'parties' },
  { path: 'consignee.address', label: 'address', of: 'consignee', section: 'parties' },
  { path: 'consignee.contact', label: 'contact', of: 'consignee', section: 'parties' },
  { path: 'notifyParty.name', label: 'name', of: 'notifyParty', section: 'parties' },
  { path: 'notifyParty.address', label: 'address', of: 'notifyParty', section: 'parties' },
  { path: 'notifyParty.contact', label: 'contact', of: 'notifyParty', section: 'parties' },
  { path: 'commodity', label: 'commodity', section: 'cargo' },
  { path: 'grossWeight', label: 'grossWeight', section: 'cargo' },
  { path: 'cube', label: 'cube', section: 'cargo' },
  { path: 'flags', label: 'flags', section: 'cargo' },
  { path: 'hazard.unType', label: 'unType', of: 'hazard', section: 'cargo' },
  { path: 'hazard.unNumber', label: 'unNumber', of: 'hazard', section: 'cargo' },
  { path: 'hazard.imoClass', label: 'imoClass', of: 'hazard', section: 'cargo' },
  { path: 'hazard.packageGroup', label: 'packageGroup', of: 'hazard', section: 'cargo' },
  { path: 'hazard.flashPoint', label: 'flashPoint', of: 'hazard', section: 'cargo' },
  { path: 'hazard.flashPointUnit', label: 'flashPointUnit', of: 'hazard', section: 'cargo' },
  { path: 'hazard.emergencyPhone', label: 'emergencyPhone', of: 'hazard', section: 'cargo' },
  { path: 'gauge.length', label: 'length', of: 'gauge', section: 'cargo' },
  { path: 'gauge.width', label: 'width', of: 'gauge', section: 'cargo' },
  { path: 'gauge.height', label: 'height', of: 'gauge', section: 'cargo' },
  { path: 'temperature', label: 'temperature', section: 'cargo' },
  { path: 'temperatureUnit', label: 'temperatureUnit', section: 'cargo' },
  { path: 'remarks', label: 'remarks', section: 'cargo' },
  { path: 'containers.*.equipment', label: 'equipment', of: 'containers', section: 'containers' },
  { path: 'containers.*.quantity', label: 'quantity', of: 'containers', section: 'containers' },
  { path: 'containers.*.packageType', label: 'packageType', of: 'containers', section: 'containers' },
  { path: 'containers.*.packages', label: 'packages', of: 'containers', section: 'containers' },
  { path: 'containers.*.temperature', label: 'temperature', of: 'containers', section: 'containers' },
] as const satisfies readonly NamedField[]

/** One field of a document; `*` in its path stands for the number of a row. */
export interface NamedField {
  path: string
  label: string
  /** The group of the field: a party, the hazard, the rows of containers. */
  of?: string
  section: string
}

export const requestSections = ['references', 'route', 'parties', 'cargo', 'containers'] as const
export type RequestSection = (typeof requestSections)[number]
