import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { Panel } from '../../../../ui/layout.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { CountdownText } from '../countdown-text.tsx'
import { useBooking, useNow } from '../si-context.ts'
import css from './side.module.css'

/** The cut-offs of the papers beside the form. */
export function CutOffPanel() {
  const { t } = useTranslation('siForm')
  return (
    <Panel as="section" padded className={css.panel} aria-labelledby="si-cut-offs">
      <h2 id="si-cut-offs">{t('cutOffs.title')}</h2>
      <CutOffList />
    </Panel>
  )
}

/** SI and AMS cut-off in port time, each with how long that is from now. */
export function CutOffList() {
  const { t } = useTranslation('siForm')
  const { siCutOffAt, amsCutOffAt, portOfLoading } = useBooking()
  const cutOffs = [
    { kind: 'si' as const, at: siCutOffAt },
    { kind: 'ams' as const, at: amsCutOffAt },
  ]
  if (!siCutOffAt && !amsCutOffAt) return <Muted size="sm">{t('cutOffs.none')}</Muted>
  return (
    <dl className={css.cutOffs}>
      {cutOffs.map(
        ({ kind, at }) =>
          at && (
            <div key={kind}>
              <dt>{t(`cutOffs.${kind}`)}</dt>
              <dd>
                <CutOffTime at={at} zone={portOfLoading.zone} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function CutOffTime({ at, zone }: { at: string; zone: string }) {
  const now = useNow()
  const local = placeTime(at, zone)
  return (
    <>
      <CountdownText at={at} now={now} />
      <time dateTime={at}>
        {local.date} {local.time} {local.offset}
      </time>
    </>
  )
}
