import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { openAssumeOf } from '../../../features/assumption/assumption-dialog.store.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { listQuery } from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { useModal } from '../../../ui/dialog/use-modal.ts'
import { useComposing } from '../../../ui/form/use-composing.ts'
import { isComposing } from '../../../ui/form/use-ime-safe-input.ts'
import { type ListPlace, listExport, wantedExport } from '../../../ui/grid/export/wanted-export.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useMenuReader } from '../person/use-menu-reader.ts'
import { targetOf } from './found-link.rules.ts'
import { KeyCaps } from './key-caps.tsx'
import { isApple } from './key-names.ts'
import css from './palette.module.css'
import { carriedText, overlay } from './palette.store.ts'
import { type ExportOption, type FoundOption, offer, type PaletteOption } from './palette-options.rules.ts'
import { PALETTE_LIMIT, shortcutFor } from './portal-keys.rules.ts'
import { recentCargo } from './recent-cargo.ts'
import { useFound } from './use-found.ts'
import { useContainerViews, usePaletteExports, usePalettePages, useStarts } from './use-palette-pages.ts'

const close = () => overlay.set(undefined)

/** One field that leads everywhere: pages by name, cargo by number, and what was opened lately. */
export function Palette() {
  const { t } = useTranslation('palette')
  const [typed, setTyped] = useState(() => carriedText.get())
  const [chosen, setChosen] = useState(0)
  const [isAwaited, setAwaited] = useState(false)
  const [recent] = useState(recentCargo)
  const id = useId()
  const composing = useComposing()
  const open = useOpenOption()
  const { groups: readerGroups } = useMenuReader()
  const { things, isCut, isLooking } = useFound(typed, useSession() === undefined)
  const found = things.flatMap((thing): FoundOption[] => {
    const target = targetOf(thing, readerGroups)
    return target ? [{ kind: 'found', thing, target }] : []
  })
  const lists = useContainerViews()
  const views = [...lists, ...useStarts()]
  const groups = offer(typed, { pages: usePalettePages(), views, exports: usePaletteExports(lists), recent, found })
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(chosen, options.length - 1)
  useEffect(() => {
    document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  // the text came from another field and is not carried any further; nor is the wish for a file
  useEffect(() => {
    carriedText.set('')
    wantedExport.set(undefined)
  }, [])
  // Enter was pressed before the answer came
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (isAwaited && !isLooking) choose(options[0])
    if (!isLooking) setAwaited(false)
  }, [isAwaited, isLooking])

  const choose = (option: PaletteOption | undefined) => {
    if (!option) return isLooking ? setAwaited(true) : undefined
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
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setChosen(0)
    setAwaited(false)
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
          defaultValue={typed}
          maxLength={PALETTE_LIMIT}
          placeholder={t('palette.field')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
          onKeyUp={composing.keys.onKeyUp}
          onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && handleInput(event)} // React types it as any Event
          onCompositionEnd={handleInput}
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
      {options.length === 0 && <p className={css.nothing}>{t(isLooking ? 'palette.looking' : 'palette.nothing')}</p>}
      {isCut && <p className={css.nothing}>{t('palette.cut')}</p>}
      <span className="visually-hidden" role="status">
        {!isLooking &&
          (options.length === 0 ? t('palette.nothing') : typed !== '' && t('palette.found', { count: options.length }))}
      </span>
      <PaletteHints />
    </PaletteDialog>
  )
}

function OptionText({ option }: { option: PaletteOption }) {
  const { t } = useTranslation('palette')
  if (option.kind === 'page' || option.kind === 'view' || option.kind === 'export') return <span>{option.name}</span>
  if (option.kind === 'found') {
    const { kind, name, detail, bookingNo } = option.thing
    return (
      <>
        <span translate="no">{name}</span>
        <span className={css.detail}>
          {t(`palette.kinds.${kind}`)} · {bookingNo ? t('palette.ofBooking', { number: bookingNo }) : detail}
        </span>
      </>
    )
  }
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

interface PaletteDialogProps {
  label: string
  children: ReactNode
  onClose: () => void
}

/** A panel at the top of the window: Escape, its own key and a click beside it close it, and the focus goes back. */
function PaletteDialog({ label, children, onClose }: PaletteDialogProps) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (shortcutFor(event, { isTaken: isComposing(event), isTyping: false, isApple }) !== 'palette') return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={css.panel}>{children}</div>
    </dialog>
  )
}

/** Which keys work here, for whoever has some; the list of all is one click away. */
function PaletteHints() {
  const { t } = useTranslation('palette')
  return (
    <div className={css.hints}>
      <span>
        <KeyCaps chords={[['↑'], ['↓']]} /> {t('palette.hint.move')}
      </span>
      <span>
        <KeyCaps chords={[[t('keys.enter')]]} /> {t('palette.hint.open')}
      </span>
      <span>
        <KeyCaps chords={[['Esc']]} /> {t('palette.hint.close')}
      </span>
      <button type="button" className={css.more} onClick={() => overlay.set('keys')}>
        {t('palette.hint.keys')}
      </button>
    </div>
  )
}

/** Exports the list of the page, or opens another and exports that. */
function exportList(link: ExportOption['link'], navigate: ReturnType<typeof useNavigate>) {
  if (!link) return listExport.get()?.()
  return void navigate(link).then(() => wantedExport.set(link.search as ListPlace)) // the links of lists carry both as texts
}

/** Goes where an option of the palette leads. */
function useOpenOption() {
  const navigate = useNavigate()
  return (option: PaletteOption) => {
    if (option.kind === 'view') return void navigate(option.link)
    if (option.kind === 'export') return exportList(option.link, navigate)
    if (option.kind === 'found')
      return 'customer' in option.target ? openAssumeOf(option.target.customer) : void navigate(option.target.link)
    if (option.kind === 'page') {
      const [path, hash] = option.to.split('#')
      // a test holds the menu's paths to the router's
      return void navigate({ to: path as '/', ...(hash !== undefined && { hash }) })
    }
    if (option.kind === 'cargo' && option.bookingNo)
      return void navigate({
        to: '/containerDetails/$bookingNo/$containerNo',
        params: { bookingNo: option.bookingNo, containerNo: option.number },
      })
    if (option.kind === 'cargo' && option.hasPage)
      return void navigate({ to: '/bookingDetails/$bookingNo', params: { bookingNo: option.number } })
    const numbers = option.kind === 'track' ? option.numbers : [option.number]
    return void navigate({ to: '/containerList/$query', params: { query: listQuery(option.type, numbers) } })
  }
}
