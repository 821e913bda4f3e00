import sql from 'sql-template-tag'

/**
 * Whether a hold of type `h.type` can apply to a container of booking `b` that is discharged at `pod`: clean truck and
 * traffic mitigation fees belong to truck moves at certain ports, the original to a bill of that kind, payment to
 * Collect.
 */
export const holdApplies = sql`(
  (h.type <> 'originalBl' or b.bill_type = 'OBL')
  and (h.type <> 'collectPayment' or b.payment_term = 'Collect')
  and (h.type not in ('cleanTruckFee', 'trafficMitigationFee') or (pod.truck_fees and b.shipment = 'LOCAL')))`
