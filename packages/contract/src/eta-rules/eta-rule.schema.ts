import { z } from 'zod'
import { Code, Figure, Id, IdInQuery, InstantOut, Names, Revision, Text, Vvd } from '../shared/scalar.schema.ts'
import { shipmentKinds } from '../tracking/tracking.values.ts'
import * as values from './eta-rule.values.ts'

/** Days after the day of the arrival window, and a time of that day in the port, `HH:MM`. */
const Availability = z.strictObject({ days: Figure, time: Text(10) })

/** Shapes only: `checkRule` validates the values, so that the form and the server agree. */
const RuleFields = z.strictObject({
  port: Text(20),
  shipment: z.enum(shipmentKinds),
  /** One type, or one group, or neither: then any. */
  equipment: Text(20).nullable(),
  equipmentGroup: z.enum(values.equipmentGroups).nullable(),
  /** 1 is Monday. Null is every day, which only an exception may have. */
  arrivalDay: Figure.nullable(),
  /** Local times of the port. A window that ends at or before its start goes on past midnight. */
  arrivalFrom: Text(10),
  arrivalTo: Text(10),
  portAvailability: Availability,
  localAvailability: Availability,
  isActive: z.boolean(),
})
export type RuleFields = z.output<typeof RuleFields>
/** An exception names a voyage, or a range of days, both of them included. */
export const ExceptionFields = RuleFields.extend({
  vvd: Text(20).nullable(),
  firstOn: Text(20).nullable(),
  lastOn: Text(20).nullable(),
})
export type ExceptionFields = z.output<typeof ExceptionFields>

/** The rule to change, and the version that its author saw; a new one has neither. */
const Named = { ruleId: Id.optional(), version: Revision.optional() }
export const RuleInput = RuleFields.extend(Named)
export type RuleInput = z.output<typeof RuleInput>
export const ExceptionInput = ExceptionFields.extend(Named)
export type ExceptionInput = z.output<typeof ExceptionInput>

/** A rule or an exception in its current state; `vvd` and the days are null for a rule. */
export const EtaRule = ExceptionFields.extend({
  ruleId: z.number().int(),
  version: z.number().int(),
  isException: z.boolean(),
  changedAt: InstantOut,
  /** The name of the person who changed it last. */
  changedBy: z.string(),
})
export type EtaRule = z.output<typeof EtaRule>

export const RuleSearch = z.strictObject({
  /** Required: ETA0002 without it. */
  port: Text(20).default(''),
  shipment: z.enum(shipmentKinds).or(z.literal('')).default(''),
  day: z.enum(['1', '2', '3', '4', '5', '6', '7', '']).default(''),
  /** A type or a group: finds every rule that can apply to such a container. */
  equipment: Text(20).default(''),
  /** Includes rules that are switched off. */
  withEnded: z.enum(['yes', '']).default(''),
})
export const ExceptionSearch = RuleSearch.extend({ vvd: Text(20).default('') })
/** In the order of the week, then the most specific first; exceptions by what they name: voyages first, then days. */
export const FoundRules = z.object({ rules: z.array(EtaRule), zone: z.string(), asOf: InstantOut })
export type FoundRules = z.output<typeof FoundRules>

export const RuleQuery = z.strictObject({ ruleId: IdInQuery })
/** One step of a rule's history, newest first; `before` is null where it was made. */
export const RuleChange = z.object({
  at: InstantOut,
  by: z.string(),
  before: ExceptionFields.nullable(),
  after: ExceptionFields,
})
export const RuleDetail = z.object({
  rule: EtaRule,
  history: z.array(RuleChange),
  zone: z.string(),
  boxes: z.number().int(),
})
export type RuleDetail = z.output<typeof RuleDetail>

/** The choices of a rule: equipment, and ports with their rules and open containers, most containers first. */
export const RuleChoices = z.object({
  ports: z.array(
    z.object({
      code: z.string(),
      name: Names,
      /** Its Chinese name in pinyin and as first letters of the pinyin, separated by spaces. */
      spoken: z.string().optional(),
      zone: z.string(),
      rules: z.number().int(),
      exceptions: z.number().int(),
      openBoxes: z.number().int(),
    }),
  ),
  equipment: z.array(z.object({ code: z.string(), name: Names, group: z.enum(values.equipmentGroups) })),
})
export type RuleChoices = z.output<typeof RuleChoices>

/** A saved rule; `run` is the update of the estimates that it changes. */
export const SavedRule = z.object({ rule: EtaRule, runId: z.number().int().nullable() })
export type SavedRule = z.output<typeof SavedRule>

const Expected = z.object({ availableAt: InstantOut.nullable(), ruleId: z.number().int().nullable() })
/** The effect of a change on the open containers of its port, if it were saved now. */
export const RulePreview = z.object({
  /** Open containers at the port whose estimates were calculated. */
  checked: z.number().int(),
  /** Containers whose estimate comes from this rule, whether it moves or not. */
  matched: z.number().int(),
  earlier: z.number().int(),
  later: z.number().int(),
  /** The largest moves come first. */
  boxes: z.array(
    z.object({
      containerNo: z.string(),
      bookingNo: z.string(),
      vvd: z.string().nullable(),
      arrivalAt: InstantOut.nullable(),
      before: Expected,
      after: Expected,
      minutes: z.number().int(),
    }),
  ),
})
export type RulePreview = z.output<typeof RulePreview>

/** A background run: `total` is null until it has been counted. */
export const EstimateRun = z.object({
  runId: z.number().int(),
  reason: z.enum(values.runReasons),
  port: Code(20).nullable(),
  vvd: Vvd.nullable(),
  ruleId: z.number().int().nullable(),
  requestedAt: InstantOut,
  finishedAt: InstantOut.nullable(),
  total: z.number().int().nullable(),
  done: z.number().int(),
  moved: z.number().int(),
})
export type EstimateRun = z.output<typeof EstimateRun>
export const EstimateRuns = z.object({ runs: z.array(EstimateRun) })
