import { anyGroup, anyone, identityToken, signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import * as shapes from './account.schema.ts'
import type { IdentityErrorCode } from './identity.errors.ts'
import { SignInReply } from './second-factor.schema.ts'

const guests = callsFor(anyone)
const sessions = callsFor(identityToken)
const members = callsFor(anyGroup)

/** The error codes of a person's own fields. */
const personErrors = [
  'AU0107', 'AU0108', 'AU0109', 'AU0110', 'AU0111', 'AU0112', 'AU0113', 'AU0114', 'AU0115', 'AU0116', 'AU0117', 'AU0126',
] as const satisfies IdentityErrorCode[] // biome-ignore format: a row of codes
const passwordErrors = [
  'AU0102', 'AU0103', 'AU0104', 'AU0105', 'AU0106', 'AU0125',
] as const satisfies IdentityErrorCode[] // biome-ignore format: as above

export const getCaptcha = guests.get('/auth/captcha', {
  summary: 'A proof of work to be solved before a form is sent; good once, for two minutes.',
  reply: shapes.CaptchaChallenge,
  guarded: 'session',
})
export const getRegions = guests.get('/auth/regions', {
  summary: 'The states or provinces of a country.',
  query: shapes.RegionsQuery,
  reply: shapes.Regions,
  limited: true,
})
export const register = guests.post('/auth/user', {
  summary: 'Registers a person. The answer is the same whether or not the address is known.',
  errors: ['AU0008', 'AU0013', 'AU0101', 'AU0118', 'AU0119', 'AU0120', 'GE0018', ...passwordErrors, ...personErrors],
  body: shapes.Registration,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const confirm = guests.post('/auth/confirmation', {
  summary: 'Confirms an account by the code that was mailed.',
  errors: ['AU0007', 'AU0022', 'AU0123', 'AU0124'],
  body: shapes.Confirmation,
  reply: Done,
  guarded: 'forms',
})
export const resendCode = guests.post('/auth/user/resend', {
  summary: 'Mails a new code of confirmation; the former one ends.',
  errors: ['AU0008', 'AU0120', 'AU0124', 'GE0018'],
  body: shapes.CodeRequest,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const forgot = guests.post('/auth/forgot', {
  summary: 'Mails a code to choose a new password.',
  errors: ['AU0008', 'AU0120', 'AU0124', 'GE0018'],
  body: shapes.CodeRequest,
  reply: shapes.Flow,
  guarded: 'forms',
})
export const confirmForgot = guests.post('/auth/confirmforgot', {
  summary: 'Sets a new password by the code that was mailed, and ends all sessions.',
  errors: ['AU0007', 'AU0013', 'AU0022', 'AU0123', 'AU0124', ...passwordErrors],
  body: shapes.PasswordReset,
  reply: Done,
  guarded: 'forms',
})
export const login = guests.post('/auth/login', {
  summary: 'Signs in with user name and password.',
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
export const loginByToken = guests.post('/auth/login/token', {
  summary: "Signs in with a link of the carrier's; the link works once.",
  errors: ['AU0010', 'AU0011'],
  body: shapes.LinkCredentials,
  reply: SignInReply,
  guarded: 'forms',
})
export const refresh = sessions.post('/auth/login/refresh', {
  summary: 'Gives new tokens for a refresh token, which is then spent.',
  errors: ['AU0005'],
  body: shapes.RefreshRequest,
  reply: shapes.SessionTokens,
  guarded: 'session',
})
export const logout = sessions.post('/auth/logout', {
  summary: 'Ends the session, everywhere and at once.',
  errors: ['AU0005'],
  body: shapes.LogoutRequest,
  reply: Done,
  guarded: 'session',
})
export const changePassword = callsFor(signedIn).post('/auth/user/change', {
  summary: 'Changes the password; all other sessions of the account end.',
  errors: ['AU0009', 'AU0013', 'AU0014', 'AU0122', 'AU0127', ...passwordErrors],
  body: shapes.PasswordChange,
  reply: Done,
  guarded: 'forms',
  assuming: 'refused',
})
export const getProfile = members.get('/auth/management/cp/user', {
  summary: "One's own profile.",
  reply: shapes.Profile,
})
export const changeProfile = members.put('/auth/management/cp/user', {
  summary: "Changes one's own profile.",
  errors: ['AU0121', ...personErrors],
  body: shapes.ProfileChange,
  reply: shapes.Profile,
})
