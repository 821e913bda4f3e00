import sql from 'sql-template-tag'
import type { StoredInstruction } from './instruction.repository.ts'

/** Whether account `a` still works for the shipper or the forwarder of the booking of an instruction. */
export const worksOn = ({ bookingId }: StoredInstruction) => sql`exists (
  select from account_organisation m join booking_party p on p.org_id = m.organisation_id
   where m.account_id = a.id and m.web_id_granted and p.booking_id = ${bookingId} and p.role in ('shipper', 'forwarder'))`
