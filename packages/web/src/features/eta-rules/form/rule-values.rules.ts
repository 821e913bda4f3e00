import { checkException, checkRule } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { EtaRule, ExceptionFields, RuleFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups } from '@fairway/contract/eta-rules/eta-rule.values'
import type { Violation } from '@fairway/contract/kit/errors'
import type { ShipmentKind } from '@fairway/contract/tracking/tracking.values'

/** A rule that always applies, or an exception for a voyage or a range of days. */
export type RuleKind = 'rule' | 'exception'

interface AvailabilityValues {
  days: string
  time: string
}

/** The values of the form, all of them texts. */
export interface RuleValues {
  port: string
  shipment: ShipmentKind
  /** `type 45G1`, `group dry`, or empty for any equipment. */
  equipment: string
  /** Empty for every day, which only an exception allows. */
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

/** The initial values of a new rule for a port. */
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

/** The equipment of a rule as one text: `type 45G1`, `group dry`, or empty for any. */
export function slotOf({ equipment, equipmentGroup }: Named): string {
  if (equipment !== null) return `type ${equipment}`
  return equipmentGroup === null ? '' : `group ${equipmentGroup}`
}

/** Parses that text. */
export function readSlot(slot: string): Named {
  const [kind, code = ''] = slot.split(' ')
  return {
    equipment: kind === 'type' ? code : null,
    equipmentGroup: kind === 'group' ? (equipmentGroups.find((group) => group === code) ?? null) : null,
  }
}

const valuesOfAvailability = ({ days, time }: RuleFields['portAvailability']) => ({ days: String(days), time })

/** The form values of an existing rule. */
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

/** The rule of these values. A time is normalised as it will be when its field loses the focus. */
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

/** The same with the scope of an exception: the voyage, or the days, whichever was chosen. */
export const exceptionOf = (values: RuleValues): ExceptionFields => ({
  ...ruleOf(values),
  vvd: values.scope === 'voyage' ? orNull(values.vvd.toUpperCase()) : null,
  firstOn: values.scope === 'days' ? orNull(values.firstOn) : null,
  lastOn: values.scope === 'days' ? orNull(values.lastOn) : null,
})

/** The fields of a rule or an exception. A rule has neither voyage nor days. */
export const fieldsOf = (kind: RuleKind, values: RuleValues): ExceptionFields =>
  kind === 'exception' ? exceptionOf(values) : { ...ruleOf(values), vvd: null, firstOn: null, lastOn: null }

/** The violations, by the same rules as on the server. */
export const checkValues = (kind: RuleKind, values: RuleValues): Violation[] =>
  kind === 'exception' ? checkException(exceptionOf(values)) : checkRule(ruleOf(values))

/** A rule without the fields that the server adds. */
export const plainOf = ({ ruleId, version, isException, changedAt, changedBy, ...fields }: EtaRule): ExceptionFields =>
  fields

/** Normalises a time as people type it, 6, 630, 18.30 or 18：30, to HH:MM. Anything else stays as it is. */
export function writeTime(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h点]?(\d{2}))?$/i.exec(plain) ?? []
  return hours === undefined ? plain : `${hours.padStart(2, '0')}:${minutes}`
}
