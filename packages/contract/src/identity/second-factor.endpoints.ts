import { anyone, signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import { SessionTokens } from './account.schema.ts'
import * as shapes from './second-factor.schema.ts'

const guests = callsFor(anyone)
const people = callsFor(signedIn)

export const loginByCode = guests.post('/auth/login/code', {
  summary: 'The second step of a sign-in: the code of the authenticator app, or a recovery code.',
  errors: ['AU0011', 'AU0017', 'AU0018', 'AU0129'],
  body: shapes.StepCode,
  reply: SessionTokens,
  guarded: 'forms',
})
export const beginStepSetUp = guests.post('/auth/login/factor', {
  summary: 'Begins to set up the second factor that this account needs before it may sign in.',
  errors: ['AU0017'],
  body: shapes.StepSetUp,
  reply: shapes.FactorSecret,
  guarded: 'forms',
})
export const finishStepSetUp = guests.post('/auth/login/factor/confirm', {
  summary: 'Puts the second factor in force by its first code, and signs in.',
  errors: ['AU0011', 'AU0017', 'AU0018', 'AU0129'],
  body: shapes.StepCode,
  reply: shapes.SetUpDone,
  guarded: 'forms',
})
export const getFactor = people.get('/auth/user/factor', {
  summary: "Whether one's own second factor is in force.",
  reply: shapes.Factor,
  assuming: 'refused',
})
export const beginSetUp = people.post('/auth/user/factor', {
  summary: 'Begins to set up a second factor; asks for the password again.',
  errors: ['AU0013', 'AU0014', 'AU0019', 'AU0021', 'AU0125'],
  body: shapes.PasswordAgain,
  reply: shapes.FactorSecret,
  guarded: 'forms',
  assuming: 'refused',
})
export const finishSetUp = people.post('/auth/user/factor/confirm', {
  summary: 'Puts the second factor in force by its first code, and shows the recovery codes once.',
  errors: ['AU0014', 'AU0018', 'AU0021', 'AU0129'],
  body: shapes.FactorCode,
  reply: shapes.RecoveryCodes,
  guarded: 'forms',
  assuming: 'refused',
})
export const switchOff = people.post('/auth/user/factor/off', {
  summary: 'Switches the second factor off, with password and code, unless it is required.',
  errors: ['AU0013', 'AU0014', 'AU0018', 'AU0019', 'AU0020', 'AU0021', 'AU0125', 'AU0129'],
  body: shapes.PasswordAndCode,
  reply: Done,
  guarded: 'forms',
  assuming: 'refused',
})
export const renewRecoveryCodes = people.post('/auth/user/factor/codes', {
  summary: 'Makes new recovery codes, with password and code; the former ones end.',
  errors: ['AU0013', 'AU0014', 'AU0018', 'AU0019', 'AU0021', 'AU0125', 'AU0129'],
  body: shapes.PasswordAndCode,
  reply: shapes.RecoveryCodes,
  guarded: 'forms',
  assuming: 'refused',
})
