import { type Stage, stages } from '@fairway/contract/tracking/tracking.words'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { figure } from './figure.rules.ts'
import { chooseStage } from './stage-choice.rules.ts'
import css from './stage-strip.module.css'

interface Props {
  /** How many boxes are in each stage, once that is known. */
  counts: Record<Stage, number> | undefined
  /** They are on their way. */
  isCounting: boolean
  chosen: readonly Stage[]
  onChoose: (stages: Stage[]) => void
}

/** The stages of a journey with how many boxes are in each; a click shows those alone, with Ctrl or Shift several. */
export function StageStrip({ counts, isCounting, chosen, onChoose }: Props) {
  const { t } = useTranslation('containerDashboard')
  const { t: word } = useTranslation('tracking')
  const choose = (stage: Stage) => (event: MouseEvent) =>
    onChoose(chooseStage(chosen, stage, event.ctrlKey || event.metaKey || event.shiftKey))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form
    <div className={css.strip} role="group" aria-label={t('cards.label')} title={t('cards.hint')}>
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          className={classNames(css.card, stage === 'Hold' && (counts?.Hold ?? 0) > 0 && css.blocked)}
          aria-pressed={chosen.includes(stage)}
          onClick={choose(stage)}
        >
          <span className={css.count}>
            {counts ? figure(counts[stage]) : isCounting ? <Skeleton width="40px" height="22px" /> : '–'}
          </span>
          <span className={css.stage}>{word(`words.stages.${stage}`)}</span>
        </button>
      ))}
    </div>
  )
}
