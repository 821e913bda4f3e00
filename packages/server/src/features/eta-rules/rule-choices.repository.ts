import { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { isOpen } from '../tracking/public.ts'

const [Port, Equipment] = [RuleChoices.shape.ports.element, RuleChoices.shape.equipment.element]

/** All ports with what is known of them here: those first at which the most open containers are discharged. */
export const findPorts = (db: Database) =>
  db.many(
    Port,
    sql`
    with open as (
      select b.pod_code as code, count(*)::int as boxes from booking b join container c on c.booking_id = b.id
       where ${isOpen} group by b.pod_code),
    kept as (
      select port_code as code, count(*) filter (where not is_exception)::int as rules,
             count(*) filter (where is_exception)::int as exceptions
        from eta_rule where is_active group by port_code)
    select l.code, json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi) as name, coalesce(l.spoken, '') as spoken, l.zone,
           coalesce(k.rules, 0) as rules, coalesce(k.exceptions, 0) as exceptions, coalesce(o.boxes, 0) as "openBoxes"
      from location l left join open o using (code) left join kept k using (code)
     where l.kind = 'port' order by "openBoxes" desc, rules desc, l.code`,
  )

/** Types of containers, group by group. */
export const findEquipment = (db: Database) =>
  db.many(
    Equipment,
    sql`
    select code, json_build_object('en', name_en, 'zh', name_zh, 'vi', name_vi) as name, group_name as "group"
      from equipment_type order by array_position(array['dry', 'reefer', 'special'], group_name), code`,
  )
