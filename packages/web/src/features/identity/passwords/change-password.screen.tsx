import type { PasswordChange } from '@fairway/contract/identity/account.schema'
import { checkPasswordChange } from '@fairway/contract/identity/sign-in.rules'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../platform/boot.ts'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { showAlert } from '../../../ui/dialog/alert.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { CardPage } from '../card-page.tsx'
import { placed } from '../refusal-fields.ts'
import { useGo } from '../use-go.ts'
import { HOME } from '../use-session-over.ts'
import { NewPassword } from './new-password.tsx'

/** Changes the password. This device stays signed in, all others are signed out. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('identity')
  const go = useGo()
  const email = useSession()?.username ?? ''
  const form = useContractForm<PasswordChange>({
    defaults: { previousPassword: '', password: '', confirmPassword: '' },
    check: (values) => checkPasswordChange(values, { email }, boot.passwordMinimum),
  })
  const change = async (body: PasswordChange) => {
    await placed(send('POST /auth/user/change', { body }))
    showAlert(`${t('change.done')}||Success`)
    go(HOME)
  }
  return (
    <CardPage
      title={t('change.title')}
      intro={t('change.intro')}
      below={<Link to="/accountSecurity">{t('security')}</Link>}
    >
      <FormShell form={form} action={t('change.action')} onSend={change}>
        <PasswordField
          form={form}
          name="previousPassword"
          label={t('fields.previousPassword')}
          autoComplete="current-password"
        />
        <NewPassword form={form} username={email} />
      </FormShell>
    </CardPage>
  )
}
