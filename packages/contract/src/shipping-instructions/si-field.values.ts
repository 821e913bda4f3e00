import type { SiContainer, SiDocument } from './shipping-instruction.schema.ts'

/** The fields of an instruction in the order in which people read a bill, by section. Comparisons and remarks use these lists. */
export const siSections = ['bill', 'parties', 'commodities', 'remarks'] as const
export type SiSection = (typeof siSections)[number]

export const siBillFields = [
  'bookingNo', 'customerReference', 'blNo', 'blType', 'originals', 'nonNegotiables', 'freightDisplay', 'paymentTerm',
  'secondNotifyParty',
] as const satisfies readonly (keyof SiDocument)[] // biome-ignore format: one line of names

export const siPartyFields = ['name', 'address', 'contact'] as const

export const siCommodityFields = ['description', 'marks', 'hts'] as const

export const siContainerFields = [
  'containerNo', 'equipment', 'seal', 'packages', 'packageType', 'weight', 'volume',
] as const satisfies readonly (keyof SiContainer)[] // biome-ignore format: one line of names
