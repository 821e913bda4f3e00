import type { EstimateRun } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './run-progress.module.css'
import { usePortRun } from './use-runs.ts'

/** How far the estimates of a port's open boxes have followed a change of its rules. */
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
    <section className={css.run} aria-labelledby="estimate-run">
      <h2 id="estimate-run">
        <Icon name={isDone ? 'done' : 'clock'} size={18} />
        {t('run.title')}
      </h2>
      {!isDone && <Bar run={run} label={t('run.title')} />}
      <p role="status">{text}</p>
    </section>
  )
}

function Bar({ run, label }: { run: EstimateRun; label: string }) {
  const isKnown = run.total !== null && run.total > 0
  return <progress aria-label={label} {...(isKnown && { value: run.done, max: run.total ?? 1 })} />
}
