import type { Calls } from '@fairway/contract/calls'
import type { FactorSecret } from '@fairway/contract/identity/second-factor.schema'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { CardPage } from '../card-page.tsx'
import { focusHeading } from '../heading-focus.ts'
import { placed } from '../refusal-fields.ts'
import { inStep, type StepProps } from '../sign-in-step.ts'
import { FactorSetUp } from './factor-set-up.tsx'
import { LinkButton } from './link-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The second factor is set up before the session begins where it is required, including the recovery codes. */
export function SetUpStep({ ticket, secret, onSession, onOver, onBack }: StepProps & { secret: FactorSecret }) {
  const { t } = useTranslation('security')
  const [done, setDone] = useState<Calls['POST /auth/login/factor/confirm']['reply']>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the heading of each part
  useEffect(focusHeading, [done])
  if (done)
    return (
      <RecoveryCodes
        codes={done.recoveryCodes}
        username={done.tokens.username}
        onSaved={() => onSession(done.tokens)}
      />
    )
  const finish = async (code: string) => {
    const body = { ticket, code }
    const answer = await inStep(placed(send('POST /auth/login/factor/confirm', { body })), onOver)
    if (answer) setDone(answer)
  }
  return (
    <CardPage
      title={t('setUp.title')}
      intro={t('setUp.required')}
      below={<LinkButton onClick={onBack}>{t('step.back')}</LinkButton>}
    >
      <FactorSetUp secret={secret} onCode={finish} />
    </CardPage>
  )
}
