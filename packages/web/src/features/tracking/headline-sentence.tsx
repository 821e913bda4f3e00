import { type Headline, headline, type Mark } from '@fairway/contract/tracking/journey/headline.rules'
import type { Punctuality } from '@fairway/contract/tracking/journey/punctuality.rules'
import type { PublicContainer, PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useSpanText } from './detail/estimate-history.tsx'
import { MarkedText } from './marked-text.tsx'
import { usePlaceLabels } from './place-labels.ts'

interface Props {
  container: PublicContainer
  answer: PublicSearchReply | PublicDetailReply
}

/** The sentence that answers the reader's question first. */
export function HeadlineSentence({ container, answer }: Props) {
  const result = headline(container, answer)
  const { t } = useTranslation('tracking')
  const { lead, due } = useSentences(result, answer.places)
  return <MarkedText text={due ? t('both', { first: lead, second: due }) : lead} tone={result.due?.punctuality?.tone} />
}

function useSentences(
  result: Headline,
  places: PublicSearchReply['places'],
): { lead: string; due: string | undefined } {
  const { t } = useTranslation('tracking')
  const { name, when } = usePlaceLabels(places)
  const span = useSpanText()
  const punctuality = (value: Punctuality) =>
    value.tone === 'onTime' ? t('punctuality.onTime') : t(`punctuality.${value.tone}`, { span: span(value) })
  const due = (mark: Mark) => {
    const args = { place: name(mark.place), at: when(mark.at, mark.place) }
    if (result.key === 'notYetAvailable') return t(mark.state === 'overdue' ? 'ready.overdue' : 'ready.estimated', args)
    if (mark.state === 'estimated' && mark.punctuality)
      return t('due.estimatedCompared', { ...args, punctuality: punctuality(mark.punctuality) })
    return t(`due.${mark.state}`, args)
  }
  const { key, place } = result
  const isUndated = !result.since && (key === 'outGated' || key === 'emptyReturned')
  const args = { place: name(place), since: result.since ? when(result.since, place) : '' }
  return {
    lead: isUndated ? t(`undated.${key}`, args) : t(`headline.${key}`, args),
    due: result.due && due(result.due),
  }
}
