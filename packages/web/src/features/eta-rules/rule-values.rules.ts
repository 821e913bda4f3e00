import { checkException, checkRule } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { EtaRule, ExceptionFields, RuleFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups } from '@fairway/contract/eta-rules/eta-rule.values'
import type { Violation } from '@fairway/contract/kit/errors'
import type { ShipmentKind } from '@fairway/contract/tracking/tracking.values'

/** A rule that always counts, or an exception for a voyage or a range of days. */
export type RuleKind = 'rule' | 'exception'

interface AvailabilityValues {
  days: string
  time: string
}

/** A rule as the form holds it: whatever is chosen or typed is a text. */
export interface RuleValues {
  port: string
  shipment: ShipmentKind
  /** `type 45G1`, `group dry`, or nothing for any box. */
  equipment: string
  /** Nothing is every day, which only an exception may say. */
  arrivalDay: string
  arrivalFrom: string
  arrivalTo: string
  portAvailability: AvailabilityValues
  localAvailability: AvailabilityValues
  isActive: boolean
  scope: 'voyage' | 'days'
  vvd: string
  firstOn: string
  lastOn: string
}

/** What a new rule starts with; the port is the one that was looked at. */
export const newValues = (port: string): RuleValues => ({
  port,
  shipment: 'LOCAL',
  equipment: '',
  arrivalDay: '',
  arrivalFrom: '',
  arrivalTo: '',
  portAvailability: { days: '', time: '' },
  localAvailability: { days: '', time: '' },
  isActive: true,
  scope: 'voyage',
  vvd: '',
  firstOn: '',
  lastOn: '',
})

type Named = Pick<RuleFields, 'equipment' | 'equipmentGroup'>

/** The boxes that a rule is for, as one word: `type 45G1`, `group dry`, or nothing for any. */
export function slotOf({ equipment, equipmentGroup }: Named): string {
  if (equipment !== null) return `type ${equipment}`
  return equipmentGroup === null ? '' : `group ${equipmentGroup}`
}

/** The same word taken apart again. */
export function readSlot(slot: string): Named {
  const [kind, code = ''] = slot.split(' ')
  return {
    equipment: kind === 'type' ? code : null,
    equipmentGroup: kind === 'group' ? (equipmentGroups.find((group) => group === code) ?? null) : null,
  }
}

const valuesOfAvailability = ({ days, time }: RuleFields['portAvailability']) => ({ days: String(days), time })

/** A rule that exists, as the form holds it. */
export const valuesOf = (rule: ExceptionFields): RuleValues => ({
  port: rule.port,
  shipment: rule.shipment,
  equipment: slotOf(rule),
  arrivalDay: rule.arrivalDay === null ? '' : String(rule.arrivalDay),
  arrivalFrom: rule.arrivalFrom,
  arrivalTo: rule.arrivalTo,
  portAvailability: valuesOfAvailability(rule.portAvailability),
  localAvailability: valuesOfAvailability(rule.localAvailability),
  isActive: rule.isActive,
  scope: rule.firstOn === null ? 'voyage' : 'days',
  vvd: rule.vvd ?? '',
  firstOn: rule.firstOn ?? '',
  lastOn: rule.lastOn ?? '',
})

const numberOf = (text: string) => (text === '' ? Number.NaN : Number(text))
const orNull = (text: string) => (text === '' ? null : text)

const availabilityOf = ({ days, time }: AvailabilityValues) => ({ days: numberOf(days), time: writeTime(time) })

/** What the form holds, as a rule is written; a time counts as it will be written once its field is left. */
const ruleOf = (values: RuleValues): RuleFields => ({
  port: values.port,
  shipment: values.shipment,
  ...readSlot(values.equipment),
  arrivalDay: values.arrivalDay === '' ? null : Number(values.arrivalDay),
  arrivalFrom: writeTime(values.arrivalFrom),
  arrivalTo: writeTime(values.arrivalTo),
  portAvailability: availabilityOf(values.portAvailability),
  localAvailability: availabilityOf(values.localAvailability),
  isActive: values.isActive,
})

/** The same with what an exception is for: the voyage, or the days, whichever was chosen. */
export const exceptionOf = (values: RuleValues): ExceptionFields => ({
  ...ruleOf(values),
  vvd: values.scope === 'voyage' ? orNull(values.vvd.toUpperCase()) : null,
  firstOn: values.scope === 'days' ? orNull(values.firstOn) : null,
  lastOn: values.scope === 'days' ? orNull(values.lastOn) : null,
})

/** What the form holds, whichever of the two it is; a rule names neither voyage nor days. */
export const fieldsOf = (kind: RuleKind, values: RuleValues): ExceptionFields =>
  kind === 'exception' ? exceptionOf(values) : { ...ruleOf(values), vvd: null, firstOn: null, lastOn: null }

/** What is wrong with it, by the rules that the server asks as well. */
export const checkValues = (kind: RuleKind, values: RuleValues): Violation[] =>
  kind === 'exception' ? checkException(exceptionOf(values)) : checkRule(ruleOf(values))

/** A rule without what the server adds to it. */
export const plainOf = ({ ruleId, version, isException, changedAt, changedBy, ...fields }: EtaRule): ExceptionFields =>
  fields

/** A time of day as people type it, 6, 630, 18.30 or 18：30, written HH:MM; anything else stays as it is. */
export function writeTime(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h点]?(\d{2}))?$/i.exec(plain) ?? []
  return hours === undefined ? plain : `${hours.padStart(2, '0')}:${minutes}`
}
