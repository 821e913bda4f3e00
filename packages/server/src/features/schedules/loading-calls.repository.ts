import sql from 'sql-template-tag'

/** A ship that should have left so long ago without a report has left. */
const OVERDUE_DAYS = 14

const loading = sql`
  select p.vvd, p.seq, l.port_code, coalesce(p.departure_estimated_at, p.departure_planned_at) as departs_at
    from port_call p join location l on l.code = p.location_code
   where p.departure_planned_at > (select business_now()) - make_interval(days => ${OVERDUE_DAYS})
     and p.departure_actual_at is null
     and coalesce(p.departure_estimated_at, p.departure_planned_at) > (select business_now())
     and num_nonnulls(p.si_cut_off_at, p.vgm_cut_off_at, p.cy_cut_off_at, p.ams_cut_off_at, p.special_cut_off_at) > 0`

/**
 * Calls at which a coming ship takes cargo on: the carrier named a cut-off for it, and the ship has not left. For a
 * `with`, as table `loading` with its port, its place in the voyage and when the ship leaves.
 */
export const loadingCalls = sql`loading as materialized (${loading})`

/** The same for a question about one port, which need not look at all of them. */
export const loadingCallsAtPort = sql`loading as not materialized (${loading})`

/** Ports that a big ship goes on to from where it takes cargo on: what a port of discharge is chosen from. Needs `loading`. */
export const dischargeCalls = sql`
  select l.port_code from loading f join voyage y on y.vvd = f.vvd and y.type = 'Mainline'
    join port_call p on p.vvd = f.vvd and p.seq > f.seq join location l on l.code = p.location_code`
