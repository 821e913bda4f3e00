import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Known = z.object({ known: z.boolean() })
/** Whether these organisations have letters, whoever wrote them. */
export const hasLetters = async (db: Database, organisationIds: readonly string[]) =>
  (
    await db.one(
      Known,
      sql`select exists (select from blanket_letter where shipper_org_id = any(${organisationIds}::uuid[])) as known`,
    )
  ).known

const ToSign = z.object({ id: z.number(), revision: z.number() })
/** The draft of the demo that begins today at the latest: it is signed for. */
export const findLetterToSign = (db: Database, organisationIds: readonly string[], zone: string) =>
  db.find(
    ToSign,
    sql`
    select l.id, l.revision from blanket_letter l join blanket_letter_version v on v.letter_id = l.id
     where l.shipper_org_id = any(${organisationIds}::uuid[]) and v.status = 'Draft'
       and v.effective_on <= (business_now() at time zone ${zone})::date
     order by l.id limit 1`,
  )

/**
 * Letters of the demo's shipper in every status, once its contract is there: relative to today, each for an item of its
 * own. They are written as they would be after weeks of use. The one in force is a draft until it is signed; the one that
 * has expired was never signed here and has no PDF.
 */
export const insertDemoLetters = (db: Database, organisationIds: readonly string[], zone: string) =>
  db.run(sql`
    with own as (
      select o.id as org_id, o.name, o.address, k.number, k.valid_from, k.valid_to, place.location_code as pol, items.codes,
             (business_now() at time zone ${zone})::date as today
        from organisation o join contract_party p on p.org_id = o.id and p.role = 'contractHolder'
        join service_contract k on k.number = p.contract_number
        join contract_place place on place.contract_number = k.number and place.use = 'loading'
        cross join lateral (select array_agg(i.code order by i.code) as codes from contract_item i where i.contract_number = k.number) items
       where o.id = any(${organisationIds}::uuid[]) and cardinality(items.codes) > 1
       order by k.number limit 1),
    wanted as (
      select row_number() over () as nth, own.*, w.* from own, (values
        ('Draft', 1, 40, 130), ('Pending Signature', 2, 2, 120), ('Draft', 1, -60, 25), ('Expired', 2, -120, -10), ('Cancelled', 2, -5, 90)
      ) as w(status, item, starts, ends)),
    numbered as (
      insert into blanket_letter (shipper_org_id, status, active_version, cancelled_at, cancelled_by, cancel_reason)
      select org_id, case status when 'Expired' then 'Active' else status end, case when status = 'Expired' then 1 end,
             case when status = 'Cancelled' then business_now() end, case when status = 'Cancelled' then 'shipper@fairway.test' end,
             case when status = 'Cancelled' then 'Replaced by another contract' end
        from wanted order by nth returning id)
    insert into blanket_letter_version (letter_id, version, status, shipper_org_id, shipper_name, shipper_address, pol_code,
      contract_number, contract_from, contract_to, item, effective_on, expires_on, saved_by, signed_at, signer)
    select n.id, 1, case w.status when 'Expired' then 'Active' else w.status end, w.org_id, w.name, w.address, w.pol, w.number, w.valid_from,
           w.valid_to, w.codes[w.item], greatest(w.today + w.starts, w.valid_from), w.today + w.ends, 'shipper@fairway.test',
           case when w.status = 'Expired' then business_now() + make_interval(days => w.starts - 3) end,
           case when w.status = 'Expired' then 'Mei Chen' end
      from wanted w join (select id, row_number() over (order by id) as nth from numbered) n using (nth)`)
