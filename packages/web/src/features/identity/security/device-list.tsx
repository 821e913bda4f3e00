import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import css from './device-panel.module.css'
import { DeviceRow } from './device-row.tsx'
import { LinkButton } from './link-button.tsx'

/** As many as are looked through at a glance. */
const FIRST = 5

interface Props {
  devices: readonly Device[]
  onForget: (device: Device) => void
}

/** This browser before all others; those that were not used for long stay folded. */
export function DeviceList({ devices, onForget }: Props) {
  const { t } = useTranslation('security')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? devices.length : Math.min(devices.length, FIRST)
  const former = useRef(shown)
  useEffect(() => {
    // the button that was pressed has gone, and the focus with it
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
