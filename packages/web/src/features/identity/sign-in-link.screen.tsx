import { isEmail } from '@fairway/contract/identity/sign-in.rules'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { hideAddress } from '../../platform/address-secrets.ts'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { CardPage } from './card-page.tsx'
import { useGo } from './use-go.ts'
import { HOME } from './use-session-over.ts'
import { useSignInStep } from './use-sign-in-step.tsx'

/** A personal sign-in link of the carrier. Only the button uses it up, because mail programs open links too. */
export function SignInLinkScreen({ params: { username, token } }: { params: { username: string; token: string } }) {
  const { t } = useTranslation('identity')
  const go = useGo()
  useLayoutEffect(() => hideAddress('/signin'), [])
  const form = useContractForm({ defaults: {}, check: () => [] })
  // the link is used up by now, so going back leads to the password
  const { step, follow } = useSignInStep(HOME, () => go('/signin', { replace: true }))
  const signIn = async () => {
    await follow(await send('POST /auth/login/token', { body: { username, token } }))
  }
  if (step) return step
  // our links name the account by its number, which means nothing to its owner
  const action = isEmail(username) ? t('link.action', { username }) : t('link.actionPlain')
  return (
    <CardPage
      title={t('link.title')}
      intro={form.refusal ? undefined : t('link.text')}
      below={<Link to="/signin">{t('link.other')}</Link>}
    >
      <FormShell form={form} action={action} onSend={signIn}>
        {null}
      </FormShell>
    </CardPage>
  )
}
