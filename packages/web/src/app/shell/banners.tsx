import { demoMark } from '../../platform/boot.ts'
import { newBuild } from '../../platform/build-watch.ts'
import { serverHealth } from '../../platform/server-health.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import css from './banners.module.css'

/** What concerns the whole portal: it is a demo, the server is away, a newer version waits. */
export function Banners() {
  const { t } = useTranslation(['shell', 'kit'])
  const down = useStore(serverHealth.down)
  const outdated = useStore(newBuild)
  return (
    <>
      <p className={css.demo} data-demo={demoMark}>
        {t('demo')}
      </p>
      {down && <Banner kind="attention">{t('serverDownBanner', { ns: 'kit' })}</Banner>}
      {outdated && !down && (
        <Banner
          kind="note"
          action={
            <Button small onClick={() => location.reload()}>
              {t('newBuild.reload')}
            </Button>
          }
        >
          {t('newBuild.text')}
        </Banner>
      )}
    </>
  )
}
