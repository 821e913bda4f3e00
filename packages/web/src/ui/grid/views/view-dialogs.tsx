import type { SavedView, ViewsReply } from '@fairway/contract/shared/grid.schema'
import { VIEW_NAME_LENGTH } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../button.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { DialogActions } from '../../dialog/dialog-actions.tsx'
import { showToast } from '../../feedback/toast.store.ts'
import fieldCss from '../../form/field.module.css'
import { FieldFrame } from '../../form/field.tsx'
import { NativeSelect } from '../../form/native-select.tsx'
import { useComposing } from '../../form/use-composing.ts'
import type { Views, ViewTerms } from './saved-view.calls.ts'
import type { OnScreen } from './saved-view.rules.ts'
import css from './saved-views.module.css'

export type ViewTask = { kind: 'save' } | { kind: 'change' | 'delete'; view: SavedView }

export interface ViewDialogsProps {
  task: ViewTask
  calls: Views
  screen: OnScreen
  isAssuming: boolean
  onSaved: (view: SavedView) => void
  onDeleted: () => void
  onClose: () => void
}

/** Names, renames, shares or deletes a view. */
export function ViewDialogs({ task, calls, screen, isAssuming, onSaved, onDeleted, onClose }: ViewDialogsProps) {
  const { t } = useTranslation('grid')
  if (isAssuming)
    return (
      <Dialog
        title={t('views.save')}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('tools.done')}
          </Button>
        }
      >
        {t('views.assuming')}
      </Dialog>
    )
  if (task.kind === 'delete')
    return <DeleteDialog view={task.view} calls={calls} onSaved={onSaved} onDeleted={onDeleted} onClose={onClose} />
  const saveNew = async (terms: ViewTerms) => onSaved(await calls.create(terms, screen))
  const change = async (terms: ViewTerms, { id }: SavedView) => {
    // a retry after a refusal uses the latest revision, which the user has seen by then
    const latest = calls.views.find((view) => view.id === id)
    if (latest) await calls.change(latest, terms, latest.content)
  }
  return (
    <Dialog title={t(task.kind === 'save' ? 'views.save' : 'views.change')} onClose={onClose}>
      <ViewForm
        {...(task.kind === 'change' && { terms: task.view })}
        organisations={calls.organisations}
        onSend={async (terms) => {
          await (task.kind === 'change' ? change(terms, task.view) : saveNew(terms))
          showToast({ kind: 'success', text: t('views.saved', { name: terms.name }) })
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

interface DeleteProps extends Pick<ViewDialogsProps, 'calls' | 'onSaved' | 'onDeleted' | 'onClose'> {
  view: SavedView
}

function DeleteDialog({ view, calls, onSaved, onDeleted, onClose }: DeleteProps) {
  const { t, i18n } = useTranslation('grid')
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const text = useFailureText(failure)
  const restore = () =>
    calls.restore(view).then(
      onSaved,
      async (error) => showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }), // only the platform sets it
    )
  const remove = async () => {
    if (isSending) return
    setIsSending(true)
    try {
      await calls.remove(calls.views.find(({ id }) => id === view.id) ?? view)
      showToast({
        kind: 'success',
        text: t('views.deleted', { name: view.name }),
        action: { text: t('tools.undo'), act: () => void restore() },
      })
      onClose()
      onDeleted()
    } catch (error) {
      setFailure(error)
      setIsSending(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('views.deleteTitle')}
      onClose={onClose}
      actions={
        <DialogActions
          back={t('views.cancel')}
          onBack={onClose}
          confirm={t('views.delete')}
          aria-disabled={isSending}
          onConfirm={() => void remove()}
        />
      }
    >
      {t(view.sharedWith === null ? 'views.deleteOwn' : 'views.deleteShared', { name: view.name })}
      {text !== undefined && (
        <>
          <br />
          <span role="alert">{text}</span>
        </>
      )}
    </Dialog>
  )
}

interface ViewFormProps {
  terms?: ViewTerms
  organisations: ViewsReply['organisations']
  /** Submits it. A thrown error is shown at the field, and the input stays. */
  onSend: (terms: ViewTerms) => Promise<void>
  onClose: () => void
}

/** The name of a view and who may use it. */
function ViewForm({ terms, organisations, onSend, onClose }: ViewFormProps) {
  const { t } = useTranslation('grid')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const composing = useComposing()
  const [name, setName] = useState(terms?.name ?? '')
  const [sharedWith, setSharedWith] = useState(terms?.sharedWith ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const refusal = useFailureText(failure)
  const errorText = isMissing ? t('views.nameMissing') : refusal
  useEffect(() => {
    if (errorText !== undefined) field.current?.focus()
  }, [errorText])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const plain = name.trim()
    if (composing.isBusy() || isSending) return
    setIsMissing(plain === '')
    setFailure(undefined)
    if (plain === '') return
    setIsSending(true)
    try {
      await onSend({ name: plain, sharedWith: sharedWith === '' ? null : sharedWith })
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
      setIsSending(false)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)} {...composing.keys}>
      <FieldFrame id={`${id}name`} label={t('views.name')} error={errorText}>
        <input
          ref={field}
          id={`${id}name`}
          className={fieldCss.input}
          value={name}
          maxLength={VIEW_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={errorText !== undefined}
          {...(errorText !== undefined && { 'aria-describedby': `${id}namewrong` })}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldFrame>
      {organisations.length > 0 && (
        <FieldFrame id={`${id}share`} label={t('views.share')} error={undefined}>
          <NativeSelect id={`${id}share`} value={sharedWith} onChange={(event) => setSharedWith(event.target.value)}>
            <option value="">{t('views.nobody')}</option>
            {organisations.map((organisation) => (
              <option key={organisation.id} value={organisation.id}>
                {organisation.localName ? `${organisation.name} ${organisation.localName}` : organisation.name}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('views.cancel')}</Button>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {t('views.keep')}
        </Button>
      </div>
    </form>
  )
}
