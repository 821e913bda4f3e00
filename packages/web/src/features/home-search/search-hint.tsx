import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import type { NumberVerdict } from '@fairway/contract/shared/search-number'
import type { SearchInput } from '@fairway/contract/tracking/search-input.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './home-search.module.css'

interface Props {
  judged: SearchInput
  asked: boolean
  onCorrect: (value: string, number: string) => void
}

/** Says what the numbers are, or what is wrong with the first wrong one and how it becomes right. */
export function SearchHint({ judged, asked, onCorrect }: Props) {
  const { verdicts, type, problem } = judged
  const { t } = useTranslation('homeSearch')
  if (problem === 'empty' && !asked) return null
  if (problem) return <Problem judged={judged} onCorrect={onCorrect} />
  const completed = verdicts.some((verdict) => 'note' in verdict)
  return (
    <p className={css.ready}>
      <Icon name="check" size={16} />
      {t(`ready.${completed ? 'completed' : (type ?? 'container')}`, { count: verdicts.length })}
    </p>
  )
}

function Problem({ judged, onCorrect }: Omit<Props, 'asked'>) {
  const { t } = useTranslation('homeSearch')
  const text = useProblemText(judged)
  const wrong = judged.problem === 'wrongCheckDigit' ? judged.verdicts.find(hasWrongDigit) : undefined
  return (
    <p className={css.problem}>
      <Icon name="alert" size={16} />
      <span>
        {text}{' '}
        {wrong && (
          <button type="button" className={css.correct} onClick={() => onCorrect(wrong.value, wrong.expected)}>
            {t('problem.useExpected', { number: showContainerNumber(wrong.expected) })}
          </button>
        )}
      </span>
    </p>
  )
}

type WrongDigit = Extract<NumberVerdict, { expected: string }>
const hasWrongDigit = (verdict: NumberVerdict): verdict is WrongDigit => 'expected' in verdict

function useProblemText({ verdicts, problem }: SearchInput): string {
  const { t } = useTranslation('homeSearch')
  switch (problem) {
    case 'wrongCheckDigit': {
      const { value = '', expected = '' } = verdicts.find(hasWrongDigit) ?? {}
      return t('problem.wrongCheckDigit', { number: showContainerNumber(value), digit: expected.slice(10) })
    }
    case 'unknownForm': {
      const unknown = verdicts.find((verdict) => 'problem' in verdict && verdict.problem === 'unknownForm')
      return t('problem.unknownForm', { value: cutUnits(unknown?.value ?? '', 30) })
    }
    case 'mixedTypes': {
      const kinds = [...new Set(verdicts.flatMap((verdict) => ('type' in verdict ? [verdict.type] : [])))]
      return t('problem.mixed', { kinds: kinds.map((kind) => t(`kinds.${kind}`)).join(t('kinds.join')) })
    }
    case 'tooMany':
      return t('problem.tooMany')
    default:
      return t('problem.empty')
  }
}
