import { HOME_SAILINGS } from '@fairway/contract/home/home.values'
import sql, { type Sql } from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'
import { isClosed, loadingCall } from './space.repository.ts'

/** The next voyages on which space can still be given, each until the first of its ports closes. */
const nextSailings = (also: Sql) => sql`
  select min(least(load.etd, load.ams_cut_off_at)) as due_at, null::date as due_on, (array_agg(s.pol_code order by load.etd, s.pol_code))[1] as place,
         count(*) as count, '[]'::json as boxes, s.vvd, json_build_object('vessel', ship.name, 'etd', min(load.etd)) as args
    from allocation_space s join voyage y on y.vvd = s.vvd join vessel ship on ship.code = y.vessel_code ${loadingCall}
   where load.etd is not null and not ${isClosed} and ${also}
   group by s.vvd, ship.name order by min(load.etd), s.vvd limit ${HOME_SAILINGS}::int`

/** For sales, all of them. */
const sailings: HomeLineSource = { kind: 'sailingNext', allow: ['VS'], select: () => nextSailings(sql`true`) }

/** For a rep, those on which accounts of theirs have space. */
const ownSailings: HomeLineSource = {
  kind: 'ownSailingNext',
  allow: ['VA', 'VU'],
  select: ({ salesRep }) =>
    nextSailings(sql`exists (
      select from allocation a join allocation_rep own on own.org_id = a.org_id and own.web_id = ${salesRep}::text
       where a.vvd = s.vvd and a.pol_code = s.pol_code)`),
}

/** The next sailings of who allocates space. */
export const sailingHomeLines: readonly HomeLineSource[] = [sailings, ownSailings]
