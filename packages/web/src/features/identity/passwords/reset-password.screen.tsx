import { checkReset, isEmail } from '@fairway/contract/identity/sign-in.rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSecretParam } from '../../../platform/address-secrets.ts'
import { boot } from '../../../platform/boot.ts'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { showAlert } from '../../../ui/dialog/alert.store.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useArrival } from '../arrival.store.ts'
import { CardPage } from '../card-page.tsx'
import { NewCode } from '../new-code.tsx'
import { placed } from '../refusal-fields.ts'
import { pathOf, useGo } from '../use-go.ts'
import { NewPassword } from './new-password.tsx'

interface Props {
  params: {
    /** An e-mail address, or the id of an attempt. */
    username: string
    /** From a mailed link. It is filled in and used by the button alone. */
    code?: string
  }
}

/**
 * Sets a new password with a six-digit code. After an expired or withdrawn password the code is requested here first.
 */
export function ResetPasswordScreen({ params: { username, code = '' } }: Props) {
  const { t } = useTranslation(['identity', 'kit'])
  const go = useGo()
  const key = useSecretParam('k')
  const arrival = useArrival()
  const [isCodeRequested, setIsCodeRequested] = useState(false)
  const owner = { email: isEmail(username) ? username : '' }
  const form = useContractForm({
    defaults: { code, password: '', confirmPassword: '' },
    check: (values) => checkReset({ username, ...values }, owner, boot.passwordMinimum),
  })
  const reset = async (values: { code: string; password: string; confirmPassword: string }) => {
    const body = { username, ...values, ...(key && values.code === code && { key }) }
    await placed(send('POST /auth/confirmforgot', { body }))
    showAlert(`${t('reset.done')}||Success`)
    go('/signin', { replace: true })
  }
  const isFirst = arrival !== undefined && !isCodeRequested
  const newCode = (
    <NewCode
      username={username}
      by="POST /auth/forgot"
      isFirst={isFirst}
      onSent={(flow) => {
        setIsCodeRequested(true)
        go(pathOf('resetPassword', flow), { replace: true })
      }}
    />
  )
  return (
    <CardPage
      title={t('reset.title')}
      notice={arrival && t(`account.${arrival}`, { ns: 'kit' })}
      intro={isFirst ? undefined : t(code === '' ? 'reset.sent' : 'reset.byLink')}
      below={<Link to="/signin">{t('forget.back')}</Link>}
    >
      {isFirst && newCode}
      <FormShell form={form} action={t('reset.action')} onSend={reset}>
        <CodeField form={form} name="code" label={t('fields.code')} />
        <NewPassword form={form} username={owner.email} />
      </FormShell>
      {!isFirst && newCode}
    </CardPage>
  )
}
