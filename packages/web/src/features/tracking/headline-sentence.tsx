import { type Headline, headline, type Mark } from '@fairway/contract/tracking/headline.rules'
import type { Punctuality } from '@fairway/contract/tracking/punctuality.rules'
import type { PublicContainer, PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { useSpanText } from './estimate-history.tsx'
import { MarkedText } from './marked-text.tsx'
import { usePlaceWords } from './place-words.ts'

interface Props {
  container: PublicContainer
  answer: PublicSearchReply | PublicDetailReply
}

/** The sentence that answers the question, before anything else is read. */
export function HeadlineSentence({ container, answer }: Props) {
  const told = headline(container, answer)
  const { t } = useTranslation('tracking')
  const { lead, due } = useSentences(told, answer.places)
  return <MarkedText text={due ? t('both', { first: lead, second: due }) : lead} tone={told.due?.punctuality?.tone} />
}

function useSentences(told: Headline, places: PublicSearchReply['places']): { lead: string; due: string | undefined } {
  const { t } = useTranslation('tracking')
  const { name, when } = usePlaceWords(places)
  const span = useSpanText()
  const punctuality = (told: Punctuality) =>
    told.tone === 'onTime' ? t('punctuality.onTime') : t(`punctuality.${told.tone}`, { span: span(told) })
  const due = (mark: Mark) => {
    const args = { place: name(mark.place), at: when(mark.at, mark.place) }
    if (told.key === 'notYetAvailable') return t(mark.state === 'overdue' ? 'ready.overdue' : 'ready.estimated', args)
    if (mark.state === 'estimated' && mark.punctuality)
      return t('due.estimatedCompared', { ...args, punctuality: punctuality(mark.punctuality) })
    return t(`due.${mark.state}`, args)
  }
  const { key, place } = told
  const isUndated = !told.since && (key === 'outGated' || key === 'emptyReturned')
  const args = { place: name(place), since: told.since ? when(told.since, place) : '' }
  return {
    lead: isUndated ? t(`undated.${key}`, args) : t(`headline.${key}`, args),
    due: told.due && due(told.due),
  }
}
