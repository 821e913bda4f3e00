import type { Language } from '@fairway/contract/shared/language'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { type Choice, exactChoice, findChoices, inOrder } from './choice.rules.ts'
import { LookUpField } from './lookup-field.tsx'

interface Props {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  choices: readonly Choice[]
  /** Further choices that are recognised when typed but not offered. The rules say why they do not fit. */
  others?: readonly Choice[] | undefined
  /** Codes that are offered before the others. */
  first?: readonly string[]
  /** The code of the choice, or typed text that is none, which the rules report. */
  value: string
  className?: string | undefined
  /** A second line below a name in the list, where its code alone says too little. */
  detailOf?: (code: string) => string
  onChange: (value: string) => void
  onLeave?: () => void
  /** Read-only; its hint says why. */
  isLocked?: boolean
  /** What an empty field means. */
  placeholder?: string
}

/** The length of the list. Typing more finds the others. */
const SHOWN = 50
const NONE: readonly string[] = []
const NO_OTHERS: readonly Choice[] = []
const itself = (code: string) => code

/**
 * Picks a place, equipment type, package or commodity by code or name, and shows both. Typed text that is no choice
 * stays for validation. The value changes only on choosing or on leaving the field, not while typing.
 */
export function ChoiceField(props: Props) {
  const { choices, others = NO_OTHERS, first = NONE, value, onChange, onLeave, detailOf = itself, ...field } = props
  const { t, i18n } = useTranslation('form')
  const language = i18n.language as Language // only the platform sets it
  const [typed, setTyped] = useState<string>()
  const ordered = useMemo(() => inOrder(choices, first), [choices, first])
  const chosen = choices.find(({ code }) => code === value) ?? others.find(({ code }) => code === value)
  const found = useMemo(() => (typed ? findChoices(ordered, typed) : ordered), [ordered, typed])

  const change = (next: string) => {
    setTyped(undefined)
    if (next !== value) onChange(next)
  }
  const lookUp = {
    text: typed ?? (chosen ? `${chosen.code} ${chosen.name[language]}` : value),
    onText: setTyped,
    onSearch: () => {},
    options: found
      .slice(0, SHOWN)
      .map(({ code, name }) => ({ value: code, text: name[language], detail: detailOf(code) })),
    note: found.length === 0 ? t('picker.none') : found.length > SHOWN ? t('picker.more') : '',
    announcement: t('picker.found', { count: found.length }),
  }
  return (
    <LookUpField
      {...field}
      lookUp={lookUp}
      chosen={value}
      onChoose={(option) => change(option.value)}
      onLeave={() => {
        if (typed !== undefined)
          change((exactChoice(choices, typed) ?? exactChoice(others, typed))?.code ?? typed.trim())
        onLeave?.()
      }}
    />
  )
}
