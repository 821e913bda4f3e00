import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { useStoreSelector } from '../../../../ui/document-form/document-context.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { pageState } from '../form-section.rules.ts'
import { useInstructionParts } from '../si-context.ts'
import css from './commodities.module.css'
import { useShownPage } from './use-shown-page.ts'

interface Props {
  canAdd: boolean
  onAdd: () => void
}

export const tabId = (formId: string, at: number) => `${formId}tab${at}`
export const panelId = (formId: string) => `${formId}page`

/** A tab for each commodity, with what is complete, missing and wrong in it. */
export function CommodityTabs({ canAdd, onAdd }: Props) {
  const { t } = useTranslation('siForm')
  const { id, editor } = useInstructionParts()
  const keys = useStore(editor.form.rows.commodities.keys)
  const { at: shown, show } = useShownPage()
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (shown + step + keys.length) % keys.length
    show(next)
    document.getElementById(tabId(id, next))?.focus()
  }
  return (
    <div className={css.bar}>
      <div className={css.tabs} role="tablist" aria-label={t('words.fields.commodities')} onKeyDown={go}>
        {keys.map((key, at) => (
          <CommodityTab key={key} at={at} isShown={at === shown} onShow={() => show(at)} />
        ))}
      </div>
      {canAdd && (
        <Button small onClick={onAdd}>
          {t('goods.add')}
        </Button>
      )}
    </div>
  )
}

interface TabProps {
  at: number
  isShown: boolean
  onShow: () => void
}

const icons = { complete: 'check', wrong: 'close', missing: undefined } as const

function CommodityTab({ at, isShown, onShow }: TabProps) {
  const { t } = useTranslation(['siForm', 'documentForm'])
  const { id, editor, findings } = useInstructionParts()
  // it follows when typing pauses: another width of a tab moves everything below
  const name = useStoreSelector(findings, ({ names }) => names[at])
  const shownErrors = useStore(editor.form.shown)
  const state = useStoreSelector(editor.form.found, (found) => pageState(at, found, shownErrors))
  const icon = icons[state]
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id, at)}
      className={css.tab}
      data-state={state}
      aria-selected={isShown}
      aria-controls={panelId(id)}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
    >
      <span className={css.mark}>{icon ? <Icon name={icon} size={13} /> : at + 1}</span>
      <span className={css.name}>{name || t('goods.page', { at: at + 1 })}</span>
      <span className="visually-hidden">{t(`outline.${state}`, { ns: 'documentForm', count: 1 })}</span>
    </button>
  )
}
