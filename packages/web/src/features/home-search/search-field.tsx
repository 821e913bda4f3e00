import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { NumberVerdict } from '@fairway/contract/shared/search-number'
import { checkSearch } from '@fairway/contract/tracking/search-input.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import css from './home-search.module.css'
import { SearchHint } from './search-hint.tsx'
import { useSearchField } from './use-search-field.ts'

const shown = (verdict: NumberVerdict) =>
  'type' in verdict && verdict.type === 'container'
    ? showContainerNumber('number' in verdict ? verdict.number : verdict.value)
    : verdict.value

interface Props {
  /** What stands in the field from the start. */
  values?: readonly string[]
  /** Above a list of results there is less room, and less to explain. */
  compact?: boolean
}

/** One field for every kind of number. Without its script it is a plain form. */
export function SearchField({ values = [], compact = false }: Props) {
  const { t } = useTranslation('homeSearch')
  const { state, judged, change, input, events, onSubmit } = useSearchField(values)
  const chips = checkSearch(state.values.join(',')).verdicts
  const isUntouched = !state.asked && state.values.join() === values.join()
  const wrong = judged.problem !== undefined && (judged.problem !== 'empty' || state.asked)
  return (
    <form className={compact ? css.compact : undefined} action="/" method="get" onSubmit={onSubmit} noValidate>
      {/* biome-ignore lint/a11y: a click beside the chips is a click into the field, which the keyboard reaches by itself */}
      <div className={css.box} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        {chips.length > 0 && (
          <ul className={css.chips} aria-label={t('entered')}>
            {chips.map((verdict) => (
              <li key={verdict.value}>
                <Chip
                  text={shown(verdict)}
                  wrong={'problem' in verdict}
                  removeLabel={t('remove', { number: shown(verdict) })}
                  onRemove={() => change({ type: 'removed', value: verdict.value })}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          {...events}
          className={css.input}
          name="q"
          type="text"
          aria-label={t('field')}
          aria-describedby={compact ? 'search-hint' : 'search-hint search-help'}
          aria-invalid={wrong}
          placeholder={t(chips.length > 0 ? 'another' : 'field')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" look="primary" className={css.track}>
          {t('track')}
        </Button>
      </div>
      <div className={css.under}>
        <div id="search-hint" role="status">
          {(!compact || (wrong && !isUntouched)) && (
            <SearchHint
              judged={judged}
              asked={state.asked}
              onCorrect={(value, number) => change({ type: 'corrected', value, number })}
            />
          )}
        </div>
        {!compact && <p id="search-help">{t('help')}</p>}
      </div>
    </form>
  )
}
