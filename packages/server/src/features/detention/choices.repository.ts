import { DetentionChoices } from '@fairway/contract/detention/detention.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { namesIn } from '../reference-data/public.ts'
import { mostSpecificFirst, StoredTerms, termsColumns, termsFor, termsMayBeSeenBy } from './terms.repository.ts'

const Nothing = z.object({})

/** What the calculator offers: contracts with terms that have not ended, all equipment, and where cargo is delivered. */
export const findChoices = (db: Database, viewer: Viewer, zone: string) =>
  db.document(
    Nothing,
    DetentionChoices,
    sql`
    with today as (select (business_now() at time zone ${zone}::text)::date as day)
    select json_build_object(
      'contracts', (select coalesce(json_agg(json_build_object('number', k.number, 'title', k.title, 'isPublic', k.is_public,
          'validFrom', k.valid_from, 'validTo', k.valid_to) order by k.is_public, k.number), '[]')
        from service_contract k where k.valid_to >= (select day from today) and ${termsMayBeSeenBy(viewer)}
         and exists (select from detention_terms t where t.contract_number = k.number and not t.withdrawn)),
      'equipment', (select coalesce(json_agg(json_build_object('code', q.code, 'name', ${namesIn(sql`q`)}, 'group', q.group_name)
          order by array_position(array['dry', 'reefer', 'special'], q.group_name), q.length_feet, q.code), '[]') from equipment_type q),
      'destinations', (select coalesce(json_agg(json_build_object('code', l.code, 'name', ${namesIn(sql`l`)}, 'spoken', coalesce(l.spoken, ''))
          order by l.code), '[]') from location l where l.kind in ('port', 'ramp', 'inland')),
      'today', (select day from today))::text as body`,
  )

/** An admin is shown so many terms. */
export const TERMS_SHOWN = 500

const FoundRow = StoredTerms.extend({ contractTitle: z.string(), isPublic: z.boolean(), containers: z.number() })

interface TermsQuery {
  contract: string | null
  equipment: string | null
  destination: string | null
}

/** Terms of every contract for an admin, those of one contract together, the most specific first. */
export const searchTerms = (db: Database, { contract, equipment, destination }: TermsQuery) =>
  db.many(
    FoundRow,
    sql`
    select ${termsColumns}, k.title as "contractTitle", k.is_public as "isPublic",
           (select count(*)::int from container c where c.rule_ref = t.ref and c.stage = 'Out-gated') as containers
      from detention_terms t join service_contract k on k.number = t.contract_number
     where (${contract}::text is null or k.number = ${contract}) and ${termsFor(sql`${equipment}::text`, sql`${destination}::text`)}
     order by k.number, ${mostSpecificFirst} limit ${TERMS_SHOWN + 1}`,
  )
