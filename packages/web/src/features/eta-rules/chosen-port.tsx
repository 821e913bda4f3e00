import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LookUpField } from '../../ui/form/look-up-field.tsx'
import css from './chosen-port.module.css'
import { usePortLookUp } from './port-look-up.ts'
import { useRuleWords } from './rule-words.ts'

interface Props {
  id: string
  choices: RuleChoices | undefined
  /** The code of the port; empty while none is chosen. */
  port: string
  wrong: string | undefined
  className?: string | undefined
  onChoose: (port: string) => void
}

/** One port of discharge: looked up, then shown by its name until another one is wanted. */
export function ChosenPort({ id, choices, port, wrong, className, onChoose }: Props) {
  const { t } = useTranslation('etaRules')
  const lookUp = usePortLookUp(choices?.ports ?? [])
  const name = useRuleWords(choices).portName(port)
  if (port === '' || wrong !== undefined)
    return (
      <LookUpField
        id={id}
        label={t('search.port')}
        hint={t('search.portHint')}
        wrong={wrong}
        lookUp={lookUp}
        className={className}
        onChoose={({ value }) => {
          lookUp.onText('')
          onChoose(value)
        }}
      />
    )
  return (
    <div className={classNames(css.chosen, className)}>
      <span>{t('search.port')}</span>
      <span className={css.chip}>
        <Chip
          text={name === port ? port : `${name} ${port}`}
          removeLabel={t('search.clearPort', { name })}
          onRemove={() => onChoose('')}
        />
      </span>
    </div>
  )
}
