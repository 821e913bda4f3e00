import { z } from 'zod'
import { anyGroup, anyone, identityToken, signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './account.schema.ts'
import type { IdentityErrorCode } from './identity.errors.ts'
import { SignInReply } from './second-factor.schema.ts'

const Done = z.object({ done: z.literal(true) })
/** The error codes of a person's own fields. */
const personErrors = [
  'AU0107', 'AU0108', 'AU0109', 'AU0110', 'AU0111', 'AU0112', 'AU0113', 'AU0114', 'AU0115', 'AU0116', 'AU0117', 'AU0126',
] as const satisfies IdentityErrorCode[] // biome-ignore format: a row of codes
const passwordErrors = [
  'AU0102', 'AU0103', 'AU0104', 'AU0105', 'AU0106', 'AU0125',
] as const satisfies IdentityErrorCode[] // biome-ignore format: as above

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/auth/captcha',
  summary: 'A proof of work to be solved before a form is sent; good once, for two minutes.',
  allow: anyone,
  errors: [],
  reply: shapes.CaptchaChallenge,
  guarded: 'session',
})
export const getRegions = endpoint({
  method: 'GET',
  path: '/auth/regions',
  summary: 'The states or provinces of a country.',
  allow: anyone,
  errors: [],
  query: shapes.RegionsQuery,
  reply: shapes.Regions,
  limited: true,
})
export const register = endpoint({
  method: 'POST',
  path: '/auth/user',
  summary: 'Registers a person. The answer is the same whether or not the address is known.',
  allow: anyone,
  errors: ['AU0008', 'AU0013', 'AU0101', 'AU0118', 'AU0119', 'AU0120', 'GE0018', ...passwordErrors, ...personErrors],
  body: shapes.Registration,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const confirm = endpoint({
  method: 'POST',
  path: '/auth/confirmation',
  summary: 'Confirms an account by the code that was mailed.',
  allow: anyone,
  errors: ['AU0007', 'AU0022', 'AU0123', 'AU0124'],
  body: shapes.Confirmation,
  reply: Done,
  guarded: 'forms',
})
export const resendCode = endpoint({
  method: 'POST',
  path: '/auth/user/resend',
  summary: 'Mails a new code of confirmation; the former one ends.',
  allow: anyone,
  errors: ['AU0008', 'AU0120', 'AU0124', 'GE0018'],
  body: shapes.CodeRequest,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const forgot = endpoint({
  method: 'POST',
  path: '/auth/forgot',
  summary: 'Mails a code to choose a new password.',
  allow: anyone,
  errors: ['AU0008', 'AU0120', 'AU0124', 'GE0018'],
  body: shapes.CodeRequest,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const confirmForgot = endpoint({
  method: 'POST',
  path: '/auth/confirmforgot',
  summary: 'Sets a new password by the code that was mailed, and ends all sessions.',
  allow: anyone,
  errors: ['AU0007', 'AU0013', 'AU0022', 'AU0123', 'AU0124', ...passwordErrors],
  body: shapes.PasswordReset,
  reply: Done,
  guarded: 'forms',
})
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with user name and password.',
  allow: anyone,
  errors: [
    'AU0001',
    'AU0002',
    'AU0003',
    'AU0004',
    'AU0008',
    'AU0011',
    'AU0013',
    'AU0120',
    'AU0124',
    'AU0125',
    'AU0129',
  ],
  body: shapes.Credentials,
  reply: SignInReply,
  guarded: 'forms',
})
export const loginByToken = endpoint({
  method: 'POST',
  path: '/auth/login/token',
  summary: "Signs in with a link of the carrier's; the link works once.",
  allow: anyone,
  errors: ['AU0010', 'AU0011'],
  body: shapes.LinkCredentials,
  reply: SignInReply,
  guarded: 'forms',
})
export const refresh = endpoint({
  method: 'POST',
  path: '/auth/login/refresh',
  summary: 'Gives new tokens for a refresh token, which is then spent.',
  allow: identityToken,
  errors: ['AU0005'],
  body: shapes.RefreshRequest,
  reply: shapes.SessionTokens,
  guarded: 'session',
})
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session, everywhere and at once.',
  allow: identityToken,
  errors: ['AU0005'],
  body: shapes.LogoutRequest,
  reply: Done,
  guarded: 'session',
})
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/user/change',
  summary: 'Changes the password; all other sessions of the account end.',
  allow: signedIn,
  errors: ['AU0009', 'AU0013', 'AU0014', 'AU0122', 'AU0127', ...passwordErrors],
  body: shapes.PasswordChange,
  reply: Done,
  guarded: 'forms',
  assuming: 'refused',
})
export const getProfile = endpoint({
  method: 'GET',
  path: '/auth/management/cp/user',
  summary: "One's own profile.",
  allow: anyGroup,
  errors: [],
  reply: shapes.Profile,
})
export const changeProfile = endpoint({
  method: 'PUT',
  path: '/auth/management/cp/user',
  summary: "Changes one's own profile.",
  allow: anyGroup,
  errors: ['AU0121', ...personErrors],
  body: shapes.ProfileChange,
  reply: shapes.Profile,
})
