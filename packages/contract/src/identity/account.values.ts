/** A person's relationship to the carrier; at least one is chosen at registration. */
export const relationships = [
  'shipper', 'consignee', 'broker', 'forwarder', 'thirdParty', 'salesRepresentative', 'salesManager', 'contractHolder',
] as const // biome-ignore format: the order of the specification on one line
export type Relationship = (typeof relationships)[number]

/** The statuses of an account. `RESET_REQUIRED` overrides the others until its owner has chosen a new password. */
export const accountStatuses = ['UNCONFIRMED', 'CONFIRMED', 'ACTIVE', 'INACTIVE', 'RESET_REQUIRED'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/**
 * A person's role in one of their organisations; shipper and agent carry the privilege for letters of indemnity, a manager
 * looks after the accounts of colleagues.
 */
export const memberRoles = ['member', 'shipper', 'agent', 'manager'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The kinds of entries in an account's activity list. */
export const activityTypes = [
  'registration', 'confirmation', 'code', 'signIn', 'signInLink', 'signOut', 'refresh', 'passwordReset', 'passwordChange',
  'resetRequired', 'profileChange', 'grant', 'assume', 'release', 'sessionsEnded', 'deviceForgotten', 'factorOn', 'factorOff',
  'factorCode', 'recoveryCodes',
] as const // biome-ignore format: as above
export type ActivityType = (typeof activityTypes)[number]

/** Length limits of texts, by field; the form and the database both use them. */
export const LENGTHS = {
  email: 254,
  firstName: 60,
  lastName: 60,
  jobTitle: 80,
  phone: 20,
  extension: 8,
  company: 120,
  address1: 120,
  address2: 120,
  city: 80,
  state: 10,
  zip: 12,
  comments: 1000,
  reason: 200,
} as const

/** The specification's minimum; a setting may require more. */
export const PASSWORD_MINIMUM = 6
export const PASSWORD_MAXIMUM = 128
/** A password of this length is called strong. */
export const PASSWORD_STRONG = 15
export const CODE_DIGITS = 6
