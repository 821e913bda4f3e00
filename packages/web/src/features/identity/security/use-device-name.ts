import type { Device } from '@fairway/contract/identity/own-account.schema'
import { useTranslation } from '../../../platform/use-translation.ts'
import { browserNameOf } from './browser-name.rules.ts'

/** The name of a browser, made from its user agent. */
export function useDeviceName() {
  const { t } = useTranslation('security')
  return ({ userAgent }: Pick<Device, 'userAgent'>) => {
    const known = browserNameOf(userAgent)
    if (!known) return t('devices.unknown')
    const browser = known.browser === 'weChat' ? t('devices.weChat') : known.browser
    return known.system ? t('devices.name', { browser, system: known.system }) : browser
  }
}
