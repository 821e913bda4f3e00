import { GROUP_MOST } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { definePages } from '../../platform/pages.ts'
import { type ListSearch, readId, readListSearch } from '../../platform/search-readers.ts'

const billingViews = ['account', 'disputes'] as const

/** The list of bills, or what of it is open: a bill, an invoice, a dispute, all of these, the account, a letter. */
export interface BillingAddress extends ListSearch {
  /** A number stays one: a text of digits would stand in quotes in the address. */
  shipment?: string | number
  invoice?: string | number
  dispute?: number
  /** A one-time letter of indemnity, or the shipments for which one is to be signed, comma-separated. */
  letter?: number
  sign?: string | number
  page?: (typeof billingViews)[number]
}

function readNumber(value: unknown, longest = 40): string | number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  return typeof value === 'string' && value !== '' ? cutUnits(value, longest) : undefined
}

/** Nine digits and a comma for each shipment. */
const SIGN_LENGTH = 10 * GROUP_MOST

/** Any text may come by a link: what the page does not understand is left out. */
export function readBillingSearch({
  shipment,
  invoice,
  dispute,
  letter,
  sign,
  page,
  ...rest
}: Record<string, unknown>): BillingAddress {
  const [bill, paper] = [readNumber(shipment), readNumber(invoice)]
  const { id } = readId(dispute)
  const { id: letterId } = readId(letter)
  const shipments = readNumber(sign, SIGN_LENGTH)
  const view = billingViews.find((one) => one === page)
  return {
    ...readListSearch(rest),
    ...(bill !== undefined && { shipment: bill }),
    ...(paper !== undefined && { invoice: paper }),
    ...(id !== undefined && { dispute: id }),
    ...(letterId !== undefined && { letter: letterId }),
    ...(shipments !== undefined && { sign: shipments }),
    ...(view && { page: view }),
  }
}

export const billingDocumentPages = definePages({
  '/billingdoc': {
    title: 'billingDocuments',
    guide: 'pay',
    search: readBillingSearch,
    texts: ['billList', 'listing', 'grid', 'form', 'billing', 'oneTimeLetter', 'signingWait'],
    screen: async () => (await import('./billing.screen.tsx')).BillingScreen,
  },
})
