import { createSignInToken as signInTokenCall } from '@fairway/contract/carrier/carrier.endpoints'
import * as assumption from '@fairway/contract/identity/assumption.endpoints'
import * as identity from '@fairway/contract/identity/identity.endpoints'
import * as own from '@fairway/contract/identity/own-account.endpoints'
import * as factor from '@fairway/contract/identity/second-factor.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { assume, release } from './assumption/assumption.actions.ts'
import type { IdentityParts } from './identity.parts.ts'
import { changePassword } from './passwords/password-change.actions.ts'
import { confirmForgot, forgot } from './passwords/password-reset.actions.ts'
import { endOtherSessions, forgetDevice, getActivity, getDevices } from './profile/own-account.actions.ts'
import { changeProfile, getProfile } from './profile/profile.actions.ts'
import { getRegions } from './registration/regions.actions.ts'
import { confirm, register, resendCode } from './registration/registration.actions.ts'
import * as secondFactor from './second-factor/second-factor.actions.ts'
import { refreshSession, signOut } from './sign-in/session.actions.ts'
import { signIn } from './sign-in/sign-in.actions.ts'
import * as step from './sign-in/sign-in-step.actions.ts'
import { createSignInToken, signInByToken } from './sign-in/sign-in-token.actions.ts'

export function identityRoutes(serve: Serve, parts: IdentityParts) {
  const { letIn } = parts.passwords
  serve(identity.getCaptcha, () => parts.captcha.challenge())
  serve(identity.getRegions, (_context, { query }) => getRegions(query.country))
  serve(identity.register, (context, { body }) => register(context, parts, body), letIn)
  serve(identity.confirm, (context, { body }) => confirm(context, parts, body))
  serve(identity.resendCode, (context, { body }) => resendCode(context, parts, body))
  serve(identity.forgot, (context, { body }) => forgot(context, parts, body))
  serve(identity.confirmForgot, (context, { body }) => confirmForgot(context, parts, body), letIn)
  serve(identity.login, (context, { body }) => signIn(context, parts, body), letIn)
  serve(identity.loginByToken, (context, { body }) => signInByToken(context, parts, body))
  serve(identity.refresh, (context, { body }) => refreshSession(context, parts, body))
  serve(identity.logout, (context, { body }) => signOut(context, parts, body))
  serve(identity.changePassword, (context, { body }) => changePassword(context, parts, body), letIn)
  serve(identity.getProfile, (context) => getProfile(context))
  serve(identity.changeProfile, (context, { body }) => changeProfile(context, parts, body))
  serve(factor.loginByCode, (context, { body }) => step.signInByCode(context, parts, body))
  serve(factor.beginStepSetUp, (context, { body }) => step.beginStepSetUp(context, parts, body))
  serve(factor.finishStepSetUp, (context, { body }) => step.finishStepSetUp(context, parts, body))
  serve(factor.getFactor, (context) => secondFactor.getFactor(context))
  serve(factor.beginSetUp, (context, { body }) => secondFactor.beginSetUp(context, parts, body), letIn)
  serve(factor.finishSetUp, (context, { body }) => secondFactor.finishSetUp(context, parts, body))
  serve(factor.switchOff, (context, { body }) => secondFactor.switchOff(context, parts, body), letIn)
  serve(factor.renewRecoveryCodes, (context, { body }) => secondFactor.renewRecoveryCodes(context, parts, body), letIn)
  serve(own.getActivity, (context, { query }) => getActivity(context, query))
  serve(own.getDevices, (context) => getDevices(context))
  serve(own.forgetDevice, (context, { body }) => forgetDevice(context, body))
  serve(own.endOtherSessions, (context) => endOtherSessions(context))
  serve(assumption.assume, (context, { body }) => assume(context, parts, body))
  serve(assumption.release, (context) => release(context, parts))
  serve(signInTokenCall, (context, { body }) => createSignInToken(context, parts, body))
}
