import { CUT_OFF_AHEAD_DAYS, DECISION_NEWS_HOURS, HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource, HomeReader } from '../../../platform/home-line.ts'
import { documentField } from './request-list.repository.ts'

const allow = ['BR', 'BS'] as const
const own = ({ organisationIds }: HomeReader) => sql`r.org_id = any(${organisationIds}::uuid[])`
/** Some of the requests of a line by their references, and the one that a line about a single request leads to. */
const named = sql`
  'names', array_to_string((array_agg(${documentField('customerReference')} order by r.saved_at desc, r.id desc)
    filter (where ${documentField('customerReference')} <> ''))[1:${HOME_NAMED}], ', '),
  'id', max(r.id)::text`

/** What the carrier decided lately, by what it was. */
const decisionsArrived: HomeLineSource = {
  kind: 'requestDecided',
  allow,
  select: (reader) => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('action', r.carrier_action, 'note', case when count(*) = 1 then coalesce(max(r.carrier_note), '') else '' end, ${named}) as args
      from booking_request r
     where ${own(reader)} and r.carrier_action <> 'Received'
       and r.carrier_at > (select business_now() - make_interval(hours => ${DECISION_NEWS_HOURS}))
     group by r.carrier_action`,
}

/** What was written and never sent, changes of sent requests among it. */
const draftsWaiting: HomeLineSource = {
  kind: 'draftWaiting',
  allow,
  select: (reader) => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('since', min(r.saved_at), ${named}) as args
      from booking_request r
     where ${own(reader)} and r.has_unsent and r.status in ('Draft', 'Submitted', 'Approved', 'Rejected')
    having count(*) > 0`,
}

/** Cut-offs of the vessels that requests are booked on, as they come near. */
const cutOffsNear: HomeLineSource = {
  kind: 'cutOffNear',
  allow,
  select: (reader) => sql`
    select cut.at as due_at, null::date as due_on, call.location_code as place, count(*) as count, '[]'::json as boxes, call.vvd,
           json_build_object('cutOff', cut.kind, ${named}) as args
      from booking_request r
      join port_call call on call.vvd = ${documentField('vvd')} and call.location_code = ${documentField('portOfLoading')}
     cross join lateral (values ('si', call.si_cut_off_at), ('vgm', call.vgm_cut_off_at), ('cy', call.cy_cut_off_at)) as cut(kind, at)
     where ${own(reader)} and r.status in ('Submitted', 'Approved')
       and cut.at > (select business_now()) and cut.at <= (select business_now() + make_interval(days => ${CUT_OFF_AHEAD_DAYS}))
     group by call.vvd, call.location_code, cut.kind, cut.at`,
}

/** What booking requests say on the Home Page. */
export const requestHomeLines: readonly HomeLineSource[] = [decisionsArrived, draftsWaiting, cutOffsNear]
