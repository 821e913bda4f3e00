import { APP_VERSION } from '../../platform/app-version.ts'
import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import css from './footer.module.css'

/** Copyright, the carrier's Chinese filings, the version, and the link that the licence of the geolocation data asks for. */
export function Footer() {
  const { t } = useTranslation('shell')
  const { name, icp } = boot.carrier
  return (
    <footer className={css.footer}>
      <span>{t('footer.copyright', { carrier: name })}</span>
      {icp.map(({ label, href }) => (
        <a key={label} href={href} lang="zh-CN" rel="noreferrer noopener">
          {label}
        </a>
      ))}
      <span className={css.last}>
        <a href="https://db-ip.com" lang="en" rel="noreferrer noopener">
          {t('footer.geolocation')}
        </a>
        <span>{t('footer.version', { version: APP_VERSION })}</span>
      </span>
    </footer>
  )
}
