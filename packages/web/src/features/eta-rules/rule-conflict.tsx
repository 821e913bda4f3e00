import type { EtaRule, ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { differingParts } from './rule-difference.rules.ts'
import css from './rule-form.module.css'
import { plainOf } from './rule-values.rules.ts'
import type { RuleWords } from './rule-words.ts'

interface Props {
  entered: ExceptionFields
  newer: EtaRule
  words: RuleWords
  onTake: () => void
}

/** Somebody else was faster: what was entered stays, beside it what the other one saved. */
export function RuleConflict({ entered, newer, words, onTake }: Props) {
  const { t } = useTranslation('etaRules')
  const theirs = plainOf(newer)
  const title = t('conflict.title', { name: newer.changedBy })
  const isSame = differingParts(entered, theirs).length === 0
  return (
    <section className={css.conflict} aria-labelledby="rule-conflict">
      <h2 id="rule-conflict">{title}</h2>
      <p>{t(isSame ? 'conflict.same' : 'conflict.text')}</p>
      {!isSame && (
        <DifferenceTable
          label={title}
          left={{ title: t('conflict.yours'), rule: entered }}
          right={{ title: t('conflict.theirs'), rule: theirs }}
          words={words}
        />
      )}
      <Button small onClick={onTake}>
        {t('conflict.take')}
      </Button>
    </section>
  )
}
