import { checkFactorCode, checkPasswordAgain } from '@fairway/contract/identity/second-factor.rules'
import type { FactorSecret } from '@fairway/contract/identity/second-factor.schema'
import { type ReactNode, useEffect, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { CardPage } from '../card-page.tsx'
import { focusHeading } from '../heading-focus.ts'
import { placed } from '../refusal-fields.ts'
import { FactorSetUp } from './factor-set-up.tsx'
import { LinkButton } from './link-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  username: string
  /** Returns to the page, whatever the result. */
  onDone: () => void
}

/** Enables the second factor: password, app, recovery codes. */
export function SetUpTask({ username, onDone }: Props) {
  const { t } = useTranslation('security')
  const [secret, setSecret] = useState<FactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the heading of each part
  useEffect(focusHeading, [secret, codes])
  const complete = () => {
    showToast({ kind: 'success', text: t('setUp.done') })
    onDone()
  }
  if (codes) return <RecoveryCodes codes={codes} username={username} onSaved={complete} />
  if (!secret)
    return (
      <TaskPage title={t('setUp.title')} intro={t('setUp.again')} onBack={onDone}>
        <PasswordAgain onSecret={setSecret} />
      </TaskPage>
    )
  const finish = async (code: string) =>
    setCodes((await placed(send('POST /auth/user/factor/confirm', { body: { code } }))).recoveryCodes)
  return (
    <TaskPage title={t('setUp.title')} intro={t('setUp.intro')} onBack={onDone}>
      <FactorSetUp secret={secret} onCode={finish} />
    </TaskPage>
  )
}

/** Replaces the recovery codes. */
export function RenewTask({ username, onDone }: Props) {
  const { t } = useTranslation('security')
  const [codes, setCodes] = useState<string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(focusHeading, [codes])
  if (codes) return <RecoveryCodes codes={codes} username={username} onSaved={onDone} />
  const renew = async (body: Proof) =>
    setCodes((await placed(send('POST /auth/user/factor/codes', { body }))).recoveryCodes)
  return (
    <TaskPage title={t('renew.title')} intro={t('renew.intro')} onBack={onDone}>
      <ProofForm action={t('renew.action')} onProof={renew} />
    </TaskPage>
  )
}

/** Disables the second factor. */
export function OffTask({ onDone }: Pick<Props, 'onDone'>) {
  const { t } = useTranslation('security')
  useEffect(focusHeading, [])
  const switchOff = async (body: Proof) => {
    await placed(send('POST /auth/user/factor/off', { body }))
    showToast({ kind: 'success', text: t('off.done') })
    onDone()
  }
  return (
    <TaskPage title={t('off.title')} intro={t('off.intro')} onBack={onDone}>
      <ProofForm action={t('off.action')} onProof={switchOff} />
    </TaskPage>
  )
}

function TaskPage({ title, intro, onBack, children }: TaskPageProps) {
  const { t } = useTranslation('security')
  return (
    <CardPage title={title} intro={intro} below={<LinkButton onClick={onBack}>{t('back')}</LinkButton>}>
      {children}
    </CardPage>
  )
}
interface TaskPageProps {
  title: string
  intro: string
  onBack: () => void
  children: ReactNode
}

/** Asks for the password again, so that nobody else at the screen can start this. */
function PasswordAgain({ onSecret }: { onSecret: (secret: FactorSecret) => void }) {
  const { t } = useTranslation(['security', 'identity'])
  const form = useContractForm({ defaults: { password: '' }, check: checkPasswordAgain })
  const begin = async (body: { password: string }) => onSecret(await placed(send('POST /auth/user/factor', { body })))
  return (
    <FormShell form={form} action={t('setUp.continue')} onSend={begin}>
      <PasswordField
        form={form}
        name="password"
        label={t('fields.password', { ns: 'identity' })}
        autoComplete="current-password"
      />
    </FormShell>
  )
}

interface Proof {
  password: string
  code: string
}

/** Password and code, which prove that the owner disables the protection. */
function ProofForm({ action, onProof }: { action: string; onProof: (proof: Proof) => Promise<void> }) {
  const { t } = useTranslation(['security', 'identity'])
  const form = useContractForm<Proof>({
    defaults: { password: '', code: '' },
    check: (values) => [...checkPasswordAgain(values), ...checkFactorCode(values)],
  })
  return (
    <FormShell form={form} action={action} onSend={onProof}>
      <PasswordField
        form={form}
        name="password"
        label={t('fields.password', { ns: 'identity' })}
        autoComplete="current-password"
      />
      <TextField form={form} name="code" label={t('code')} autoComplete="one-time-code" plain />
    </FormShell>
  )
}
