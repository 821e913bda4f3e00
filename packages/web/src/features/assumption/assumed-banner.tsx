import { useCallback, useEffect, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { nameTitle } from '../../platform/page-title.ts'
import { endActingFor } from '../../platform/session/name-change.ts'
import type { AssumedUser } from '../../platform/session/session.store.ts'
import { Row } from '../../ui/layout.tsx'
import icon from './assumed.svg'
import { openRelease } from './assumption-dialog.store.ts'
import css from './name-banner.module.css'
import { minutesLeft } from './time-left.rules.ts'

/** The clock is checked this often, for machines that were asleep. */
const CHECK_INTERVAL_MS = 5_000

/** The minutes left until then. Calls `onEnd` once at the end. */
function useMinutesLeft(expiresAt: number, onEnd: () => void): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(expiresAt, Date.now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      clearTimeout(timer)
      const left = minutesLeft(expiresAt, Date.now())
      setMinutes(left)
      if (left === 0) return onEnd()
      timer = setTimeout(update, Math.min(CHECK_INTERVAL_MS, expiresAt - Date.now()))
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [expiresAt, onEnd])
  return minutes
}

/** From here on the remaining time is announced to screen readers. */
const SOON_MINUTES = 5

/** The banner of every page while acting for a customer: the name, the time left, the way back. */
export function AssumedBanner({ user: { username, expiresAt } }: { user: AssumedUser }) {
  const { t } = useTranslation('assumption')
  useNameMarks(username)
  const count = useMinutesLeft(expiresAt, useCallback(releaseUser, []))
  const left = t('banner.left', { count })
  return (
    <Row as="section" gap={20} justify="center" nowrap size="sm" className={css.banner} aria-label={t('banner.label')}>
      <Row as="p" gap={8} rowGap={2} className={css.text}>
        <Mask />
        <span>{t('banner.who')}</span>
        <strong className={css.name} translate="no">
          {username}
        </strong>
        <span className={css.left}>{left}</span>
      </Row>
      <button type="button" className={css.action} onClick={openRelease}>
        {t('banner.release')}
      </button>
      <span className="visually-hidden" role="status">
        {count <= SOON_MINUTES && left}
      </span>
    </Row>
  )
}

/** How long the end waits for the server. Then it is over all the same. */
const RELEASE_TIMEOUT_MS = 3_000

/** The time is up by this browser's clock. The server is informed first, in case its clock is behind. */
function releaseUser() {
  const request = send('POST /auth/management/user/release', { body: {} }, { quiet: true })
  const waited = new Promise((resolve) => setTimeout(resolve, RELEASE_TIMEOUT_MS))
  Promise.race([request, waited])
    .catch(() => {})
    .finally(endActingFor)
}

/** The icon of one person in front of another. */
const Mask = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="3.2" fill="currentColor" />
    <path
      d="M2.6 18c.4-3.6 2.4-5.4 5.4-5.4s5 1.8 5.4 5.4M13.4 4.9a3.2 3.2 0 1 1 1 6M15.6 13.2c2.2.4 3.5 2 3.8 4.8"
      strokeLinecap="round"
    />
  </svg>
)

/** Marks the tab: the customer's name before the title, another icon, and space for the banner. */
function useNameMarks(username: string) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const usual = link?.href
    nameTitle(username)
    if (link) link.href = icon
    document.documentElement.dataset.assuming = ''
    return () => {
      nameTitle('')
      if (link && usual !== undefined) link.href = usual
      delete document.documentElement.dataset.assuming
    }
  }, [username])
}
