import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { Violation } from '@fairway/contract/kit/errors'

/** The sections of a booking request as they stand below each other. */
export const requestSections = [
  'references',
  'route',
  'vessel',
  'parties',
  'cargo',
  'containers',
  'special',
  'review',
] as const
export type RequestSection = (typeof requestSections)[number]

/** The element id of a section. */
export const sectionId = (section: RequestSection) => `request-${section}`

/** By the first part of the path; all other fields belong to the cargo. */
const sectionByField: Partial<Record<string, RequestSection>> = {
  customerReference: 'references',
  bookingNo: 'references',
  poNumber: 'references',
  serviceContract: 'route',
  item: 'route',
  portOfLoading: 'route',
  portOfDischarge: 'route',
  placeOfReceipt: 'route',
  placeOfDelivery: 'route',
  freightTerm: 'route',
  paymentTerm: 'route',
  departureFrom: 'vessel',
  departureTo: 'vessel',
  vvd: 'vessel',
  shipper: 'parties',
  consignee: 'parties',
  notifyParty: 'parties',
  containers: 'containers',
  hazard: 'special',
  gauge: 'special',
  temperature: 'special',
  temperatureUnit: 'special',
  remarks: 'review',
}

/** The section of a field. */
export const sectionOf = (path: string): RequestSection => sectionByField[path.split('.')[0] ?? ''] ?? 'cargo'

export interface SectionState {
  section: RequestSection
  /** `idle` is a section that this cargo does not need. */
  state: 'complete' | 'missing' | 'wrong' | 'idle'
  /** How many of its fields are shown to be wrong. */
  errorCount: number
}

/** Whether anything about the cargo needs the section of special cargo. */
export const isSpecial = ({ flags }: Pick<RequestDocument, 'flags'>) =>
  (['HAZ', 'OOG', 'REEFER', 'NOR'] as const).some((flag) => flags.includes(flag))

/**
 * What the outline says of each section: wrong where a finding is shown, missing where something is still to be filled in,
 * complete where nothing is left to do. The review is complete when everything is.
 */
export function sectionStates(
  document: RequestDocument,
  found: readonly Violation[],
  shown: Iterable<string>,
): SectionState[] {
  const invalidSections = [...shown].map(sectionOf)
  return requestSections.map((section) => {
    if (section === 'special' && !isSpecial(document)) return { section, state: 'idle', errorCount: 0 }
    const errorCount = invalidSections.filter((at) => at === section).length
    const isOpen = section === 'review' ? found.length > 0 : found.some(({ path }) => sectionOf(path) === section)
    return { section, state: errorCount > 0 ? 'wrong' : isOpen ? 'missing' : 'complete', errorCount }
  })
}
