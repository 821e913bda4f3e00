import sql, { join, raw } from 'sql-template-tag'
import { payerOf, type ViewerScope } from '../../platform/visibility.repository.ts'

const payers = ['shipper', 'consignee', 'thirdParty'] as const

/** What one of the organisations has to pay of the unpaid invoices: found along their bookings, by an index of such invoices. */
export const unpaidInvoices = ({ organisationIds }: Pick<ViewerScope, 'organisationIds'>) => {
  const ofPayer = payers.map((payer) => {
    const role = raw(`'${payer}'`)
    return sql`
    select i.invoice_no, i.bl_no, i.booking_id, i.due_on from invoice i
     where i.open > 0 and ${payerOf(sql`i.term`)} = ${role} and i.booking_id = any(array(
       select own.booking_id from booking_party own where own.org_id = any(${organisationIds}::uuid[]) and own.role = ${role}))`
  })
  return sql`(${join(ofPayer, ' union all ')})`
}
