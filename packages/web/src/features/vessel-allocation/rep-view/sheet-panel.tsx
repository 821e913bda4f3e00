import type { Language } from '@fairway/contract/shared/language'
import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { CHANGE_LIMIT } from '@fairway/contract/vessel-allocation/allocation.values'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { codeText } from '../../../platform/calls/failure-text.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { createStore, useStore } from '../../../platform/storage/store.ts'
import { draftOwner, dropDraft, readDraft, storeDraft } from '../../../platform/storage/stored-state.ts'
import { watchForm } from '../../../platform/storage/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { type FieldNotes, FormPartsProvider, useStoreSelector } from '../../../ui/document-form/document-context.ts'
import barCss from '../../../ui/document-form/document-form.module.css'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { useFieldErrorTexts } from '../../../ui/form/use-error-texts.ts'
import { Stack } from '../../../ui/layout.tsx'
import { AllocationGrid } from './allocation-grid.tsx'
import type { CellConflict } from './allocation-sheet.rules.ts'
import { type AllocationSheet, createAllocationSheet, type SheetDraft, type SheetRows } from './allocation-sheet.ts'
import { ConflictPanel, useCellTexts } from './conflict-panel.tsx'
import css from './rep-view.module.css'
import { SheetProvider } from './sheet-context.ts'

/** Unsaved cells are stored under this name, encrypted, whatever the filters are. */
const DRAFT = 'allocationSheet'
const REST_MS = 400
/** The write in progress. A sheet that opens right after another one waits for it. */
let storing: Promise<unknown> = Promise.resolve()

interface Props extends SheetRows {
  places: Places
  reload: () => Promise<SheetRows>
}

/** The rows as a sheet, together with what was typed on an earlier visit. */
export function SheetPanel(props: Props) {
  const [draft, setDraft] = useState<{ found: SheetDraft | undefined }>()
  useEffect(() => {
    let current = true
    storing
      .then(() => readDraft<SheetDraft>(DRAFT))
      .then(
        (found) => current && setDraft({ found }),
        () => current && setDraft({ found: undefined }),
      )
    return () => {
      current = false
    }
  }, [])
  return draft ? <OpenSheet {...props} draft={draft.found} /> : <SkeletonLines count={6} />
}

/** What was typed into rows of a vessel that closed meanwhile cannot be saved; it is not dropped without a word. */
async function tellClosed(vvds: readonly string[], language: Language) {
  for (const vvd of vvds) showToast({ kind: 'error', text: (await codeText('VA0014', [vvd], language)) ?? vvd })
}

/** Stores what was typed a moment after the last letter, and at once when the sheet is left. */
function useSheet({ rows, spaces, reload, draft }: Props & { draft: SheetDraft | undefined }): AllocationSheet {
  const language = useLanguage()
  const latest = useRef(reload)
  latest.current = reload
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const store = useRef(() => {})
  const [sheet] = useState(() =>
    createAllocationSheet({
      rows,
      spaces,
      draft,
      save: (changes) => send('PUT /api/allocation/update', { body: { changes, source: 'portal' } }),
      reload: () => latest.current(),
      onChange: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => store.current(), REST_MS)
      },
      onClosed: (vvds) => void tellClosed(vvds, language),
    }),
  )
  useEffect(() => {
    const owner = draftOwner()
    store.current = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const now = sheet.draft()
      storing = (now.base.length > 0 ? storeDraft(DRAFT, now, owner) : dropDraft(DRAFT)).catch(() => {})
    }
    const stop = watchForm(() => sheet.changes().length > 0)
    return () => {
      stop()
      if (timer.current !== undefined) store.current()
    }
  }, [sheet])
  const first = useRef(rows)
  useEffect(() => {
    if (first.current !== rows) sheet.receive({ rows, spaces })
    first.current = rows
  }, [sheet, rows, spaces])
  return sheet
}

/** What the form around the table says: errors of cells, and cells that others saved too. */
function useFormParts(sheet: AllocationSheet) {
  const { t } = useTranslation('vesselAllocation')
  const { valueText } = useCellTexts()
  const id = useId()
  const [texts] = useState(() => createStore<ReadonlyMap<string, string>>(new Map()))
  const [notes] = useState(() => createStore<FieldNotes>(new Map()))
  const { errors } = useFieldErrorTexts(useStore(sheet.form.shown), undefined)
  const conflicts = useStore(sheet.conflicts)
  useEffect(() => texts.set(new Map(errors.map(({ path, text }) => [path, text]))), [errors, texts])
  useEffect(() => {
    const placeOf = new Map(sheet.base.get().map((row, at) => [row.id, at]))
    const noteOf = ({ id: row, field, theirs }: CellConflict): [string, string] => [
      `rows.${placeOf.get(row)}.${field}`,
      t('conflicts.note', { value: valueText(theirs) }),
    ]
    notes.set(new Map(conflicts.map(noteOf)))
  }, [conflicts, sheet, notes, t, valueText])
  const [parts] = useState(() => ({ id, editor: { form: sheet.form }, texts, notes, useLocked: () => false }))
  return parts
}

function OpenSheet(props: Props & { draft: SheetDraft | undefined }) {
  const { t } = useTranslation('vesselAllocation')
  const sheet = useSheet(props)
  const parts = useFormParts(sheet)
  const [failure, setFailure] = useState<unknown>()
  const conflictsAt = useRef<HTMLDivElement>(null)
  const goTo = useRef((_path: string) => {})
  const goToFirst = () => {
    const [first] = sheet.form.found.get()
    if (first) goTo.current(first.path)
  }
  const save = async () => {
    setFailure(undefined)
    const outcome = await sheet.save()
    if (outcome.kind === 'saved') showToast({ kind: 'success', text: t('sheet.done', { count: outcome.rows }) })
    else if (outcome.kind === 'tooMany') showToast({ kind: 'error', text: t('sheet.tooMany', { count: CHANGE_LIMIT }) })
    else if (outcome.kind === 'conflict') conflictsAt.current?.scrollIntoView({ block: 'center' })
    else if (outcome.kind === 'invalid') goToFirst()
    else if (outcome.kind === 'failed') setFailure(outcome.error)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    // the cell that is being typed is read first
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    void save()
  }
  return (
    <SheetProvider value={{ sheet, places: props.places, goTo }}>
      <FormPartsProvider value={parts}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the table inside takes the keys, this reads one on its way up */}
        <div className={css.sheet} onKeyDown={onKeyDown}>
          <Stack gap={12}>
            <div ref={conflictsAt}>
              <ConflictPanel sheet={sheet} />
            </div>
            <AllocationGrid />
          </Stack>
          <SaveBar sheet={sheet} failure={failure} onFix={goToFirst} onSave={() => void save()} />
        </div>
      </FormPartsProvider>
    </SheetProvider>
  )
}

interface BarProps {
  sheet: AllocationSheet
  failure: unknown
  /** Goes to the first cell to fix. */
  onFix: () => void
  onSave: () => void
}

/** What is not saved, what is wrong, and the button that saves all of it. */
function SaveBar({ sheet, failure, onFix, onSave }: BarProps) {
  const { t } = useTranslation('vesselAllocation')
  const { cellName } = useCellTexts()
  const isSaving = useStore(sheet.isSaving)
  const count = useStoreSelector(sheet.form.document, () =>
    sheet.changes().reduce((sum, { id: _id, version: _version, ...cells }) => sum + Object.keys(cells).length, 0),
  )
  const found = useStore(sheet.form.found)
  const refusal = useFailureText(failure)
  const [first] = found
  const [, row = '', field = ''] = first?.path.split('.') ?? []
  return (
    <div className={barCss.bar}>
      <div className={barCss.told}>
        {first ? (
          <p>
            {t('sheet.toFix', { count: found.length })}{' '}
            <button type="button" className={barCss.link} onClick={onFix}>
              {cellName(field, sheet.base.get()[Number(row)]?.accountName ?? '')}
            </button>
          </p>
        ) : (
          <p role="status">{count > 0 ? t('sheet.changes', { count }) : t('sheet.saved')}</p>
        )}
        {sheet.hiddenChanges > 0 && <p>{t('sheet.hidden', { count: sheet.hiddenChanges })}</p>}
        {refusal && (
          <p role="alert" className={css.refusal}>
            {refusal}
          </p>
        )}
      </div>
      <Button variant="primary" aria-disabled={isSaving || count === 0} onClick={() => !isSaving && onSave()}>
        {isSaving ? t('sheet.saving') : t('sheet.save')}
      </Button>
    </div>
  )
}
