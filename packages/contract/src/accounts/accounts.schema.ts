import { z } from 'zod'
import { Person } from '../identity/account.schema.ts'
import { accountStatuses, activityTypes, memberRoles, relationships } from '../identity/account.values.ts'
import { companyGroups, groups } from '../kit/access.ts'
import { Revision, Text, Verbatim } from '../shared/scalar.schema.ts'

/** Our own links name an account by its id; a person types its user name. */
const User = Text(254)
const Status = z.enum(accountStatuses)

export const AccountSearch = z.strictObject({ q: Text(200), status: Status.or(z.literal('')).default('') })
/** One row of a list of accounts. */
export const FoundAccount = z.object({
  id: z.string(),
  webid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  country: z.string(),
  status: Status,
  groups: z.array(z.enum(groups)),
  organisations: z.array(z.string()),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
})
export type FoundAccount = z.output<typeof FoundAccount>
/** Sorted by name; `isCut` when more match than are shown. */
export const FoundAccounts = z.object({ accounts: z.array(FoundAccount), isCut: z.boolean() })
export type FoundAccounts = z.output<typeof FoundAccounts>

/** Customers whom customer service may act for, by any part of name, e-mail, company or web id, or by the number of their company. */
export const CustomerSearch = z.strictObject({ q: Text(200) })
export const FoundCustomer = z.object({
  username: z.string(),
  webId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
})
export type FoundCustomer = z.output<typeof FoundCustomer>
export const FoundCustomers = z.object({ customers: z.array(FoundCustomer), isCut: z.boolean() })
export type FoundCustomers = z.output<typeof FoundCustomers>

export const AccountQuery = z.strictObject({ user: User })
/** An account as an admin sees it; it contains no password and no secret. */
export const Account = z.object({
  id: z.string(),
  webid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  status: Status,
  groups: z.array(z.enum(groups)),
  language: z.string(),
  createdAt: z.string(),
  termsAcceptedAt: z.string(),
  passwordChangedAt: z.string(),
  lastSignInAt: z.string().nullable(),
  sessions: z.number().int(),
  devices: z.number().int(),
  hasSecondFactor: z.boolean(),
  /** Until when sign-in is locked after wrong passwords, except for known browsers. */
  lockedUntil: z.string().nullable(),
})
export type Account = z.output<typeof Account>
export const AccountChoice = z.strictObject({ user: z.uuid() })

export const ActivityQuery = z.strictObject({
  user: z.uuid(),
  type: z.enum(activityTypes).or(z.literal('')).default(''),
  status: z.enum(['success', 'refused', '']).default(''),
  before: Verbatim(40).optional(),
})

export const ProfileSearch = z.strictObject({
  status: Status.or(z.literal('')),
  q: Text(200).default(''),
  group: z.enum(groups).or(z.literal('')).default(''),
  organisation: z.uuid().or(z.literal('')).default(''),
  after: Verbatim(80).optional(),
})
/** A page of profiles, newest first. A search with terms has no `next`; `isCut` says whether more match. */
export const FoundProfiles = z.object({
  profiles: z.array(FoundAccount),
  next: z.string().nullable(),
  isCut: z.boolean(),
})
export type FoundProfiles = z.output<typeof FoundProfiles>

const Membership = z.strictObject({
  organisationId: z.uuid(),
  roles: z.array(z.enum(memberRoles)).max(memberRoles.length),
  /** Whether the carrier granted the account's web id for this organisation. */
  webIdGranted: z.boolean(),
})
export type Membership = z.output<typeof Membership>

/** What an admin grants. `status` is ACTIVE or INACTIVE; CONFIRMED stays only while nothing is granted. */
export const Grants = z.object({
  status: z.enum(['CONFIRMED', 'ACTIVE', 'INACTIVE']),
  groups: z.array(z.enum(groups)).max(groups.length),
  organisations: z.array(Membership).max(50),
})
export type Grants = z.output<typeof Grants>

export const AdminProfile = z.object({
  ...Person.shape,
  id: z.string(),
  webid: z.string(),
  email: z.string(),
  status: Status,
  relationships: z.array(z.enum(relationships)),
  comments: z.string(),
  createdAt: z.string(),
  groups: z.array(z.enum(groups)),
  organisations: z.array(Membership.extend({ name: z.string(), localName: z.string().nullable(), ref: z.string() })),
  version: z.number().int(),
})
export type AdminProfile = z.output<typeof AdminProfile>
export const GrantChange = Grants.extend({
  user: z.uuid(),
  version: Revision,
  /** The admin confirms that an account is approved although it belongs to no organisation. */
  withoutOrganisation: z.boolean().optional(),
}).strict()
export type GrantChange = z.output<typeof GrantChange>

export const GrantQuery = z.strictObject({
  user: z.uuid().or(z.literal('')).default(''),
  /** Part of the user name of the admin who granted. */
  by: Text(254).default(''),
  from: Verbatim(20).default(''),
  to: Verbatim(20).default(''),
  before: Verbatim(80).optional(),
})
/** One change of an account's permissions: by whom, for whom, from what to what. */
export const GrantEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  user: z.object({ id: z.string(), email: z.string() }),
  before: Grants.nullable(),
  after: Grants,
  /** Names of the organisations in either, for the reader. */
  organisations: z.record(z.string(), z.string()),
})
export type GrantEntry = z.output<typeof GrantEntry>
export const GrantTrail = z.object({ entries: z.array(GrantEntry), next: z.string().nullable() })
export type GrantTrail = z.output<typeof GrantTrail>

export const OrganisationQuery = z.strictObject({ q: Text(200).default(''), after: Verbatim(200).optional() })
export const FoundOrganisation = z.object({
  id: z.string(),
  ref: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  country: z.string(),
  members: z.number().int(),
})
export type FoundOrganisation = z.output<typeof FoundOrganisation>
export const FoundOrganisations = z.object({
  organisations: z.array(FoundOrganisation),
  next: z.string().nullable(),
  isCut: z.boolean(),
})
export type FoundOrganisations = z.output<typeof FoundOrganisations>

const organisationShape = {
  name: Text(200),
  localName: Text(200),
  address: Text(400),
  country: Verbatim(2),
}
export const Organisation = z.object({
  ...organisationShape,
  id: z.string(),
  ref: z.string(),
  /** Who maintains the name and the address. */
  keptBy: z.enum(['carrier', 'portal']),
  version: z.number().int(),
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      status: Status,
      roles: z.array(z.enum(memberRoles)),
      webIdGranted: z.boolean(),
    }),
  ),
  /** The groups that its managers may give to colleagues. */
  groups: z.array(z.enum(companyGroups)),
  /** How many bookings name it as a party. */
  bookings: z.number().int(),
})
export type Organisation = z.output<typeof Organisation>
export const OrganisationChoice = z.strictObject({ id: z.uuid() })
export const NewOrganisation = z.strictObject({ ...organisationShape, ref: Text(20) })
export type NewOrganisation = z.output<typeof NewOrganisation>
/** `keptBy: 'carrier'` hands name and address back to the carrier, whose next update counts. */
export const OrganisationChange = z.strictObject({
  ...organisationShape,
  id: z.uuid(),
  keptBy: z.enum(['carrier', 'portal']),
  version: Revision,
})
export const OrganisationGroups = z.strictObject({
  id: z.uuid(),
  version: Revision,
  groups: z.array(z.enum(companyGroups)).max(companyGroups.length),
})
export type OrganisationGroups = z.output<typeof OrganisationGroups>
export type OrganisationChange = z.output<typeof OrganisationChange>
