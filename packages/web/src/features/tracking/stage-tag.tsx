import type { Stage } from '@fairway/contract/tracking/tracking.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { StageTag as SignedTag } from '../../ui/status/stage-tag.tsx'

interface Props {
  stage: Stage
  /** In a dense list the label is without icon and frame. */
  isBare?: boolean
}

/** The stage of a container by icon, label and tone. */
export function StageTag({ stage, isBare = false }: Props) {
  const { t } = useTranslation('tracking')
  return <SignedTag stage={stage} text={t(`words.stages.${stage}`)} isBare={isBare} />
}
