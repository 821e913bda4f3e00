import sql from 'sql-template-tag'

/**
 * The cargo weight of the containers of booking `b` as its shipping instructions say, of those that were sent and not
 * rejected. Goods of several pages in one container are added up; a weight that is no number counts as none.
 */
export const instructedWeights = sql`
  select box->>'containerNo' as container_no,
         sum(case when box->>'weight' ~ '^\\d{1,9}(\\.\\d{1,6})?$' then (box->>'weight')::numeric end) as weight_kg
    from shipping_instruction i
    cross join lateral (
      select v.document from si_version v
       where v.instruction_id = i.id and v.source <> 'carrier' and v.carrier_action is distinct from 'Not Delivered'
       order by v.version desc limit 1) newest
    cross join lateral jsonb_array_elements(newest.document->'commodities') as page
    cross join lateral jsonb_array_elements(page->'containers') as box
   where i.booking_id = b.id and i.status not in ('Draft', 'Rejected') group by 1`

/** What was sent last as the verified gross mass of the containers of booking `b`, each with its unit. */
export const verifiedMasses = sql`
  select weighed->>'containerNo' as container_no, weighed->>'mass' as mass, weighed->>'unit' as unit
    from vgm g
    cross join lateral (
      select v.document from vgm_version v
       where v.vgm_id = g.id and v.carrier_action is distinct from 'Not Delivered' order by v.version desc limit 1) newest
    cross join lateral jsonb_array_elements(newest.document->'rows') as weighed
   where g.booking_no = b.booking_no`
