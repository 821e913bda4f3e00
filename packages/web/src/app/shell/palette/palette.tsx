import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useComposing } from '../../../ui/form/use-composing.ts'
import { Icon } from '../../../ui/icon.tsx'
import { isComposing } from '../../../ui/use-ime-safe-input.ts'
import css from './palette.module.css'
import { overlay } from './palette.store.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { PaletteHints } from './palette-hints.tsx'
import { offer, type PaletteOption } from './palette-options.rules.ts'
import { recentCargo } from './recent-cargo.ts'
import { useOpenOption } from './use-open-option.ts'
import { usePalettePages } from './use-palette-pages.ts'

const close = () => overlay.set(undefined)

/** One field that leads everywhere: pages by name, cargo by number, and what was opened lately. */
export function Palette() {
  const { t } = useTranslation('palette')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const [recent] = useState(recentCargo)
  const id = useId()
  const composing = useComposing()
  const open = useOpenOption()
  const groups = offer(typed, usePalettePages(), recent)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(chosen, options.length - 1)
  useEffect(() => {
    document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const choose = (option: PaletteOption | undefined) => {
    if (!option) return
    close()
    open(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    composing.keys.onKeyDown(event)
    if (isComposing(event) || options.length === 0 || event.shiftKey) return
    const last = options.length - 1
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  const take = (event: FormEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setChosen(0)
  }
  return (
    <PaletteDialog label={t('palette.label')} onClose={close}>
      <form
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault()
          if (!composing.isBusy()) choose(options[at])
        }}
      >
        <Icon name="search" />
        {/* a field that uses the keys as this one does keeps its text itself */}
        <input
          className={css.field}
          role="combobox"
          aria-label={t('palette.field')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          {...(options.length > 0 && { 'aria-activedescendant': `${id}${at}` })}
          type="text"
          placeholder={t('palette.field')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
          onKeyUp={composing.keys.onKeyUp}
          onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && take(event)} // React types it as any Event
          onCompositionEnd={take}
        />
        <button type="button" className={css.close} aria-label={t('palette.close')} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </form>
      <div id={`${id}list`} className={css.list} role="listbox" aria-label={t('palette.label')}>
        {groups.map(({ name, options: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div key={name} role="group" aria-labelledby={`${id}${name}`}>
            <p className={css.group} id={`${id}${name}`} role="presentation">
              {t(`palette.groups.${name}`)}
            </p>
            {members.map((option) => {
              const place = options.indexOf(option)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={place}
                  id={`${id}${place}`}
                  role="option"
                  aria-selected={place === at}
                  className={css.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <OptionText option={option} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className={css.nothing}>{t('palette.nothing')}</p>}
      <span className="visually-hidden" role="status">
        {options.length === 0 ? t('palette.nothing') : typed !== '' && t('palette.found', { count: options.length })}
      </span>
      <PaletteHints />
    </PaletteDialog>
  )
}

function OptionText({ option }: { option: PaletteOption }) {
  const { t } = useTranslation('palette')
  if (option.kind === 'page') return <span>{option.name}</span>
  const isContainer = option.type === 'container'
  const shown = (number: string) => (isContainer ? showContainerNumber(number) : number)
  if (option.kind === 'track')
    return (
      <>
        <span>{t(`palette.track.${option.type}`, { numbers: option.numbers.map(shown).join(', ') })}</span>
        {option.isCorrected && <span className={css.detail}>{t('palette.corrected')}</span>}
      </>
    )
  return (
    <>
      <span translate="no">{shown(option.number)}</span>
      <span className={css.detail}>
        {option.bookingNo ? t('palette.ofBooking', { number: option.bookingNo }) : t(`palette.cargo.${option.type}`)}
      </span>
    </>
  )
}
