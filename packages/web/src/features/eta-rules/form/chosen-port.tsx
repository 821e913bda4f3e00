import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { findChoices } from '../../../ui/form/choice.rules.ts'
import { type LookUp, LookUpField } from '../../../ui/form/lookup-field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { useRuleLabels } from '../rule-labels.ts'
import css from './chosen-port.module.css'

type Port = RuleChoices['ports'][number]

const MOST = 8

/** Finds a port of discharge while typing. All of them are loaded already. */
function usePortLookUp(ports: readonly Port[]): LookUp {
  const { t, i18n } = useTranslation('etaRules')
  const [text, onText] = useState('')
  const language = i18n.language as Language // only the platform sets it
  const found = text === '' ? [] : findChoices(ports, text).slice(0, MOST)
  return {
    text,
    onText,
    onSearch: () => {},
    options: found.map(({ code, name }) => ({ value: code, text: name[language], detail: code })),
    note: found.length === 0 ? t('search.noPort') : '',
    announcement: t('search.found', { count: found.length }),
  }
}

interface Props {
  id: string
  choices: RuleChoices | undefined
  /** The code of the port; empty for none. */
  port: string
  error: string | undefined
  className?: string | undefined
  onChoose: (port: string) => void
}

/** One port of discharge: looked up, then shown by its name until it is changed. */
export function ChosenPort({ id, choices, port, error, className, onChoose }: Props) {
  const { t } = useTranslation('etaRules')
  const lookUp = usePortLookUp(choices?.ports ?? [])
  const name = useRuleLabels(choices).portName(port)
  if (port === '' || error !== undefined)
    return (
      <LookUpField
        id={id}
        label={t('search.port')}
        hint={t('search.portHint')}
        error={error}
        lookUp={lookUp}
        className={className}
        onChoose={({ value }) => {
          lookUp.onText('')
          onChoose(value)
        }}
      />
    )
  return (
    <Stack gap={6} className={classNames(css.chosen, className)}>
      <span>{t('search.port')}</span>
      <span className={css.chip}>
        <Chip
          text={name === port ? port : `${name} ${port}`}
          removeLabel={t('search.clearPort', { name })}
          onRemove={() => onChoose('')}
        />
      </span>
    </Stack>
  )
}
