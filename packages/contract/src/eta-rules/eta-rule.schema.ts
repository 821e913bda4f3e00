import { z } from 'zod'
import { Code, Figure, Id, IdInQuery, InstantOut, Names, Revision, Text, Vvd } from '../shared/scalar.schema.ts'
import { shipmentKinds } from '../tracking/tracking.values.ts'
import * as words from './eta-rule.values.ts'

/** Days after the day of the arrival window, and a time of that day in the port, `HH:MM`. */
const Availability = z.strictObject({ days: Figure, time: Text(10) })

/** Shapes only: whether the values make a rule is judged by `checkRule`, so that the form and the server say the same. */
const RuleFields = z.strictObject({
  port: Text(20),
  shipment: z.enum(shipmentKinds),
  /** One type, or one group, or neither: then any. */
  equipment: Text(20).nullable(),
  equipmentGroup: z.enum(words.equipmentGroups).nullable(),
  /** 1 is Monday. Null is every day, which only an exception may say. */
  arrivalDay: Figure.nullable(),
  /** Local times of the port. A window that ends where it starts, or before it, goes on past midnight. */
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

/** Which rule is changed, and the version that the writer saw; a new one has neither. */
const Named = { ruleId: Id.optional(), version: Revision.optional() }
export const RuleInput = RuleFields.extend(Named)
export type RuleInput = z.output<typeof RuleInput>
export const ExceptionInput = ExceptionFields.extend(Named)
export type ExceptionInput = z.output<typeof ExceptionInput>

/** A rule or an exception as it stands; `vvd` and the days are null for a rule. */
export const EtaRule = ExceptionFields.extend({
  ruleId: z.number().int(),
  version: z.number().int(),
  isException: z.boolean(),
  changedAt: InstantOut,
  /** Name of whoever changed it last. */
  changedBy: z.string(),
})
export type EtaRule = z.output<typeof EtaRule>

export const RuleSearch = z.strictObject({
  /** Needed: ETA0002 without. */
  port: Text(20).default(''),
  shipment: z.enum(shipmentKinds).or(z.literal('')).default(''),
  day: z.enum(['1', '2', '3', '4', '5', '6', '7', '']).default(''),
  /** A type or a group: whatever may apply to such a box. */
  equipment: Text(20).default(''),
  /** Rules that were switched off too. */
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

/** What a rule is chosen from: ports with how many rules and open boxes they have, most boxes first, and equipment. */
export const RuleChoices = z.object({
  ports: z.array(
    z.object({
      code: z.string(),
      name: Names,
      /** How its Chinese name is typed in letters: pinyin words and their first letters, with spaces between them. */
      spoken: z.string().optional(),
      zone: z.string(),
      rules: z.number().int(),
      exceptions: z.number().int(),
      openBoxes: z.number().int(),
    }),
  ),
  equipment: z.array(z.object({ code: z.string(), name: Names, group: z.enum(words.equipmentGroups) })),
})
export type RuleChoices = z.output<typeof RuleChoices>

/** A rule that is saved; `run` follows the estimates that it changes. */
export const SavedRule = z.object({ rule: EtaRule, runId: z.number().int().nullable() })
export type SavedRule = z.output<typeof SavedRule>

const Expected = z.object({ availableAt: InstantOut.nullable(), ruleId: z.number().int().nullable() })
/** What a change would do to the open boxes of its port, were it saved now. */
export const RulePreview = z.object({
  /** Open boxes at the port that the estimates were worked out for. */
  checked: z.number().int(),
  /** Boxes that the rule itself gives an estimate for, whether it moves or not. */
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

/** Work in the background: `total` is null until it has been counted. */
export const EstimateRun = z.object({
  runId: z.number().int(),
  reason: z.enum(words.runReasons),
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
