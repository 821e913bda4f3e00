import type { HomeReply, HomeShip } from '@fairway/contract/home/home.schema'
import { allows, type Group } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'
import { guardedPages } from '@fairway/contract/shared/pages'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { readersTime } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../platform/live/use-own-topic.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './cockpit.module.css'
import { shipLink } from './figure-link.rules.ts'
import { Figures } from './figures.tsx'
import { TaskList } from './task-list.tsx'

const SKELETON_LINES = 4

function CockpitSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Stack gap={8}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} width={line % 2 ? '70%' : '100%'} height={line === 0 ? '104px' : '44px'} />
      ))}
    </Stack>
  )
}

interface EmptyProps {
  title: string
  text: string
  children?: ReactNode
}

function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className={css.nothing}>
      <Icon name="done" size={24} />
      <div>
        <p className={css.nothingTitle}>{title}</p>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}

/** Nothing is due: says what would be here, and what somebody without any cargo can begin with. */
function NothingDue({ hasCargo, groups }: { hasCargo: boolean; groups: readonly Group[] }) {
  const { t } = useTranslation('home')
  if (hasCargo) return <Empty title={t('empty.title')} text={t('empty.text')} />
  const mayBook = allows(guardedPages['/bookingRequestDetails'], groups)
  return (
    <Empty title={t('noCargo.title')} text={t('noCargo.text')}>
      <p className={css.begin}>
        {mayBook && <PageLink href="/bookingRequestDetails?type=new">{t('noCargo.book')}</PageLink>}
        <PageLink href="/schedules">{t('noCargo.schedules')}</PageLink>
        <PageLink href="/support">{t('noCargo.support')}</PageLink>
      </p>
    </Empty>
  )
}

interface FailedProps {
  error: Error
  /** The time of the older answer that is still shown. */
  asOf: string | undefined
  onRetry: () => void
}

/** The page could not be loaded or updated. The search works. */
function Failed({ error, asOf, onRetry }: FailedProps) {
  const { t } = useTranslation('home')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const since = asOf && readersTime(asOf)
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

interface Props {
  groups: readonly Group[]
  /** Draws ships on a map. */
  mapOf: (ships: readonly HomeShip[]) => ReactNode
  /** More beside the tasks. */
  children?: ReactNode
}

/** How the reader's cargo stands, and what needs them today by what has to be decided. */
export function Cockpit({ groups, mapOf, children }: Props) {
  const { t } = useTranslation('home')
  const { home, now, error, askAgain } = useHome()
  return (
    <section className={css.cockpit} aria-labelledby="needs-you" aria-busy={!home && !error}>
      <h2 className="visually-hidden" id="needs-you">
        {t('title')}
      </h2>
      {!home && !error && <CockpitSkeleton />}
      {error && <Failed error={error} asOf={home?.asOf} onRetry={() => void askAgain()} />}
      {home && <Filled {...{ home, now, groups, mapOf }}>{children}</Filled>}
    </section>
  )
}

function Filled({ home, now, groups, mapOf, children }: Props & { home: HomeReply; now: string }) {
  const { figures, ships, lines } = home
  const mayOpenDashboard = allows(guardedPages['/containerdash'], groups)
  const hasCargo = figures === null || figures.total > 0
  return (
    <>
      {figures && figures.total > 0 && <Figures {...{ figures, mayOpenDashboard }} places={home.places} />}
      <div className={css.columns}>
        <div className={css.tasks}>
          {lines.length === 0 && <NothingDue hasCargo={hasCargo} groups={groups} />}
          <TaskList {...{ home, now, mayOpenDashboard }} />
        </div>
        <div className={css.side}>
          {ships.length > 0 && <OwnShips {...{ home, mayOpenDashboard }} map={mapOf(ships)} />}
          {children}
        </div>
      </div>
    </>
  )
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

interface OwnShipsProps {
  home: HomeReply
  map: ReactNode
  mayOpenDashboard: boolean
}

/** The ships that come next with containers of the reader: on the map, and with their arrivals. */
function OwnShips({ home: { ships, places }, map, mayOpenDashboard }: OwnShipsProps) {
  const { t, i18n } = useTranslation('home')
  const language = i18n.language as Language // only the platform sets it
  return (
    <TitledPanel title={t('ships.title')}>
      <div className={css.map}>{map}</div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={css.ships}>
        {ships.map((ship) => {
          const name = places[ship.place]?.name[language] ?? ship.place
          const local = ship.arrivalAt && placeTime(ship.arrivalAt, places[ship.place]?.zone ?? 'UTC')
          return (
            <li key={`${ship.vvd} ${ship.place}`} className={css.ship}>
              <span className={css.vessel}>
                {mayOpenDashboard ? <Link {...shipLink(ship)}>{ship.vessel}</Link> : ship.vessel}
                <Muted as="span" size="xs" block>
                  {t('ships.boxes', { count: ship.count })}
                </Muted>
              </span>
              <span className={css.arrival}>
                {name}
                <Muted as="span" size="xs" block>
                  {local && <WholeDates>{t('ships.due', { ...local })}</WholeDates>}
                </Muted>
              </span>
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}
