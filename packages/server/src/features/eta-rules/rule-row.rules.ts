import { minuteOf, writeMinute } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { EtaRule, ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { RuleRow } from '../tracking/public.ts'

const DAY = 1440

/** The end of a day is stored as the beginning of the next one. */
const minute = (text: string) => (minuteOf(text) ?? 0) % DAY

/** A rule as it is written, in the form in which it is stored; it has been checked before. */
export const rowOf = (fields: ExceptionFields, isException: boolean): RuleRow => ({
  isException,
  isActive: fields.isActive,
  port: fields.port,
  shipment: fields.shipment,
  equipment: fields.equipment,
  equipmentGroup: fields.equipmentGroup,
  vvd: fields.vvd,
  firstOn: fields.firstOn,
  lastOn: fields.lastOn,
  arrivalDay: fields.arrivalDay,
  opens: minute(fields.arrivalFrom),
  closes: minute(fields.arrivalTo),
  portDays: fields.portAvailability.days,
  portMinute: minute(fields.portAvailability.time),
  localDays: fields.localAvailability.days,
  localMinute: minute(fields.localAvailability.time),
})

/** A stored rule as people read and write it. */
export const fieldsOf = (row: RuleRow): ExceptionFields => ({
  port: row.port,
  shipment: row.shipment,
  equipment: row.equipment,
  equipmentGroup: row.equipmentGroup,
  arrivalDay: row.arrivalDay,
  arrivalFrom: writeMinute(row.opens),
  arrivalTo: writeMinute(row.closes),
  portAvailability: { days: row.portDays, time: writeMinute(row.portMinute) },
  localAvailability: { days: row.localDays, time: writeMinute(row.localMinute) },
  isActive: row.isActive,
  vvd: row.vvd,
  firstOn: row.firstOn,
  lastOn: row.lastOn,
})

/** Codes are compared as the carrier writes them; a voyage that is left empty is none. */
export const normalizeFields = (fields: ExceptionFields): ExceptionFields => ({
  ...fields,
  port: fields.port.toUpperCase(),
  equipment: fields.equipment?.toUpperCase() ?? null,
  vvd: fields.vvd?.toUpperCase() || null,
})

/** Nothing would be different after saving. */
export const isSame = (one: RuleRow, other: RuleRow) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other))

export type StoredRule = RuleRow & Pick<EtaRule, 'version' | 'changedAt' | 'changedBy'> & { id: number }

export const ruleOf = (rule: StoredRule): EtaRule => ({
  ...fieldsOf(rule),
  ruleId: rule.id,
  version: rule.version,
  isException: rule.isException,
  changedAt: rule.changedAt,
  changedBy: rule.changedBy,
})
