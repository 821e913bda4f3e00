import type { Language } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { CaptchaLine } from './captcha/captcha-line.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { CardPart } from './card-page.tsx'
import { startResendCooldown, useResendCooldown } from './code-wait.ts'
import css from './new-code.module.css'

interface Props {
  username: string
  by: 'POST /auth/user/resend' | 'POST /auth/forgot'
  /** No code was sent yet. */
  isFirst: boolean
  /** The id of the new attempt, to which the code belongs. */
  onSent: (flow: string) => void
}

/** Requests another code; the former one becomes invalid. */
export function NewCode({ username, by, isFirst, onSent }: Props) {
  const { t, i18n } = useTranslation('identity')
  const captcha = useCaptcha()
  const seconds = useResendCooldown()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const requestCode = async () => {
    if (isBusy || seconds > 0) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const language = i18n.language as Language // only the platform sets it
      const { flow } = await send(by, { body: { username, language, captcha: await captcha.consumeAnswer() } })
      startResendCooldown()
      showToast({ kind: 'success', text: t('newCode.sent') })
      onSent(flow)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <CardPart>
      <Stack gap={10} align="start">
        {!isFirst && <Heading size="md">{t('newCode.title')}</Heading>}
        <Muted size="sm">{t(isFirst ? 'newCode.textFirst' : 'newCode.text')}</Muted>
        <p className={css.problem} role="alert" hidden={!problem}>
          {problem}
        </p>
        <Button className={css.button} aria-disabled={isBusy || seconds > 0} onClick={() => void requestCode()}>
          {seconds > 0 ? t('newCode.wait', { seconds }) : t(isFirst ? 'newCode.actionFirst' : 'newCode.action')}
        </Button>
        {isBusy && <CaptchaLine captcha={captcha} />}
      </Stack>
    </CardPart>
  )
}
