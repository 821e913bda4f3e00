import { z } from 'zod'
import { activityTypes, LENGTHS } from '../identity/account.values.ts'
import { companyGroups, groups } from '../kit/access.ts'
import { languages } from '../shared/language.ts'
import { Revision, Text, Verbatim } from '../shared/scalar.schema.ts'
import { colleagueStatuses } from './company.values.ts'

/** The manager's own companies are named by their id; without one it is the first by name. */
export const CompanyQuery = z.strictObject({ company: z.uuid().optional() })

/** Somebody of the company as its managers see them. */
export const Colleague = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(colleagueStatuses),
  /** All that the account has, also what the carrier gave beyond the company's groups. */
  groups: z.array(z.enum(groups)),
  isManager: z.boolean(),
  isSelf: z.boolean(),
  /** Whether managers may change the account; else the carrier looks after it. */
  mayChange: z.boolean(),
  invitedAt: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  version: z.number().int(),
})
export type Colleague = z.output<typeof Colleague>

export const Company = z.object({
  id: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  ref: z.string(),
  /** What its managers may give; the carrier's admin decides. */
  groups: z.array(z.enum(companyGroups)),
  colleagues: z.array(Colleague),
  /** More belong to it than are listed. */
  isCut: z.boolean(),
  /** All companies that this person manages. */
  companies: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Company = z.output<typeof Company>

const GivenGroups = z.array(z.enum(groups)).max(groups.length)

export const Invitation = z.strictObject({
  company: z.uuid(),
  email: Text(LENGTHS.email),
  firstName: Text(LENGTHS.firstName),
  lastName: Text(LENGTHS.lastName),
  language: z.enum(languages),
  groups: GivenGroups,
})
export type Invitation = z.output<typeof Invitation>

export const ColleagueChoice = z.strictObject({ company: z.uuid(), user: z.uuid() })
export const ColleagueChange = z.strictObject({
  company: z.uuid(),
  user: z.uuid(),
  version: Revision,
  isActive: z.boolean(),
  groups: GivenGroups,
})
export type ColleagueChange = z.output<typeof ColleagueChange>

export const CompanyActivityQuery = z.strictObject({
  company: z.uuid(),
  user: z.uuid().or(z.literal('')).default(''),
  before: Verbatim(40).optional(),
})
/** What happened to an account of the company; neither addresses nor places of people. */
export const CompanyActivity = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  type: z.enum(activityTypes),
  status: z.enum(['success', 'refused']),
  detail: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
})
export type CompanyActivity = z.output<typeof CompanyActivity>
export const CompanyActivityPage = z.object({ activities: z.array(CompanyActivity), next: z.string().nullable() })
export type CompanyActivityPage = z.output<typeof CompanyActivityPage>
