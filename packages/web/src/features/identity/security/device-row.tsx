import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/tag.tsx'
import css from './device-panel.module.css'
import { useDeviceName } from './use-device-name.ts'

/** One browser: what it is, whether it is signed in, when and from where it was used. */
export function DeviceRow({ device, onForget }: { device: Device; onForget: () => void }) {
  const { t } = useTranslation('security')
  const name = useDeviceName()(device)
  const action = t(device.isSignedIn ? 'devices.forget' : 'devices.forgetOnly')
  return (
    <li className={css.device}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        {device.isThisOne && <Tag text={t('devices.thisOne')} icon="screen" tone="accent" />}
        {device.isSignedIn ? (
          <Tag text={t('devices.isIn')} icon="done" tone="clear" />
        ) : (
          <Tag text={t('devices.isOut')} />
        )}
      </div>
      <dl className={css.facts}>
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
      </dl>
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
