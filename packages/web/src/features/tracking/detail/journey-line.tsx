import { samePort } from '@fairway/contract/tracking/journey/journey-steps.rules'
import { type Milestone, milestones } from '@fairway/contract/tracking/journey/milestones.rules'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { MomentText } from '../moment-text.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import { EstimateHistory } from './estimate-history.tsx'
import css from './journey-line.module.css'

/** The journey as a vertical line: solid for actual, hollow for estimated, dashed for planned, with named gaps. */
export function JourneyLine({ reply }: { reply: PublicDetailReply }) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const nameOf = ({ kind, state }: Milestone) =>
    state === 'actual' ? t(`milestones.actual.${kind}`) : t(`milestones.ahead.${kind}`)
  return (
    <ol className={css.line}>
      {milestones(reply).map((milestone, at, all) => (
        <li
          key={`${milestone.kind} ${milestone.place} ${milestone.vessel?.vvd} ${milestone.at}`}
          className={classNames(css.point, css[milestone.state], milestone.current && css.current)}
          aria-current={milestone.current ? 'step' : undefined}
        >
          <Dot milestone={milestone} />
          <div className={css.what}>
            <span className={css.name}>{nameOf(milestone)}</span>
            <span className={css.where}>
              {labels.name(milestone.place)}
              {milestone.vessel && (
                <span className={milestone.vessel.vvd === all[at - 1]?.vessel?.vvd ? css.again : undefined}>
                  {` · ${milestone.vessel.name} ${milestone.vessel.vvd}`}
                </span>
              )}
            </span>
          </div>
          <MomentText moment={milestone} labels={labels} className={css.when} isPlaceNamed />
          {milestone.kind === 'arrived' && <ArrivalHistory milestone={milestone} reply={reply} />}
        </li>
      ))}
    </ol>
  )
}

/** Distinguished by shape, not by colour: filled, hollow, dashed, and a question mark for a missing report. */
function Dot({ milestone: { state, current } }: { milestone: Milestone }) {
  return (
    <svg className={css.dot} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r={current ? 7 : state === 'unreported' ? 8 : 5} />
      {state === 'unreported' && <path d="M9 9.3a2.1 2.1 0 1 1 2.9 1.9c-.6.3-.9.6-.9 1.3m0 2v.1" />}
    </svg>
  )
}

/** How the estimate of this arrival changed over time. */
function ArrivalHistory({ milestone, reply }: { milestone: Milestone; reply: PublicDetailReply }) {
  const { vessel, place, state, at } = milestone
  const leg = reply.legs.find((one) => one.vessel?.vvd === vessel?.vvd && samePort(reply.places, one.to, place))
  if (!leg) return null
  const moment = { ...leg.arrival, actual: state === 'actual' ? at : null }
  return (
    <div className={css.more}>
      <EstimateHistory reply={reply} vvd={vessel?.vvd} place={place} moment={moment} />
    </div>
  )
}
