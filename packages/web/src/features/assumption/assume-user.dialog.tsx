import { LENGTHS } from '@fairway/contract/identity/account.values'
import { ASSUMPTION_MINUTES, checkAssume } from '@fairway/contract/identity/assumption.rules'
import type { AssumeRequest } from '@fairway/contract/identity/assumption.schema'
import { useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { reloadPage, switchUser } from '../../platform/session/name-change.ts'
import { session, tokensAt } from '../../platform/session/session.store.ts'
import { hasUnsaved } from '../../platform/storage/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { showAlert } from '../../ui/dialog/alert.store.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Muted } from '../../ui/text.tsx'
import css from './assumption-dialog.module.css'
import { closeAssumptionDialog, proposedUser } from './assumption-dialog.store.ts'
import { Progress, RELOAD_MS } from './progress.tsx'
import { endByOwnClock } from './time-left.rules.ts'

/** The server still has an assumed customer that this browser forgot. That one is released first. */
const alreadyActingCodes = ['AU0014', 'AU0015']

/** Customer service names a customer and an optional reason. The input stays after a refusal. */
export function AssumeUserDialog() {
  const { t } = useTranslation('assumption')
  const [name, setName] = useState('')
  const [isAlreadyActing, setIsAlreadyActing] = useState(false)
  const [isLosing] = useState(hasUnsaved)
  const form = useContractForm<AssumeRequest>({
    defaults: { username: proposedUser.get(), reason: '' },
    check: checkAssume,
  })

  const assume = async (body: AssumeRequest) => {
    setIsAlreadyActing(false)
    try {
      const reason = body.reason.replace(/\s+/g, ' ') // stored on one line
      const { assumedUser, expiresAt } = await send('POST /auth/management/user/assume', { body: { ...body, reason } })
      if (assumedUser.groups.length === 0) return showAlert(`${t('assume.noPermission', { id: body.username })}||Error`)
      switchUser({ ...assumedUser, expiresAt: endByOwnClock(expiresAt, clocks()) })
      setName(assumedUser.username)
      setTimeout(reloadPage, RELOAD_MS)
    } catch (error) {
      setIsAlreadyActing(error instanceof Failure && alreadyActingCodes.includes(error.answer.errorCode ?? ''))
      throw error
    }
  }
  const close = () => name === '' && !form.isSending && closeAssumptionDialog()
  return (
    <Dialog title={t('assume.title')} onClose={close}>
      {name !== '' ? (
        <Progress text={t('assume.done', { name })} />
      ) : (
        <FormShell
          form={form}
          layout="dialog"
          action={t('yes')}
          beside={<Button onClick={close}>{t('no')}</Button>}
          onSend={assume}
        >
          {isAlreadyActing && <ReleaseFirst />}
          <Muted size="sm">{t('assume.intro', { minutes: ASSUMPTION_MINUTES })}</Muted>
          {isLosing && <p className={css.warning}>{t('unsaved')}</p>}
          <TextField
            form={form}
            name="username"
            label={t('assume.username')}
            hint={t('assume.usernameHint')}
            autoComplete="off"
            plain
          />
          <TextAreaField
            form={form}
            name="reason"
            label={t('assume.reason')}
            hint={t('assume.reasonHint')}
            optional
            most={LENGTHS.reason}
          />
        </FormShell>
      )}
    </Dialog>
  )
}

const clocks = () => ({
  tokensCameAt: tokensAt(),
  tokensMadeAt: session.get()?.claims.iat ?? 0,
  now: Date.now(),
})

/** Releases a customer that the server still has and this browser has forgotten. */
function ReleaseFirst() {
  const { t } = useTranslation('assumption')
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const release = async () => {
    setFailure(undefined)
    await send('POST /auth/management/user/release', { body: {} }).then(() => setIsDone(true), setFailure)
  }
  if (isDone)
    return (
      <p className={css.note} role="status">
        {t('assume.released')}
      </p>
    )
  return (
    <div>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button onClick={release}>{t('assume.releaseFirst')}</Button>
    </div>
  )
}
