import { checkConfirmation, isEmail } from '@fairway/contract/identity/sign-in.rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSecretParam } from '../../../platform/address-secrets.ts'
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

interface Props {
  params: {
    /** An e-mail address, or the id of a registration. */
    username: string
    /** From a mailed link. It is filled in and used by the button alone. */
    code?: string
  }
}

/** Confirms an e-mail address by a six-digit code. */
export function ConfirmUserScreen({ params: { username, code = '' } }: Props) {
  const { t } = useTranslation(['identity', 'kit'])
  const go = useGo()
  const key = useSecretParam('k')
  const arrival = useArrival()
  const [isCodeRequested, setIsCodeRequested] = useState(false)
  const form = useContractForm({
    defaults: { code },
    check: (values) => checkConfirmation({ username, ...values }),
  })
  const confirm = async (values: { code: string }) => {
    const body = { username, ...values, ...(key && values.code === code && { key }) }
    await placed(send('POST /auth/confirmation', { body }))
    showAlert(`${t('confirm.done')}||Success`)
    go('/signin', { replace: true })
  }
  const isFirst = arrival === 'notVerified' && !isCodeRequested
  const newCode = (
    <NewCode
      username={username}
      by="POST /auth/user/resend"
      isFirst={isFirst}
      onSent={(flow) => {
        setIsCodeRequested(true)
        go(pathOf('confirmUser', flow), { replace: true })
      }}
    />
  )
  const sent = isEmail(username) ? t('confirm.sentTo', { email: username }) : t('confirm.sent')
  return (
    <CardPage
      title={t('confirm.title')}
      notice={arrival && t(`account.${arrival}`, { ns: 'kit' })}
      intro={isFirst ? undefined : code === '' ? sent : t('confirm.byLink')}
      below={<Link to="/signin">{t('forget.back')}</Link>}
    >
      {isFirst && newCode}
      <FormShell form={form} action={t('confirm.action')} onSend={confirm}>
        <CodeField form={form} name="code" label={t('fields.code')} />
      </FormShell>
      {!isFirst && newCode}
    </CardPage>
  )
}
