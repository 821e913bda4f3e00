import { type Stage, stages } from '@fairway/contract/tracking/tracking.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { CountStrip } from '../../../ui/count-strip.tsx'

interface Props {
  /** How many boxes are in each stage, once that is known. */
  counts: Record<Stage, number> | undefined
  isCounting: boolean
  chosen: readonly Stage[]
  onChoose: (stages: Stage[]) => void
}

/** The stages of a journey with how many boxes are in each. */
export function StageStrip(props: Props) {
  const { t } = useTranslation('containerDashboard')
  const { t: word } = useTranslation('tracking')
  const nameOf = (stage: Stage) => word(`words.stages.${stage}`)
  return (
    <CountStrip
      {...props}
      words={stages}
      nameOf={nameOf}
      blocked="Hold"
      label={t('cards.label')}
      hint={t('cards.hint')}
    />
  )
}
