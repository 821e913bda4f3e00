import { checkCodeRequest } from '@fairway/contract/identity/sign-in.rules'
import type { Language } from '@fairway/contract/shared/language'
import { Link } from '@tanstack/react-router'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { CaptchaLine } from '../captcha/captcha-line.tsx'
import { PENDING, useCaptcha } from '../captcha/use-captcha.ts'
import { CardPage } from '../card-page.tsx'
import { startResendCooldown } from '../code-wait.ts'
import { placed } from '../refusal-fields.ts'
import { pathOf, useGo } from '../use-go.ts'

/** Requests a code for a new password. The answer never reveals whether the user name exists. */
export function ForgetPasswordScreen() {
  const { t, i18n } = useTranslation('identity')
  const go = useGo()
  const captcha = useCaptcha()
  const form = useContractForm({
    defaults: { username: '' },
    check: (values) => checkCodeRequest({ ...values, captcha: PENDING }),
  })
  const requestCode = async ({ username }: { username: string }) => {
    const language = i18n.language as Language // only the platform sets it
    const body = { username, language, captcha: await captcha.consumeAnswer() }
    const { flow } = await placed(send('POST /auth/forgot', { body }))
    startResendCooldown()
    go(pathOf('resetPassword', flow))
  }
  return (
    <CardPage title={t('forget.title')} intro={t('forget.intro')} below={<Link to="/signin">{t('forget.back')}</Link>}>
      <FormShell form={form} action={t('forget.action')} onSend={requestCode} onTouched={captcha.begin}>
        <TextField
          form={form}
          name="username"
          label={t('fields.username')}
          hint={t('fields.usernameHint')}
          type="email"
          autoComplete="username"
          plain
        />
        <CaptchaLine form={form} captcha={captcha} />
      </FormShell>
    </CardPage>
  )
}
