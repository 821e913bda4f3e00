import { z } from 'zod'
import { Currency } from '../billing-documents/money.schema.ts'
import { checkTiers } from '../detention/detention.rules.ts'
import * as values from '../detention/detention.values.ts'
import { equipmentGroups } from '../eta-rules/eta-rule.values.ts'
import { isAmount } from '../shared/money.ts'
import { Code, ContractNumber, Day, Decimal, Ref, RequiredText, Revision } from '../shared/scalar.schema.ts'

/** Detention days are counted from 1 after the free time. The tiers follow each other, and the last one has no end. */
const Tier = z.strictObject({
  fromDay: z.number().int().min(1).max(values.STAY_DAYS_LIMIT),
  toDay: z.number().int().min(1).max(values.STAY_DAYS_LIMIT).nullable().default(null),
  rate: Decimal(9, 3),
})

const Calendar = z
  .strictObject({
    /** 1 is Monday. At least one day of the week counts. */
    weekend: z.array(z.number().int().min(1).max(7)).max(6).default([6, 7]),
    /** Its public holidays are not counted, unless `holidays` lists them. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    state: Code(10).nullable().default(null),
    holidays: z
      .array(z.strictObject({ on: Day, name: RequiredText(120) }))
      .max(500)
      .nullable()
      .default(null),
    closures: z
      .array(
        z
          .strictObject({ from: Day, to: Day, reason: RequiredText(120) })
          .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
            path: ['to'],
          }),
      )
      .max(100)
      .default([]),
  })
  .refine(({ country, state }) => state === null || country !== null, { path: ['country'] })

/** The detention terms of a contract for some equipment and a destination. */
export const DetentionTermsLine = z
  .strictObject({
    ref: Ref,
    contract: ContractNumber,
    /** One type, or a group, or neither: then any. */
    equipment: Code(10).nullable().default(null),
    equipmentGroup: z.enum(equipmentGroups).nullable().default(null),
    /** A place or a port; null is any. */
    destination: Code(20).nullable().default(null),
    freeDays: z.number().int().min(0).max(365),
    freeUnit: z.enum(values.dayUnits).default('working'),
    startsOn: z.enum(values.startRules).default('dayAfter'),
    chargeUnit: z.enum(values.dayUnits).default('calendar'),
    countsInGate: z.boolean().default(true),
    tiers: z.array(Tier).min(1).max(values.TIERS_LIMIT),
    currency: Currency,
    calendar: Calendar.default({ weekend: [6, 7], country: null, state: null, holidays: null, closures: [] }),
    /** The terms hold for containers that leave on one of these days. */
    validFrom: Day,
    validTo: Day,
    /** Where the terms are written, such as a tariff and its rule. */
    source: RequiredText(200),
    withdrawn: z.boolean().default(false),
    /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
    revision: Revision,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] })
  .refine(({ equipment, equipmentGroup }) => equipment === null || equipmentGroup === null, { path: ['equipment'] })
  .superRefine(({ tiers, currency }, context) => {
    const gap = checkTiers(tiers)
    if (gap) context.addIssue({ code: 'custom', path: gap.path })
    for (const [at, { rate }] of tiers.entries())
      if (!isAmount(rate, currency)) context.addIssue({ code: 'custom', path: ['tiers', at, 'rate'] })
  })
export type DetentionTermsLine = z.output<typeof DetentionTermsLine>
