import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiQuery, send } from '../../../platform/api.ts'
import { isCancelled } from '../../../platform/failure.ts'
import { signOut } from '../../../platform/session-end.ts'
import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import { QueryContent } from './confirm-password.tsx'
import { DeviceList } from './device-list.tsx'
import securityCss from './security.module.css'
import { SecurityPanel } from './security-panel.tsx'
import { useDeviceName } from './use-device-name.ts'

const DEVICES = apiQuery('GET /auth/user/devices', {})

/** The browsers of one's account. Each can be signed out and forgotten, or all others at once. */
export function DevicePanel() {
  const { t } = useTranslation('security')
  const client = useQueryClient()
  const query = useQuery(DEVICES)
  const nameOf = useDeviceName()
  const { act, failure } = useAct()
  const problem = useFailureText(failure)
  const [question, setQuestion] = useState<'here' | 'others'>()

  const forget = (device: Device) =>
    act(async () => {
      const left = await send('POST /auth/user/devices/forget', { body: { id: device.id } })
      if (device.isThisOne) return signOut()
      client.setQueryData(DEVICES.queryKey, left)
      await client.invalidateQueries({ queryKey: ['GET /auth/user/activity'] })
      showToast({ kind: 'success', text: t('devices.forgotten', { device: nameOf(device) }) })
    })
  const endOthers = () =>
    act(async () => {
      const { ended } = await send('POST /auth/user/sessions/end', { body: {} })
      showToast({ kind: 'success', text: t('devices.ended', { count: ended }) })
      await client.invalidateQueries()
    })
  const here = query.data?.devices.find(({ isThisOne }) => isThisOne)
  return (
    <SecurityPanel title={t('devices.title')} intro={t('devices.intro')}>
      {problem && (
        <p className={securityCss.problem} role="alert">
          {problem}
        </p>
      )}
      <QueryContent query={query} lines={6}>
        {({ devices }) => (
          <>
            {devices.length === 0 && <p>{t('devices.none')}</p>}
            <DeviceList
              devices={devices}
              onForget={(device) => (device.isThisOne ? setQuestion('here') : void forget(device))}
            />
            <div>
              <Button onClick={() => setQuestion('others')}>{t('devices.endOthers')}</Button>
            </div>
          </>
        )}
      </QueryContent>
      {question && (
        <ConfirmDialog
          question={question}
          onNo={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined)
            if (question === 'others') void endOthers()
            else if (here) void forget(here)
          }}
        />
      )}
    </SecurityPanel>
  )
}

interface ConfirmDialogProps {
  question: 'here' | 'others'
  onYes: () => void
  onNo: () => void
}

/** Asks before ending sessions that somebody may be working in. */
function ConfirmDialog({ question, onYes, onNo }: ConfirmDialogProps) {
  const { t } = useTranslation('security')
  return (
    <Dialog
      role="alertdialog"
      title={t(`confirm.${question}`)}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{t('confirm.no')}</Button>
          <Button variant="primary" autoFocus onClick={onYes}>
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      {t(`confirm.${question}Text`)}
    </Dialog>
  )
}

/** Runs one action at a time and remembers its error. */
function useAct() {
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const act = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
    } finally {
      isBusy.current = false
    }
  }
  return { act, failure }
}
