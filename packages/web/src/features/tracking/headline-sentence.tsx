import { type Headline, headline, type Mark } from '@fairway/contract/tracking/headline.rules'
import type { Punctuality } from '@fairway/contract/tracking/punctuality.rules'
import type { PublicContainer, PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/use-translation.ts'
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
  const punctuality = (told: Punctuality) => {
    if (told.tone === 'onTime') return t('punctuality.onTime')
    const number = isSpelled(told.count) ? t(`numbers.n${told.count}`) : String(told.count)
    return t(`punctuality.${told.tone}.${told.unit}`, { count: told.count, number })
  }
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

/** Small numbers are spelled out, as in a sentence that someone says. */
const isSpelled = (count: number): count is 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 =>
  Number.isInteger(count) && count > 0 && count < 10
