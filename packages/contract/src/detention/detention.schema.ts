import { z } from 'zod'
import { equipmentGroups } from '../eta-rules/eta-rule.values.ts'
import { languages } from '../shared/language.ts'
import { Lines, Names, Text } from '../shared/scalar.schema.ts'
import * as values from './detention.values.ts'

/** One step of the rate; detention days are counted from 1 after the free time, and the last tier has no end. */
const Tier = z.object({ fromDay: z.number().int(), toDay: z.number().int().nullable(), rate: z.string() })
export type Tier = z.output<typeof Tier>

/** The days that a working-day count leaves out. */
const DetentionCalendar = z.object({
  /** 1 is Monday. */
  weekend: z.array(z.number().int()),
  country: z.string().nullable(),
  state: z.string().nullable(),
  holidaySource: z.enum(values.holidaySources),
  holidays: z.array(z.object({ on: z.string(), name: z.string() })),
  closures: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
})
export type DetentionCalendar = z.output<typeof DetentionCalendar>

/** The terms of a contract for some equipment and a destination, as the carrier sent them. */
export const DetentionRule = z.object({
  ref: z.string(),
  contract: z.string(),
  /** One type, or a group, or neither: then any. */
  equipment: z.string().nullable(),
  equipmentGroup: z.enum(equipmentGroups).nullable(),
  /** Null is any destination. */
  destination: z.string().nullable(),
  freeDays: z.number().int(),
  freeUnit: z.enum(values.dayUnits),
  startsOn: z.enum(values.startRules),
  chargeUnit: z.enum(values.dayUnits),
  countsInGate: z.boolean(),
  tiers: z.array(Tier),
  currency: z.string(),
  calendar: DetentionCalendar,
  /** Terms hold for containers that leave on one of these days. */
  validFrom: z.string(),
  validTo: z.string(),
  /** Where the terms are written, such as a tariff and its rule. */
  source: z.string(),
})
export type DetentionRule = z.output<typeof DetentionRule>

/** What somebody asks, as it is typed: days, or both dates; with all three the dates decide. */
export const DetentionCriteria = z.strictObject({
  contract: Text(values.CODE_LENGTH).default(''),
  equipment: Text(values.CODE_LENGTH).default(''),
  destination: Text(values.CODE_LENGTH).default(''),
  outGateOn: Text(values.CODE_LENGTH).default(''),
  inGateOn: Text(values.CODE_LENGTH).default(''),
  days: Text(10).default(''),
  /** How `days` are counted. */
  daysUnit: z.enum(values.dayUnits).default('calendar'),
})
export type DetentionCriteria = z.output<typeof DetentionCriteria>
/** The same as a file, in the language of its reader, with containers as they were pasted. */
export const DetentionFileCriteria = DetentionCriteria.extend({
  language: z.enum(languages),
  containers: Lines(values.PASTED_LENGTH).default(''),
})
export type DetentionFileCriteria = z.output<typeof DetentionFileCriteria>

/** One day with the consignee; `on` is null where only a number of days is known. */
const DetentionDay = z.object({
  on: z.string().nullable(),
  kind: z.enum(values.dayKinds),
  /** The free day or the detention day that it is, from 1; 0 for a day that does not count. */
  nth: z.number().int(),
  rate: z.string().nullable(),
  reason: z.enum(values.uncountedReasons).nullable(),
  /** The holiday, or the reason of the closure. */
  name: z.string().nullable(),
})
export type DetentionDay = z.output<typeof DetentionDay>

export const DetentionResult = z.object({
  outGateOn: z.string().nullable(),
  inGateOn: z.string().nullable(),
  freeDays: z.number().int(),
  freeDaysUsed: z.number().int(),
  /** The last free day, also where the container is back before it; null without free days or without dates. */
  freeUntil: z.string().nullable(),
  detentionDays: z.number().int(),
  /** The rate of the last detention day, or of the first one that would come. */
  rate: z.string(),
  charge: z.object({ amount: z.string(), currency: z.string() }),
  days: z.array(DetentionDay),
})
export type DetentionResult = z.output<typeof DetentionResult>

export const DetentionRate = z.object({
  /** The rule that the result follows. */
  ref: z.string(),
  result: DetentionResult,
  /** All rules for this contract, equipment and destination, the most specific first: other days may follow another. */
  rules: z.array(DetentionRule),
  /** Holidays of countries and states are filled in between these days. */
  calendarFrom: z.string(),
  calendarTo: z.string(),
  today: z.string(),
})
export type DetentionRate = z.output<typeof DetentionRate>

/** What the calculator is filled in from. */
export const DetentionChoices = z.object({
  contracts: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      isPublic: z.boolean(),
      validFrom: z.string(),
      validTo: z.string(),
    }),
  ),
  equipment: z.array(z.object({ code: z.string(), name: Names, group: z.enum(equipmentGroups) })),
  destinations: z.array(z.object({ code: z.string(), name: Names, spoken: z.string() })),
  today: z.string(),
})
export type DetentionChoices = z.output<typeof DetentionChoices>

export const RuleSearch = z.strictObject({
  contract: Text(values.CODE_LENGTH).default(''),
  equipment: Text(values.CODE_LENGTH).default(''),
  destination: Text(values.CODE_LENGTH).default(''),
  /** The day of the out-gate; today where it is empty. */
  on: Text(values.CODE_LENGTH).default(''),
})
export type RuleSearch = z.output<typeof RuleSearch>

/** Terms as an admin sees them: which ones there are, and which one holds for what was asked. */
export const FoundTerms = z.object({
  terms: z.array(
    DetentionRule.extend({
      contractTitle: z.string(),
      isPublic: z.boolean(),
      /** It decides for the equipment, destination and day that were asked for. */
      holds: z.boolean(),
      /** Containers that are out now and whose free time follows it. */
      containers: z.number().int(),
    }),
  ),
  /** There are more of them than are shown. */
  isCut: z.boolean(),
  today: z.string(),
})
export type FoundTerms = z.output<typeof FoundTerms>
