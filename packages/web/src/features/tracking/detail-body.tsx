import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import { Link } from '@tanstack/react-router'
import { groupsInForce } from '../../platform/session.store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import type { ShownDetail } from './cargo-calls.ts'
import css from './container-detail.module.css'
import { ContainerFacts } from './container-facts.tsx'
import { DetailHead } from './detail-head.tsx'
import { EventHistory } from './event-history.tsx'
import { JourneyLine } from './journey-line.tsx'
import { LegTable } from './leg-table.tsx'
import { Panel } from './panel.tsx'
import { RoutePanel, RouteSkeleton } from './route-panel.tsx'

/** What everyone sees: the answer, the way of the box, then everything else; the same order in one column on a phone. */
export function DetailBody({ reply }: { reply: ShownDetail }) {
  const { t } = useTranslation('tracking')
  return (
    <>
      <DetailHead reply={reply} />
      <div className={css.columns}>
        <div className={css.side}>
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
          <WhyNoMore own={reply.own} />
        </div>
      </div>
      <Panel title={t('detail.history')}>
        <EventHistory reply={reply} />
      </Panel>
    </>
  )
}

/** A guest is told what signing in shows, a stranger that the box is not theirs, and who lacks the group that they do. */
function WhyNoMore({ own }: Pick<ShownDetail, 'own'>) {
  const { t } = useTranslation('tracking')
  const reason = seesOwnCargo(groupsInForce() ?? []) ? t('own.foreign') : t('own.noGroup')
  return (
    <p className={classNames(css.guest, css.second)}>
      <Icon name="note" />
      <span className={css.guestText}>{own === null ? reason : t('detail.guest')}</span>
      {own === undefined && (
        <Link to="/signin" className={buttonClass({ small: true })}>
          {t('detail.signIn')}
        </Link>
      )}
    </p>
  )
}

/** The same rooms as the page that is on its way, so that nothing jumps when it comes. */
export function DetailSkeleton() {
  const { t } = useTranslation('tracking')
  const expectsOwn = seesOwnCargo(groupsInForce() ?? [])
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
      {expectsOwn && <div className={classNames(css.panel, css.waiting, css.verdict)} />}
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
