import type { RuleDetail } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { differingParts } from './rule-difference.rules.ts'
import css from './rule-history.module.css'
import type { RuleWords } from './rule-words.ts'

type Change = RuleDetail['history'][number]

/** Who changed what about a rule and when, newest first: only what differed. */
export function RuleHistory({ history, words }: { history: readonly Change[]; words: RuleWords }) {
  const { t } = useTranslation('etaRules')
  return (
    <section className={css.history} aria-labelledby="rule-history">
      <h2 id="rule-history">{t('history.title')}</h2>
      <ol>
        {history.map((change) => (
          <li key={`${change.at} ${change.by}`}>
            <p className={css.who}>
              <b>{change.by}</b> <span>{t(`history.${deedOf(change)}`)}</span> <ReaderTime at={change.at} />
            </p>
            {change.before && deedOf(change) === 'changed' && (
              <DifferenceTable
                label={t('history.changed')}
                left={{ title: t('history.before'), rule: change.before }}
                right={{ title: t('history.after'), rule: change.after }}
                words={words}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function deedOf({ before, after }: Change) {
  if (before === null) return 'made'
  return differingParts(before, after).length > 0 ? 'changed' : 'same'
}
