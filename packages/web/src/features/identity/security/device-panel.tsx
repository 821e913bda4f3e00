import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { signOut } from '../../../platform/session/session-end.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Heading } from '../../../ui/text.tsx'
import { browserNameOf } from './browser-name.rules.ts'
import { QueryContent } from './confirm-password.tsx'
import css from './device-panel.module.css'
import { LinkButton } from './link-button.tsx'
import securityCss from './security.module.css'
import { SecurityPanel } from './security-panel.tsx'

/** The number shown at first. */
const FIRST = 5

interface DeviceListProps {
  devices: readonly Device[]
  onForget: (device: Device) => void
}

/** This browser first. Those that were not used for long are collapsed. */
function DeviceList({ devices, onForget }: DeviceListProps) {
  const { t } = useTranslation('security')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? devices.length : Math.min(devices.length, FIRST)
  const former = useRef(shown)
  useEffect(() => {
    // the pressed button has disappeared, and the focus with it
    if (former.current !== shown && document.activeElement === document.body) list.current?.focus()
    former.current = shown
  }, [shown])
  const inOrder = devices.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
  return (
    <>
      <ul className={css.list} ref={list} tabIndex={-1}>
        {inOrder.slice(0, shown).map((device) => (
          <DeviceRow key={device.id} device={device} onForget={() => onForget(device)} />
        ))}
      </ul>
      {!isWhole && devices.length > FIRST && (
        <LinkButton onClick={() => setIsWhole(true)}>{t('devices.all', { count: devices.length })}</LinkButton>
      )}
    </>
  )
}

/** One browser: its name, whether it is signed in, and its last use. */
function DeviceRow({ device, onForget }: { device: Device; onForget: () => void }) {
  const { t } = useTranslation('security')
  const name = useDeviceName()(device)
  const action = t(device.isSignedIn ? 'devices.forget' : 'devices.forgetOnly')
  return (
    <li className={css.device}>
      <Row gap={10} rowGap={4}>
        <Heading as="h3" size="md">
          {name}
        </Heading>
        {device.isThisOne && <Tag text={t('devices.thisOne')} icon="screen" tone="accent" />}
        {device.isSignedIn ? (
          <Tag text={t('devices.isIn')} icon="done" tone="clear" />
        ) : (
          <Tag text={t('devices.isOut')} />
        )}
      </Row>
      <DefinitionList layout="beside" className={css.facts}>
        <dt>{t('devices.lastUsed')}</dt>
        <dd>
          <ReaderTime at={device.lastUsedAt} />
        </dd>
        <dt>{t('devices.firstUsed')}</dt>
        <dd>
          <ReaderTime at={device.createdAt} />
        </dd>
        {device.ip && (
          <>
            <dt>{t('devices.address')}</dt>
            <dd translate="no">{device.ip}</dd>
          </>
        )}
      </DefinitionList>
      <Button
        small
        className={css.forget}
        aria-label={t('devices.actionOf', { action, device: name })}
        onClick={onForget}
      >
        {action}
      </Button>
    </li>
  )
}

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

/** The name of a browser, made from its user agent. */
function useDeviceName() {
  const { t } = useTranslation('security')
  return ({ userAgent }: Pick<Device, 'userAgent'>) => {
    const known = browserNameOf(userAgent)
    if (!known) return t('devices.unknown')
    const browser = known.browser === 'weChat' ? t('devices.weChat') : known.browser
    return known.system ? t('devices.name', { browser, system: known.system }) : browser
  }
}
