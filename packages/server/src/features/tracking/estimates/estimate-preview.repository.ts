import { RulePreview } from '@fairway/contract/eta-rules/eta-rule.schema'
import { type EquipmentGroup, PREVIEW_ROWS } from '@fairway/contract/eta-rules/eta-rule.values'
import type { ShipmentKind } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { rulesInForce } from './estimate.repository.ts'
import { byCase, containersWithFacts, expectations } from './stored-estimate.repository.ts'

/** A rule as its table has it: days of the week from Monday 1, times as minutes of the day, the end of a day as 0. */
export interface RuleRow {
  isException: boolean
  isActive: boolean
  port: string
  shipment: ShipmentKind
  equipment: string | null
  equipmentGroup: EquipmentGroup | null
  vvd: string | null
  firstOn: string | null
  lastOn: string | null
  arrivalDay: number | null
  opens: number
  closes: number
  portDays: number
  portMinute: number
  localDays: number
  localMinute: number
}

/** The id of a draft that is not saved yet. */
const DRAFT_ID = 0

const columns = sql`id, version, port_code, shipment, equipment_code, equipment_group, vvd, is_exception, arrival_day, opens, closes, port_days, port_minute,
  local_days, local_minute, specificity, week, days`

/** The rules as they would be, were the draft saved. */
const rulesWith = (ruleId: number, draft: RuleRow) => sql`
  select ${columns} from eta_rule where is_active and id <> ${ruleId}
  union all
  select ${ruleId}::bigint, 0, ${draft.port}::text, ${draft.shipment}::text, ${draft.equipment}::text, ${draft.equipmentGroup}::text, ${draft.vvd}::text,
         ${draft.isException}::boolean, ${draft.arrivalDay}::smallint, ${draft.opens}::smallint, ${draft.closes}::smallint, ${draft.portDays}::smallint, ${draft.portMinute}::smallint,
         ${draft.localDays}::smallint, ${draft.localMinute}::smallint,
         case when ${draft.equipment}::text is not null then 2 when ${draft.equipmentGroup}::text is not null then 1 else 0 end::smallint,
         week_of_window(${draft.arrivalDay}::smallint, ${draft.opens}::smallint, ${draft.closes}::smallint),
         daterange(${draft.firstOn}::date, ${draft.lastOn}::date, '[]')
   where ${draft.isActive}::boolean`

interface Draft {
  port: string
  /** The rule that the draft would replace. */
  ruleId?: number | undefined
  draft: RuleRow
}

/** What a draft would do to the open containers of its port, and of the port that its rule is for until now. */
export const previewEstimates = (db: Database, { port, ruleId = DRAFT_ID, draft }: Draft) =>
  db.one(
    RulePreview,
    sql`
    with ${containersWithFacts(sql`b.pod_code in (select ${port}::text union select port_code from eta_rule where id = ${ruleId})`)},
    ${expectations(sql`present`, rulesInForce)},
    ${expectations(sql`drafted`, rulesWith(ruleId, draft))},
    compared as materialized (
      select box.booking_no, box.container_no, vvd, arrival_at, p.available_at as before_at, p.rule_id as before_rule,
             d.available_at as after_at, d.rule_id as after_rule, coalesce(round(extract(epoch from d.available_at - p.available_at) / 60), 0)::int as minutes
        from box left join present p ${byCase} left join drafted d ${byCase}),
    largest as (
      select * from compared where minutes <> 0 order by abs(minutes) desc, container_no, booking_no limit ${PREVIEW_ROWS})
    select count(*)::int as checked, (count(*) filter (where after_rule = ${ruleId}))::int as matched,
           (count(*) filter (where minutes < 0))::int as earlier, (count(*) filter (where minutes > 0))::int as later,
           (select coalesce(json_agg(json_build_object(
              'containerNo', container_no, 'bookingNo', booking_no, 'vvd', vvd, 'arrivalAt', arrival_at,
              'before', json_build_object('availableAt', before_at, 'ruleId', before_rule),
              'after', json_build_object('availableAt', after_at, 'ruleId', after_rule), 'minutes', minutes)
              order by abs(minutes) desc, container_no, booking_no), '[]') from largest) as boxes
      from compared`,
  )
