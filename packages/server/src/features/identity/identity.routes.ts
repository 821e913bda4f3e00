import { createSignInToken as signInTokenCall } from '@fairway/contract/carrier/carrier.endpoints'
import * as identity from '@fairway/contract/identity/identity.endpoints'
import type { Serve } from '../../platform/serve.ts'
import type { IdentityParts } from './identity.parts.ts'
import { changePassword } from './password-change.actions.ts'
import { confirmForgot, forgot } from './password-reset.actions.ts'
import { changeProfile, getProfile } from './profile.actions.ts'
import { getRegions } from './regions.actions.ts'
import { confirm, register, resendCode } from './registration.actions.ts'
import { refreshSession, signOut } from './session.actions.ts'
import { signIn } from './sign-in.actions.ts'
import { createSignInToken, signInByToken } from './sign-in-token.actions.ts'

export function identityRoutes(serve: Serve, parts: IdentityParts) {
  const { refuseIfBusy } = parts.passwords
  serve(identity.getCaptcha, () => parts.captcha.challenge())
  serve(identity.getRegions, (_context, { query }) => getRegions(query.country))
  serve(identity.register, (context, { body }) => register(context, parts, body), refuseIfBusy)
  serve(identity.confirm, (context, { body }) => confirm(context, parts, body))
  serve(identity.resendCode, (context, { body }) => resendCode(context, parts, body))
  serve(identity.forgot, (context, { body }) => forgot(context, parts, body))
  serve(identity.confirmForgot, (context, { body }) => confirmForgot(context, parts, body), refuseIfBusy)
  serve(identity.login, (context, { body }) => signIn(context, parts, body), refuseIfBusy)
  serve(identity.loginByToken, (context, { body }) => signInByToken(context, parts, body))
  serve(identity.refresh, (context, { body }) => refreshSession(context, parts, body))
  serve(identity.logout, (context, { body }) => signOut(context, parts, body))
  serve(identity.changePassword, (context, { body }) => changePassword(context, parts, body), refuseIfBusy)
  serve(identity.getProfile, (context) => getProfile(context))
  serve(identity.changeProfile, (context, { body }) => changeProfile(context, body))
  serve(signInTokenCall, (context, { body }) => createSignInToken(context, parts, body))
}
