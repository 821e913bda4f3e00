import type { EstimateRun } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout.tsx'
import { startedRun } from './run.store.ts'
import css from './run-progress.module.css'

const RUNS = 'GET /api/eta/runs'
const EVERY_MS = 2_000

/** The running calculation of a port's estimates, or the one that this admin started. Polled until it is done. */
function usePortRun(port: string): EstimateRun | undefined {
  const { t } = useTranslation('etaRules')
  const started = useStore(startedRun)
  const pick = (runs: readonly EstimateRun[]) => {
    const own = runs.find(({ runId }) => runId === started?.runId)
    const isOpen = (run: EstimateRun) => run.port === port && run.reason === 'rule' && run.finishedAt === null
    return own?.port === port ? own : runs.find(isOpen)
  }
  const { data } = useQuery({
    queryKey: [RUNS, started?.runId],
    queryFn: ({ signal }) => send(RUNS, {}, { signal, quiet: true }), // polling
    refetchInterval: ({ state }) => {
      const run = state.data && pick(state.data.runs)
      return run?.finishedAt === null ? EVERY_MS : false
    },
    staleTime: 0,
  })
  const run = data && pick(data.runs)
  const isNews = run !== undefined && run.finishedAt !== null && started?.runId === run.runId && !started.isAnnounced
  const { moved = 0, total = 0 } = run ?? {}
  useEffect(() => {
    if (!isNews || !started) return
    startedRun.set({ ...started, isAnnounced: true })
    showToast({ kind: 'success', text: t('run.done', { moved, total: total ?? 0 }) })
  }, [isNews, started, moved, total, t])
  return run
}

/** The progress of the new estimates after a change of rules. */
export function RunProgress({ port }: { port: string }) {
  const { t, i18n } = useTranslation('etaRules')
  const run = usePortRun(port)
  if (!run) return null
  const number = new Intl.NumberFormat(i18n.language)
  const isDone = run.finishedAt !== null
  const counts = {
    done: number.format(run.done),
    total: number.format(run.total ?? run.done),
    moved: number.format(run.moved),
  }
  const text = isDone ? t('run.done', counts) : run.total === null ? t('run.counting') : t('run.progress', counts)
  return (
    <Panel as="section" padded gap={6} className={css.run} aria-labelledby="estimate-run">
      <h2 id="estimate-run">
        <Icon name={isDone ? 'done' : 'clock'} size={18} />
        {t('run.title')}
      </h2>
      {!isDone && <Bar run={run} label={t('run.title')} />}
      <p role="status">{text}</p>
    </Panel>
  )
}

function Bar({ run, label }: { run: EstimateRun; label: string }) {
  const isKnown = run.total !== null && run.total > 0
  return <progress aria-label={label} {...(isKnown && { value: run.done, max: run.total ?? 1 })} />
}
