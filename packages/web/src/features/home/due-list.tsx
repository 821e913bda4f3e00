import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import { timeLeft, urgencyOf } from '@fairway/contract/home/urgency.rules'
import { allows, type Group } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../platform/live/use-own-topic.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './due-list.module.css'
import { homeLines } from './home-lines.ts'
import { type LineLabels, nonBreakingContainerNumber, useLineLabels } from './line-labels.ts'

const SKELETON_LINES = 4

function DueSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Stack gap={8}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} width={line % 2 ? '70%' : '100%'} height="44px" />
      ))}
    </Stack>
  )
}

/** Says that nothing is due, and what would be here. */
function NothingDue() {
  const { t } = useTranslation('home')
  return (
    <div className={css.nothing}>
      <Icon name="done" size={24} />
      <div>
        <p className={css.nothingTitle}>{t('empty.title')}</p>
        <p>{t('empty.text')}</p>
      </div>
    </div>
  )
}

interface DueSkeletonProps {
  error: Error
  /** The time of the older list that is still shown. */
  asOf: string | undefined
  onRetry: () => void
}

/** The list could not be loaded or updated. The rest of the page works. */
function DueFailed({ error, asOf, onRetry }: DueSkeletonProps) {
  const { t } = useTranslation('home')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const since = asOf && placeTime(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <div className={css.failed} role="alert">
      <p>
        <WholeDates>{since ? t('stale', { ...since }) : t('failed')}</WholeDates>
      </p>
      <p className={css.note}>{text}</p>
      <Button small onClick={onRetry}>
        {ui('retry')}
      </Button>
    </div>
  )
}

const urgencyIcons = { overdue: 'alert', today: 'clock', soon: 'calendar' } as const satisfies Record<string, IconName>

interface DueLineProps {
  line: HomeLine
  now: string
  labels: LineLabels
  mayOpenDashboard: boolean
}

/** One thing that needs the reader: its urgency, the sentence with its link, the due time, and the containers. */
function DueLine({ line, now, labels, mayOpenDashboard }: DueLineProps) {
  const { icon, sentence, details, link } = homeLines[line.kind]
  const urgency = urgencyOf(line, { at: now, zone: labels.zone(line) })
  const target = link(line, mayOpenDashboard)
  const pieces = [
    ...dueTexts(line, labels, urgency === 'overdue'),
    ...(details?.(line, labels) ?? []),
    ...namesOf(line, labels),
  ]
  return (
    <Row as="li" gap={12} align="start" nowrap className={classNames(css.line, urgency !== 'later' && css[urgency])}>
      <span className={css.sign}>
        <Icon name={urgency === 'later' ? icon : urgencyIcons[urgency]} size={18} />
      </span>
      <div className={css.what}>
        {urgency !== 'later' && (
          <>
            <span className={css.mark}>{labels.t(`urgency.${urgency}`)}</span>{' '}
          </>
        )}
        <Link {...target} className={css.link}>
          {sentence(line, labels, urgency === 'overdue')}
        </Link>{' '}
        <p className={css.more}>
          {pieces.map((piece) => (
            <span key={piece} className={css.piece}>
              <WholeDates>{piece}</WholeDates>{' '}
            </span>
          ))}
          {target.to === '/containerList/$query' && line.count > line.boxes.length && (
            <span className={css.piece}>{labels.t('openSome', { count: line.boxes.length })}</span>
          )}
        </p>
      </div>
      {line.dueAt && <span className={css.countdown}>{countdownOf(line.dueAt, now, labels)}</span>}
    </Row>
  )
}

/** Some of several containers by their numbers. A single one is in the sentence. */
function namesOf({ count, boxes }: HomeLine, { t }: LineLabels): string[] {
  if (count < 2 || boxes.length === 0) return []
  const names = boxes.map(({ containerNo }) => nonBreakingContainerNumber(containerNo)).join(', ')
  return [count > boxes.length ? t('names', { names, count: count - boxes.length }) : names]
}

/** The time left, or the time since: '2 d 5 h left'. */
function countdownOf(dueAt: string, now: string, { t }: LineLabels): string {
  const { isOver, days, hours } = timeLeft(dueAt, now)
  const size = days > 0 ? 'days' : hours > 0 ? 'hours' : 'moments'
  return t(`${isOver ? 'over' : 'left'}.${size}`, { days, hours })
}

/** The due time in the zone of its place, and in the reader's. */
function dueTexts(line: HomeLine, labels: LineLabels, isOver: boolean): string[] {
  const { dueAt, dueOn } = line
  if (!dueAt) return []
  const local = { ...labels.at(dueAt, line), place: labels.place(line) }
  return [
    dueOn ? labels.t(isOver ? 'wasDay' : 'dueDay', { ...local, day: dueOn }) : labels.t('dueMoment', local),
    labels.t('ownTime', { ...labels.own(dueAt) }),
  ]
}

const CALL = 'GET /api/home'
const isHome = (call: unknown) => call === CALL
const MINUTE_MS = 60_000

/** What needs the reader, reloaded on changes and when they return to the page. */
function useHome() {
  const query = useQuery(apiQuery(CALL, {}))
  useOwnTopic(query.data, isHome)
  const now = useNow(query.data?.asOf, query.dataUpdatedAt)
  return { home: query.data, now, error: query.error, askAgain: query.refetch }
}

/** The business clock, which continues from the time of the answer. */
function useNow(asOf: string | undefined, receivedAt: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return asOf ? new Date(Date.parse(asOf) + Math.max(0, Date.now() - receivedAt)).toISOString() : ''
}

/** The number of lines at first, so that the links below stay in reach. */
const SHOWN_AT_FIRST = 8

interface DueLinesProps {
  home: HomeReply
  now: string
  groups: readonly Group[]
}

/** The lines by urgency, the first ones at once and the rest on demand. */
function DueLines({ home: { lines, places, isCut }, now, groups }: DueLinesProps) {
  const { t } = useTranslation('home')
  const labels = useLineLabels(places)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const mayOpenDashboard = allows(guardedPages['/containerdash'], groups)
  const shown = isOpen ? lines : lines.slice(0, SHOWN_AT_FIRST)
  const rest = lines.length - SHOWN_AT_FIRST
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className={css.lines} role="list" id={id}>
        {shown.map((line) => (
          <DueLine
            key={[line.kind, line.place, line.dueOn, line.vvd, ...Object.values(line.args)].join()}
            {...{ line, now, labels, mayOpenDashboard }}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          small
          className={css.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? t('fewer') : t('more', { count: rest })}
        </Button>
      )}
      {isCut && (isOpen || rest <= 0) && <p className={css.note}>{t('cut')}</p>}
    </>
  )
}

/** What needs the reader today, the most urgent first. */
export function DueList({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('home')
  const { home, now, error, askAgain } = useHome()
  return (
    <section className={css.due} aria-labelledby="needs-you" aria-busy={!home && !error}>
      <h2 className={css.title} id="needs-you">
        {t('title')}
      </h2>
      {!home && !error && <DueSkeleton />}
      {error && <DueFailed error={error} asOf={home?.asOf} onRetry={() => void askAgain()} />}
      {home?.lines.length === 0 && <NothingDue />}
      {home && home.lines.length > 0 && <DueLines home={home} now={now} groups={groups} />}
    </section>
  )
}
