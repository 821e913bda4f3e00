import type { ContractTerms } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { Party, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { requestParties } from '@fairway/contract/bookings/requests/booking-request.values'
import { withReceipt } from '@fairway/contract/bookings/requests/request-change.rules'

const onlyOne = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : '')
const isNobody = ({ name, address }: Party) => name === '' && address === ''

/** What a contract leaves no choice in is filled in where nothing stands yet; whatever was written stays. */
export function withContract(document: RequestDocument, terms: ContractTerms): RequestDocument {
  const { places, paymentTerms, parties, items } = terms
  const after = {
    ...document,
    portOfLoading: document.portOfLoading || onlyOne(places.loading),
    portOfDischarge: document.portOfDischarge || onlyOne(places.discharge),
    paymentTerm: document.paymentTerm || onlyOne(paymentTerms),
    item: document.item || onlyOne(items.map(({ code }) => code)),
  }
  for (const role of requestParties) {
    const [named, other] = parties.filter((party) => party.role === role)
    if (named && !other && isNobody(document[role]))
      after[role] = { ...document[role], name: named.name, address: named.address }
  }
  return withReceipt(after)
}
