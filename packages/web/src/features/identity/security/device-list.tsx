import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Heading } from '../../../ui/text.tsx'
import css from './device-panel.module.css'
import { LinkButton } from './link-button.tsx'
import { useDeviceName } from './use-device-name.ts'

/** The number shown at first. */
const FIRST = 5

interface Props {
  devices: readonly Device[]
  onForget: (device: Device) => void
}

/** This browser first. Those that were not used for long are collapsed. */
export function DeviceList({ devices, onForget }: Props) {
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
