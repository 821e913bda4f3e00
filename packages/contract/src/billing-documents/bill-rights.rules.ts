import type { PaymentTerm } from '../bookings/requests/booking-request.values.ts'
import type { Group } from '../kit/access.ts'
import type { PartyRole } from '../tracking/tracking.values.ts'
import { type BillDocument, type BillSearchType, type BillType, billDocuments, billTypes } from './bill.values.ts'
import { payerOf } from './invoice.values.ts'

/** The groups that open the billing page, and what each opens there. */
export const billGroups = ['BL', 'OL', 'OD', 'SD'] as const satisfies readonly Group[]

/** Bills that need a letter of indemnity: all that letters are about. */
const underLetters = ['TLX', 'SW'] as const satisfies readonly BillType[]

/** The kinds of bills that a group opens: letters are about telex releases and sea waybills alone. */
export const typesOfGroup = (group: BillSearchType): readonly BillType[] =>
  group === 'OD' || group === 'SD' ? billTypes : underLetters

/** The kinds of bills that somebody with these groups sees; with a search type, those of that group. */
export function billTypesFor(groups: readonly Group[], type?: BillSearchType): BillType[] {
  const own = billGroups.filter((group) => groups.includes(group) && (type === undefined || group === type))
  return billTypes.filter((billType) => own.some((group) => typesOfGroup(group).includes(billType)))
}

/** Whether amounts are shown at all; whose they are, the payment term says. */
export const seesMoney = (groups: readonly Group[]): boolean => groups.includes('SD')

/** Who gets which paper of a bill: one of the groups, and one of the parties. Invoices go to whoever pays. */
const rights: Record<
  Exclude<BillDocument, 'freightInvoice'>,
  { groups: readonly Group[]; parties: readonly PartyRole[] }
> = {
  originalBl: { groups: ['OD'], parties: ['shipper'] },
  copyBl: { groups: ['SD'], parties: ['shipper', 'forwarder', 'consignee', 'broker'] },
  arrivalNotice: { groups: ['SD'], parties: ['consignee', 'notifyParty', 'broker'] },
  deliveryOrder: { groups: ['OD', 'SD'], parties: ['consignee', 'broker'] },
}

/** The groups and parties that get a paper of a bill. */
export const readersOf = (document: keyof typeof rights) => rights[document]

/** Who asks: the groups of a person, and what their organisations are to the booking. */
export interface BillReader {
  groups: readonly Group[]
  roles: readonly PartyRole[]
}

/** Whether charges on this term are the reader's to pay and to see. */
export const paysOn = (term: PaymentTerm, { groups, roles }: BillReader): boolean =>
  seesMoney(groups) && roles.includes(payerOf[term])

/** Whether the reader may have this paper of a bill; an invoice says on which term it is paid. */
export function mayHaveDocument(document: BillDocument, reader: BillReader, term?: PaymentTerm): boolean {
  if (document === 'freightInvoice') return term !== undefined && paysOn(term, reader)
  const { groups, parties } = rights[document]
  return groups.some((group) => reader.groups.includes(group)) && parties.some((role) => reader.roles.includes(role))
}

/** The papers that the reader may have of a bill with charges on these terms. */
export const documentsFor = (reader: BillReader, terms: readonly PaymentTerm[]): BillDocument[] =>
  billDocuments.filter((document) =>
    document === 'freightInvoice' ? terms.some((term) => paysOn(term, reader)) : mayHaveDocument(document, reader),
  )
