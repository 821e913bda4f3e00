import { z } from 'zod'
import { groups } from '../kit/access.ts'
import { languages } from '../shared/language.ts'
import { Revision, Text, Verbatim } from '../shared/scalar.schema.ts'
import * as values from './account.values.ts'

const { LENGTHS } = values

/** As it was typed: a password is neither trimmed nor cut. */
export const Password = Verbatim(values.PASSWORD_MAXIMUM * 4)
const Captcha = Verbatim(4000)
const Country = Verbatim(2)

/** A phone number as people write it, with the country it belongs to. */
export const Phone = z.strictObject({
  country: Country,
  number: Text(LENGTHS.phone),
  extension: Text(LENGTHS.extension),
})
export type Phone = z.output<typeof Phone>

/** A person's own details; the rules validate them. */
const personShape = {
  firstName: Text(LENGTHS.firstName),
  lastName: Text(LENGTHS.lastName),
  jobTitle: Text(LENGTHS.jobTitle),
  phone: Phone,
  company: Text(LENGTHS.company),
  address1: Text(LENGTHS.address1),
  address2: Text(LENGTHS.address2),
  city: Text(LENGTHS.city),
  state: Text(LENGTHS.state),
  zip: Text(LENGTHS.zip),
  country: Country,
}
export const Person = z.strictObject(personShape)
export type Person = z.output<typeof Person>

export const Registration = z.strictObject({
  ...personShape,
  email: Text(LENGTHS.email),
  password: Password,
  confirmPassword: Password,
  relationships: z.array(z.enum(values.relationships)).max(values.relationships.length),
  comments: Verbatim(LENGTHS.comments),
  termsAccepted: z.boolean(),
  language: z.enum(languages),
  captcha: Captcha,
})
export type Registration = z.output<typeof Registration>

/** Names the attempt, not the account: the same answer for an address that is known and one that is not. */
export const Flow = z.object({ flow: z.string() })

/** A user name as a person types it, or the opaque name of an attempt from one of our links. */
const Username = Text(LENGTHS.email)
/** Part of a mailed link beside the code; a typed code needs the cookie of the browser that requested it. */
const LinkKey = Verbatim(64).optional()

export const CodeRequest = z.strictObject({ username: Username, language: z.enum(languages), captcha: Captcha })
export const Confirmation = z.strictObject({ username: Username, code: Text(20), key: LinkKey })
export const PasswordReset = z.strictObject({
  username: Username,
  code: Text(20),
  key: LinkKey,
  password: Password,
  confirmPassword: Password,
})
export type PasswordReset = z.output<typeof PasswordReset>

export const Credentials = z.strictObject({
  username: Username,
  password: Password,
  captcha: Captcha,
  /** A code of the second factor, given at once: it allows a sign-in that is locked after too many guesses. */
  code: Text(40).optional(),
})
export type Credentials = z.output<typeof Credentials>
export const LinkCredentials = z.strictObject({ username: Username, token: Verbatim(128) })
export const PasswordChange = z.strictObject({
  previousPassword: Password,
  password: Password,
  confirmPassword: Password,
})
export type PasswordChange = z.output<typeof PasswordChange>

/** The tokens of a sign-in. The browser stores them; they only work with a cookie that it cannot read. */
export const SessionTokens = z.object({
  username: z.string(),
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.number().int(),
})
export type SessionTokens = z.output<typeof SessionTokens>

/** The claims that the portal reads in an identity token. */
export const IdentityClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  given_name: z.string(),
  groups: z.array(z.enum(groups)),
  webid: z.string(),
  /** Whether the person manages an organisation; a token of before says nothing. */
  manager: z.boolean().optional(),
})
export type IdentityClaims = z.output<typeof IdentityClaims>

export const RefreshRequest = z.strictObject({ refreshToken: Verbatim(128) })
export const LogoutRequest = z.strictObject({ accessToken: Verbatim(4000), webid: Verbatim(64) })

/** A proof-of-work challenge in the format of the library that both ends use. */
export const CaptchaChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
})

export const RegionsQuery = z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) })
export const Regions = z.object({ regions: z.array(z.object({ code: z.string(), name: z.string() })) })

/** One's own profile. A change returns `version`, so that nobody overwrites what they have not seen. */
export const Profile = z.object({
  ...personShape,
  email: z.string(),
  webid: z.string(),
  status: z.enum(values.accountStatuses),
  relationships: z.array(z.enum(values.relationships)),
  organisations: z.array(z.object({ name: z.string(), roles: z.array(z.enum(values.memberRoles)) })),
  version: z.number().int(),
})
export type Profile = z.output<typeof Profile>
export const ProfileChange = z.strictObject({ ...personShape, version: Revision })
export type ProfileChange = z.output<typeof ProfileChange>
