import { checkFactorCode } from '@fairway/contract/identity/second-factor.rules'
import { useEffect, useState } from 'react'
import { boot } from '../../../platform/boot.ts'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { CardPage, CardPart } from '../card-page.tsx'
import { placed } from '../refusal-fields.ts'
import { inStep, type StepProps } from '../sign-in-step.ts'
import { LinkButton } from './link-button.tsx'

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function CodeStep(props: StepProps) {
  const { t } = useTranslation('security')
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const isApp = kind === 'app'
  return (
    <CardPage
      title={t('step.title')}
      intro={isApp ? t('step.intro', { carrier: boot.carrier.name }) : t('step.introRecovery')}
      below={<LinkButton onClick={props.onBack}>{t('step.back')}</LinkButton>}
    >
      <CodeForm key={kind} isApp={isApp} {...props} />
      <CardPart>
        <Stack gap={4} align="start">
          <LinkButton onClick={() => setKind(isApp ? 'recovery' : 'app')}>
            {t(isApp ? 'step.useRecovery' : 'step.useApp')}
          </LinkButton>
          {!isApp && <Muted size="sm">{t('step.lost')}</Muted>}
        </Stack>
      </CardPart>
    </CardPage>
  )
}

function CodeForm({ isApp, ticket, onSession, onOver }: StepProps & { isApp: boolean }) {
  const { t } = useTranslation('security')
  const form = useContractForm({ defaults: { code: '' }, check: checkFactorCode })
  const field = fieldId(form, 'code')
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const signIn = async ({ code }: { code: string }) => {
    const tokens = await inStep(placed(send('POST /auth/login/code', { body: { ticket, code } })), onOver)
    if (tokens) onSession(tokens)
  }
  return (
    <FormShell form={form} action={t('step.action')} onSend={signIn}>
      {isApp ? (
        <CodeField form={form} name="code" label={t('step.code')} />
      ) : (
        <TextField form={form} name="code" label={t('step.recoveryCode')} autoComplete="off" plain />
      )}
    </FormShell>
  )
}
