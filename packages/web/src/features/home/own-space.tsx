import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { inTeu, leftOf } from '@fairway/contract/vessel-allocation/allocation.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../platform/live/use-own-topic.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CapacityBar } from '../../ui/capacity-bar.tsx'
import { figure } from '../../ui/figure.rules.ts'
import { Row } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { weekNumber } from '../../ui/week.rules.ts'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './own-space.module.css'
import { type SpaceWeek, spaceWeeks } from './own-space.rules.ts'

const CALL = 'GET /api/allocation/own'
const isOwnSpace = (call: unknown) => call === CALL

/** Allocated against booked for the coming weeks. Whoever has no allocation sees nothing of it. */
export function OwnSpacePanel({ mayBook }: { mayBook: boolean }) {
  const { t } = useTranslation('home')
  const { t: ui } = useTranslation('ui')
  const found = useQuery(apiQuery(CALL, { query: { contract: '', portOfLoading: '' } }))
  useOwnTopic(found.data, isOwnSpace)
  if (found.error && !found.data)
    return (
      <Row gap={12} rowGap={4} role="alert" className={css.panel}>
        <span>{t('space.failed')}</span>
        <Button small onClick={() => void found.refetch()}>
          {ui('retry')}
        </Button>
      </Row>
    )
  const { spaces = [], places = {} } = found.data ?? {}
  const weeks = spaceWeeks(
    spaces,
    ({ etd, portOfLoading }) => placeTime(etd, places[portOfLoading]?.zone ?? 'UTC').date,
  )
  if (weeks.length === 0) return null
  const longest = Math.max(1, ...weeks.map(({ release, booked }) => Math.max(inTeu(release), inTeu(booked))))
  return (
    <TitledPanel title={t('space.title')} className={css.panel}>
      <Muted size="sm" className={css.hint}>
        {t('space.hint')}
      </Muted>
      <ul className={css.weeks}>
        {weeks.map((week) => (
          <WeekLine key={week.monday} week={week} longest={longest} />
        ))}
      </ul>
      {mayBook && (
        <div className={css.hint}>
          <PageLink href="/bookingRequestDetails?type=new" className={buttonClass({ small: true })}>
            {t('space.book')}
          </PageLink>
        </div>
      )}
    </TitledPanel>
  )
}

function WeekLine({ week: { monday, sailings, release, booked }, longest }: { week: SpaceWeek; longest: number }) {
  const { t } = useTranslation('home')
  const [allocated, taken] = [inTeu(release), inTeu(booked)]
  const { teu, feu } = leftOf(release, booked)
  return (
    <li className={css.week}>
      <span>
        <WholeDates>{t('space.week', { number: weekNumber(monday), day: monday })}</WholeDates>
        <Muted as="span" size="xs" block>
          {t('space.sailings', { count: sailings })}
        </Muted>
      </span>
      <CapacityBar capacity={allocated} amount={taken} longest={longest} />
      <span className={css.numbers}>
        {t('space.booked', { booked: figure(taken), allocated: figure(allocated) })}
        <Muted as="span" size="xs" block>
          {t('space.left', { teu: figure(Math.max(0, teu)), feu: figure(Math.max(0, feu)) })}
        </Muted>
      </span>
    </li>
  )
}
