import type { HomeReply } from '@fairway/contract/home/home.schema'
import { allows, type Group } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { ask } from '../../platform/api.ts'
import { useOwnTopic } from '../../platform/use-own-topic.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { DueLine } from './due-line.tsx'
import css from './due-list.module.css'
import { DueFailed, DueSkeleton, NothingDue } from './due-states.tsx'
import { useLineWords } from './line-words.ts'

const CALL = 'GET /api/home'
const isHome = (call: unknown) => call === CALL
const MINUTE_MS = 60_000

/** What needs the reader, asked for again when something changed and when they come back to the page. */
function useHome() {
  const asked = useQuery(ask(CALL, {}))
  useOwnTopic(asked.data, isHome)
  const now = useNow(asked.data?.asOf, asked.dataUpdatedAt)
  return { home: asked.data, now, error: asked.error, askAgain: asked.refetch }
}

/** The business's clock, which an answer was stamped with, as it goes on since then. */
function useNow(asOf: string | undefined, receivedAt: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return asOf ? new Date(Date.parse(asOf) + Math.max(0, Date.now() - receivedAt)).toISOString() : ''
}

/** So many lines show at first, so that the pages below stay in reach. */
const SHOWN_AT_FIRST = 8

interface DueLinesProps {
  home: HomeReply
  now: string
  groups: readonly Group[]
}

/** The lines by urgency, the first of them at once and the rest on demand. */
function DueLines({ home: { lines, places, isCut }, now, groups }: DueLinesProps) {
  const { t } = useTranslation('home')
  const words = useLineWords(places)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const mayOpenDashboard = allows(guardedPages['/containerdash'], groups)
  const shown = isOpen ? lines : lines.slice(0, SHOWN_AT_FIRST)
  const rest = lines.length - SHOWN_AT_FIRST
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari takes it for no list */}
      <ul className={css.lines} role="list" id={id}>
        {shown.map((line) => (
          <DueLine
            key={[line.kind, line.place, line.dueOn, line.vvd, ...Object.values(line.args)].join()}
            {...{ line, now, words, mayOpenDashboard }}
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
