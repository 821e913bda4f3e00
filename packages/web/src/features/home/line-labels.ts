import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import { wholeSpan } from '@fairway/contract/shared/span.rules'
import { type PlaceTime, placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { readersTime } from '../../platform/language/readers-time.ts'
import type { Translate } from '../../platform/language/translate.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'

const MINUTE_MS = 60_000

/** A container number that never wraps. */
export const nonBreakingContainerNumber = (containerNo = '') =>
  showContainerNumber(containerNo).replaceAll(' ', '\u00a0')

/** Labels for one answer of the Home Page, in the reader's language. */
export interface LineLabels {
  t: Translate<'home'>
  zone: (line: HomeLine) => string
  place: (line: HomeLine) => string
  /** A time in the zone of the line's place. */
  at: (instant: string, line: HomeLine) => PlaceTime
  own: (instant: string) => PlaceTime
  /** The containers of a line in a sentence: a single one by its number, several by their count. */
  containerArgs: (line: HomeLine) => { number: number; box: string }
  /** '2 d 3 h', in either direction. */
  span: (minutes: number) => string
}

export function useLineLabels(places: HomeReply['places']): LineLabels {
  const { t, i18n } = useTranslation('home')
  const language = i18n.language as Language // only the platform sets it
  const zone = ({ place }: HomeLine) => places[place ?? '']?.zone ?? 'UTC'
  return {
    t,
    zone,
    place: ({ place }) => places[place ?? '']?.name[language] ?? place ?? '',
    at: (instant, line) => placeTime(instant, zone(line)),
    own: (instant) => readersTime(instant),
    containerArgs: ({ count, boxes }) => ({ number: count, box: nonBreakingContainerNumber(boxes[0]?.containerNo) }),
    span: (minutes) => {
      const { days, hours } = wholeSpan(minutes * MINUTE_MS)
      return days > 0 ? t('span.days', { days, hours }) : t('span.hours', { hours })
    },
  }
}
