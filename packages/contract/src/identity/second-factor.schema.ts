import { z } from 'zod'
import { Text, Verbatim } from '../shared/scalar.schema.ts'
import { Password, SessionTokens } from './account.schema.ts'

/** Six digits of an authenticator app, or a recovery code. */
const Code = Text(40)
const Ticket = Verbatim(64)

/** The password was right, and a second step follows before the session opens. */
export const SignInStep = z.object({
  step: z.enum(['code', 'setUp']),
  /** Names this sign-in; valid for ten minutes in the browser that began it. */
  ticket: z.string(),
})
export type SignInStep = z.output<typeof SignInStep>

/** The answer to a sign-in: the session, or its second step. */
export const SignInReply = z.union([SessionTokens, SignInStep])
export type SignInReply = z.output<typeof SignInReply>

export const StepCode = z.strictObject({ ticket: Ticket, code: Code })
export const StepSetUp = z.strictObject({ ticket: Ticket })

/** The key for an authenticator app: as text to type, and as the address in the QR code. */
export const FactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type FactorSecret = z.output<typeof FactorSecret>
/** Shown once; each works once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export const SetUpDone = z.object({ tokens: SessionTokens, recoveryCodes: z.array(z.string()) })

export const Factor = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The settings require it of this person: it cannot be switched off. */
  isRequired: z.boolean(),
})
export type Factor = z.output<typeof Factor>

export const PasswordAgain = z.strictObject({ password: Password })
export const FactorCode = z.strictObject({ code: Code })
export const PasswordAndCode = z.strictObject({ password: Password, code: Code })
