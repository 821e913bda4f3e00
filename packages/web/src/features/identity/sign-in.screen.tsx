import { checkFactorCode } from '@fairway/contract/identity/second-factor.rules'
import { checkCredentials } from '@fairway/contract/identity/sign-in.rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { signInOutcome } from '../../platform/session/sign-in-outcome.ts'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { announceArrival } from './arrival.store.ts'
import { CaptchaLine } from './captcha/captcha-line.tsx'
import { PENDING, useCaptcha } from './captcha/use-captcha.ts'
import { CardPage } from './card-page.tsx'
import { placed } from './refusal-fields.ts'
import { LinkButton } from './security/link-button.tsx'
import { pathOf, useGo } from './use-go.ts'
import { useSessionOver } from './use-session-over.ts'
import { useSignInStep, useStepOver } from './use-sign-in-step.tsx'

/** Signs in with user name and password. A correct password that is not enough leads to the page that helps. */
export function SignInScreen() {
  const { t } = useTranslation('identity')
  const go = useGo()
  const captcha = useCaptcha()
  const { notice, wanted } = useSessionOver()
  const stepOver = useStepOver()
  const [isRefused, setIsRefused] = useState(false)
  const [isWithCode, setIsWithCode] = useState(false)
  const form = useContractForm({
    defaults: { username: '', password: '', code: '' },
    check: ({ code, ...credentials }) => [
      ...checkCredentials({ ...credentials, captcha: PENDING }),
      ...(isWithCode ? checkFactorCode({ code }) : []),
    ],
  })
  const { step, follow } = useSignInStep(wanted, () => form.fields.setValue('password', ''))
  const signIn = async ({ code, ...credentials }: { username: string; password: string; code: string }) => {
    try {
      const body = { ...credentials, captcha: await captcha.consumeAnswer(), ...(isWithCode && { code }) }
      await follow(await placed(send('POST /auth/login', { body })))
    } catch (error) {
      const outcome = signInOutcome(error)
      setIsRefused(true)
      if (!outcome) throw error
      announceArrival(arrivals[outcome])
      go(pathOf(outcome === 'User not confirmed' ? 'confirmUser' : 'resetPassword', credentials.username))
    }
  }
  if (step) return step
  return (
    <CardPage
      title={t('signIn.title')}
      notice={stepOver ?? notice}
      intro={!stepOver && notice && t('signIn.expired')}
      below={<OtherWays />}
    >
      <FormShell form={form} action={t('signIn.action')} onSend={signIn} onTouched={captcha.begin}>
        <TextField
          form={form}
          name="username"
          label={t('fields.username')}
          hint={t('fields.usernameHint')}
          type="email"
          autoComplete="username"
          plain
        />
        <PasswordField form={form} name="password" label={t('fields.password')} autoComplete="current-password" />
        {isWithCode && (
          <TextField
            form={form}
            name="code"
            label={t('signIn.code')}
            hint={t('signIn.codeHint')}
            autoComplete="one-time-code"
            plain
          />
        )}
        {isRefused && !isWithCode && (
          <p>
            {t('signIn.sure')} <LinkButton onClick={() => setIsWithCode(true)}>{t('signIn.withCode')}</LinkButton>
          </p>
        )}
        <CaptchaLine form={form} captcha={captcha} />
      </FormShell>
    </CardPage>
  )
}

const arrivals = {
  'Reset Password': 'passwordExpired',
  'Direct Reset Password': 'passwordResetRequired',
  'User not confirmed': 'notVerified',
} as const

function OtherWays() {
  const { t } = useTranslation('identity')
  return (
    <>
      <Link to="/forgetPassword">{t('signIn.forgot')}</Link>
      <p>
        {t('signIn.newHere')} <Link to="/registration">{t('signIn.register')}</Link>
      </p>
    </>
  )
}
