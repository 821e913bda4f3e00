import { useTranslation } from '../../platform/use-translation.ts'
import { slotOf } from './rule-values.rules.ts'
import type { RuleWords } from './rule-words.ts'
import { joinedAround, type Lane } from './week-lanes.rules.ts'
import css from './week-view.module.css'
import type { WeekWords } from './week-words.ts'

interface Props {
  lanes: readonly Lane[]
  words: RuleWords
  spoken: WeekWords
}

/** Below the picture, in words: where no rule counts, and which one counts where several fit. */
export function WeekNotes({ lanes, words, spoken }: Props) {
  const { t } = useTranslation('etaRules')
  const nameOf = ({ shipment, slot }: Lane) => t('week.lane', { shipment, equipment: words.equipmentName(slot) })
  const open = lanes.filter(({ gaps }) => gaps.length > 0)
  const contested = lanes.filter(({ overlaps }) => overlaps.length > 0)
  return (
    <dl className={css.notes}>
      <div>
        <dt>{t('week.gaps')}</dt>
        {open.length === 0 && <dd>{t('week.noGaps')}</dd>}
        {open.map((lane) => (
          <dd key={nameOf(lane)}>
            <b>{nameOf(lane)}</b> {joinedAround(lane.gaps).map(spoken.stretch).join(' · ')}
          </dd>
        ))}
      </div>
      {contested.length > 0 && (
        <div>
          <dt>{t('week.overlaps')}</dt>
          {contested.map((lane) => (
            <dd key={nameOf(lane)}>
              <b>{nameOf(lane)}</b>{' '}
              {lane.overlaps
                .map((one) =>
                  t('week.wins', {
                    window: spoken.stretch(one),
                    winner: words.equipmentName(slotOf(one.winner)),
                    other: words.equipmentName(slotOf(one.other)),
                  }),
                )
                .join(' · ')}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
