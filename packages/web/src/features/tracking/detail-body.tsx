import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import type { ShownDetail } from './cargo-calls.ts'
import css from './container-detail.module.css'
import { ContainerFacts } from './container-facts.tsx'
import { EventHistory } from './event-history.tsx'
import { HeadlineSentence } from './headline-sentence.tsx'
import { JourneyLine } from './journey-line.tsx'
import { LegTable } from './leg-table.tsx'
import live from './live-sign.module.css'
import { LiveSign } from './live-sign.tsx'
import { OwnBooking } from './own-booking.tsx'
import { OwnBox } from './own-box.tsx'
import { OwnHolds } from './own-holds.tsx'
import { readersZone } from './place-words.ts'
import { RoutePanel, RouteSkeleton } from './route-panel.tsx'
import { SilenceNote } from './silence-note.tsx'
import { useIsUpdated } from './use-updated.ts'
import { UtcSwitch } from './utc-switch.tsx'

/** First the answer, then the way of the box, then everything else; the same order in one column on a phone. */
export function DetailBody({ reply }: { reply: ShownDetail }) {
  const { t } = useTranslation('tracking')
  const { lastHeardAt } = reply
  return (
    <>
      <p className={classNames(css.headline, useIsUpdated(reply.container) && live.updated)}>
        <HeadlineSentence container={reply.container} answer={reply} />
      </p>
      <div className={css.heard}>
        <p>
          {lastHeardAt ? t('detail.lastHeard', { ...placeTime(lastHeardAt, readersZone()) }) : t('detail.neverHeard')}
        </p>
        <LiveSign containers={[reply.container]} />
        <UtcSwitch />
      </div>
      <SilenceNote since={reply.carrierSilentSince} />
      <div className={css.columns}>
        <div className={css.side}>
          {reply.own && (
            <Panel title={t('own.holds')}>
              <OwnHolds holds={reply.own.holds} />
            </Panel>
          )}
          <Panel title={t('detail.journey')}>
            <JourneyLine reply={reply} />
          </Panel>
          <Panel title={t('detail.legs')} className={css.second}>
            <LegTable reply={reply} />
          </Panel>
        </div>
        <div className={css.side}>
          <RoutePanel reply={reply} />
          <Panel title={t('detail.facts')} className={css.second}>
            <ContainerFacts reply={reply} />
          </Panel>
          <OwnPart reply={reply} />
        </div>
      </div>
      <Panel title={t('detail.history')}>
        <EventHistory reply={reply} />
      </Panel>
    </>
  )
}

/** What is the reader's own of this box; a guest is told what signing in shows, a stranger that it is not theirs. */
function OwnPart({ reply: { own, container } }: { reply: ShownDetail }) {
  const { t } = useTranslation('tracking')
  if (own)
    return (
      <>
        <Panel title={t('own.box')} className={css.second}>
          <OwnBox box={own.box} stage={container.stage} />
        </Panel>
        <Panel title={t('own.booking')} className={css.second}>
          <OwnBooking booking={own.booking} />
        </Panel>
      </>
    )
  return (
    <p className={classNames(css.guest, css.second)}>
      <Icon name="note" />
      <span className={css.guestText}>{own === null ? t('own.foreign') : t('detail.guest')}</span>
      {own === undefined && (
        <Link to="/signin" className={buttonClass({ small: true })}>
          {t('detail.signIn')}
        </Link>
      )}
    </p>
  )
}

interface PanelProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

function Panel({ title, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classNames(css.panel, className)} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The same rooms as the page that is on its way, so that nothing jumps when it comes. */
export function DetailSkeleton() {
  const { t } = useTranslation('tracking')
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('detail.loading')}
      </p>
      <div className={css.headline}>
        <Skeleton width="560px" height="28px" />
      </div>
      <div className={css.heard}>
        <Skeleton width="260px" height="18px" />
      </div>
      <div className={css.columns}>
        <div className={classNames(css.panel, css.waiting, css.tall)}>
          <SkeletonLines count={12} />
        </div>
        <div className={css.side}>
          <RouteSkeleton />
          <div className={classNames(css.panel, css.waiting)}>
            <SkeletonLines count={8} />
          </div>
        </div>
      </div>
    </div>
  )
}
