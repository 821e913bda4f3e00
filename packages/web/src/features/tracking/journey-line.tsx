import { type Milestone, milestones } from '@fairway/contract/tracking/milestones.rules'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import css from './journey-line.module.css'
import { MomentText } from './moment-text.tsx'
import { usePlaceWords } from './place-words.ts'

/** The whole way of a box as a vertical line: solid what happened, hollow what is estimated, dashed what is planned. */
export function JourneyLine({ reply }: { reply: PublicDetailReply }) {
  const { t } = useTranslation('tracking')
  const words = usePlaceWords(reply.places)
  const nameOf = ({ kind, state }: Milestone) =>
    state === 'actual' ? t(`milestones.actual.${kind}`) : t(`milestones.ahead.${kind}`)
  return (
    <ol className={css.line}>
      {milestones(reply).map((milestone) => (
        <li
          key={`${milestone.kind} ${milestone.place} ${milestone.vessel?.vvd} ${milestone.at}`}
          className={classNames(css.point, css[milestone.state], milestone.current && css.current)}
          aria-current={milestone.current ? 'step' : undefined}
        >
          <svg className={css.dot} viewBox="0 0 22 22" aria-hidden="true">
            <circle cx="11" cy="11" r={milestone.current ? 7 : 5} />
          </svg>
          <div className={css.what}>
            <span className={css.name}>{nameOf(milestone)}</span>
            <span className={css.where}>
              {words.name(milestone.place)}
              {milestone.vessel && ` · ${milestone.vessel.name} ${milestone.vessel.vvd}`}
            </span>
          </div>
          <MomentText moment={milestone} words={words} className={css.when} />
        </li>
      ))}
    </ol>
  )
}
