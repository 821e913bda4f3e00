import { z } from 'zod'
import { groups } from '../kit/access.ts'
import { languages } from '../shared/language.ts'
import { Revision, Text, Verbatim } from '../shared/scalar.schema.ts'
import * as words from './account.values.ts'

const { LENGTHS } = words

/** As it was typed: a password is neither trimmed nor cut. */
export const Password = Verbatim(words.PASSWORD_MAXIMUM * 4)
const Captcha = Verbatim(4000)
const Country = Verbatim(2)

/** A phone number as people write it, with the country it belongs to. */
export const Phone = z.strictObject({
  country: Country,
  number: Text(LENGTHS.phone),
  extension: Text(LENGTHS.extension),
})
export type Phone = z.output<typeof Phone>

/** What a person says of themselves; what it may hold is judged by the rules. */
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
  relationships: z.array(z.enum(words.relationships)).max(words.relationships.length),
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
/** What a mailed link carries beside the code; a typed code needs the cookie of the browser that asked for it. */
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
  /** Of the second factor, given at once: it opens the way where others have guessed too often. */
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

/** What a sign-in gives; the browser keeps it, and a cookie that it cannot read makes it worth anything. */
export const SessionTokens = z.object({
  username: z.string(),
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.number().int(),
})
export type SessionTokens = z.output<typeof SessionTokens>

/** What the portal reads in an identity token. */
export const IdentityClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  given_name: z.string(),
  groups: z.array(z.enum(groups)),
  webid: z.string(),
})
export type IdentityClaims = z.output<typeof IdentityClaims>

export const RefreshRequest = z.strictObject({ refreshToken: Verbatim(128) })
export const LogoutRequest = z.strictObject({ accessToken: Verbatim(4000), webid: Verbatim(64) })

/** A challenge of proof of work, as the library that both ends use writes it. */
export const CaptchaChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
})

export const RegionsQuery = z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) })
export const Regions = z.object({ regions: z.array(z.object({ code: z.string(), name: z.string() })) })

/** One's own profile. `version` comes back with a change, so that nobody overwrites what they have not seen. */
export const Profile = z.object({
  ...personShape,
  email: z.string(),
  webid: z.string(),
  status: z.enum(words.accountStatuses),
  relationships: z.array(z.enum(words.relationships)),
  organisations: z.array(z.object({ name: z.string(), roles: z.array(z.enum(words.memberRoles)) })),
  version: z.number().int(),
})
export type Profile = z.output<typeof Profile>
export const ProfileChange = z.strictObject({ ...personShape, version: Revision })
export type ProfileChange = z.output<typeof ProfileChange>
