import { cutText } from '@fairway/contract/shared/cut-text'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiRow } from '@fairway/contract/shipping-instructions/si-list.schema'
import { type SiTotals, totalsOf } from '@fairway/contract/shipping-instructions/si-totals.rules'

const COMMODITY_SHOWN = 120

const listed = {
  blNo: ({ blNo }) => blNo,
  blType: ({ blType }) => blType,
  customerReference: ({ customerReference }) => customerReference,
  shipper: ({ shipper }) => shipper.name,
  consignee: ({ consignee }) => consignee.name,
  notifyParty: ({ notifyParty }) => notifyParty.name,
  commodities: ({ commodities }) => String(commodities.length),
  containers: (_document, { containers }) => String(containers),
  packages: (_document, { packages }) => packages,
  grossWeight: (_document, { weight }) => weight,
  volume: (_document, { volume }) => volume,
  commodity: ({ commodities }) => cutText(commodities[0]?.description.split('\n')[0] ?? '', COMMODITY_SHOWN),
} satisfies Partial<Record<keyof SiRow | 'commodity', (document: SiDocument, totals: SiTotals) => string>>

/** What a list shows of a document, in this order and under these names. New ones come last. */
export const listedFields = Object.keys(listed) as (keyof typeof listed)[] // the keys of the table above

export function lineOf(document: SiDocument): string[] {
  const totals = totalsOf(document)
  return listedFields.map((field) => listed[field](document, totals))
}
