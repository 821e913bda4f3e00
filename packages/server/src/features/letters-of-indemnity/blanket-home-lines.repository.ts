import { HOME_NAMED, LETTER_EXPIRES_AHEAD_DAYS } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'

/** Letters that end soon and that no other one follows: one line, however many there are. */
const lettersExpiring: HomeLineSource = {
  kind: 'letterExpiring',
  allow: ['BL'],
  select: ({ accountId, organisationIds, zone }) => sql`
    select (min(v.expires_on) + 1)::timestamp at time zone ${zone} as due_at, min(v.expires_on) as due_on, null::text as place,
           count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('names', array_to_string((array_agg('LOI' || lpad(l.id::text, greatest(6, length(l.id::text)), '0')
             order by v.expires_on, l.id))[1:${HOME_NAMED}], ', '), 'id', (array_agg(l.id order by v.expires_on, l.id))[1]::text) as args
      from account_organisation m join blanket_letter l
        on (l.shipper_org_id = m.organisation_id and 'shipper' = any(m.roles)) or (l.agent_org_id = m.organisation_id and 'agent' = any(m.roles))
      join blanket_letter_version v on v.letter_id = l.id and v.version = l.active_version
     where m.account_id = ${accountId}::uuid and m.organisation_id = any(${organisationIds}::uuid[]) and l.status = 'Active'
       and v.expires_on between (business_now() at time zone ${zone})::date
                            and (business_now() at time zone ${zone})::date + ${LETTER_EXPIRES_AHEAD_DAYS}::int
       and not exists (select from blanket_letter later where later.renews = l.id and later.status in ('Pending Signature', 'Active'))
    having count(*) > 0`,
}

/** What letters of indemnity say on the Home Page. */
export const letterHomeLines: readonly HomeLineSource[] = [lettersExpiring]
