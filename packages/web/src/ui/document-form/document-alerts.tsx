import { type Difference, differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { DialogActions } from '../dialog/dialog-actions.tsx'
import { DifferenceTable } from '../difference-table.tsx'
import { Conflict } from '../feedback/conflict.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { useFieldErrorTexts } from '../form/use-error-texts.ts'
import { Icon } from '../icon.tsx'
import { useDocumentParts, useGoToField } from './document-context.ts'
import css from './document-form.module.css'

/** Above the sections: the error summary, the note on restored text, and the conflict with other users' changes. */
export function DocumentAlerts({ children }: { children?: ReactNode }) {
  return (
    <>
      <Problems />
      {children}
      <RestoredNote />
      <EditConflict />
    </>
  )
}

/** The summary shows this many errors at once. */
const SUMMARY_LIMIT = 25

/** The row of a list that a field stands in: `containers.2` for `containers.2.seal`. */
const rowOf = (path: string) => /^(.*\.\d+)\.[^.]+$/.exec(path)?.[1]

/** Translates the errors for all fields, and lists them after an attempt to submit. */
function Problems() {
  const { t } = useTranslation('documentForm')
  const { id, editor, submission, texts, reveal, nameOf } = useDocumentParts()
  const goTo = useGoToField()
  const { attempts, failure } = useStore(submission)
  const shown = useStore(editor.form.shown)
  const { errors, refusal } = useFieldErrorTexts(shown, failure)
  const seen = useRef(attempts)
  useEffect(() => texts.set(new Map(errors.map(({ path, text }) => [path, text]))), [texts, errors])
  const consumeFocusRequest = () => {
    const isNew = seen.current !== attempts
    seen.current = attempts
    return isNew
  }
  if (attempts === 0) return null
  // the same sentence may be about many rows: the summary names the row
  const placed = errors.map(({ path, text }) => {
    const row = rowOf(path)
    const name = row === undefined ? '' : nameOf(row)
    return { path, text: name === '' || name === row ? text : t('inRow', { row: name, text }) }
  })
  return (
    <ErrorSummary
      form={{ id, errors: placed, refusal, consumeFocusRequest }}
      most={SUMMARY_LIMIT}
      {...(reveal && { onGo: goTo })}
    />
  )
}

/** Says that unsaved text of an earlier visit is restored. A new document can be cleared. */
function RestoredNote() {
  const { t } = useTranslation('documentForm')
  const { editor } = useDocumentParts()
  const isNew = useStore(editor.state) === undefined
  if (!useStore(editor.isRestored)) return null
  const { startAfresh } = editor
  const close = () => editor.isRestored.set(false)
  return (
    <p className={css.notice} role="status">
      <Icon name="note" size={18} />
      <span>{t('back.text')}</span>
      {isNew && startAfresh && (
        <Button
          small
          onClick={() => {
            startAfresh()
            close()
          }}
        >
          {t('back.clear')}
        </Button>
      )}
      <Button small variant="quiet" onClick={close}>
        {t('back.fine')}
      </Button>
    </p>
  )
}

/** Another user saved a different document: the user keeps their own text or takes the other one. */
function EditConflict() {
  const { editor } = useDocumentParts()
  const theirs = useStore(editor.theirs)
  return theirs ? <EditConflictChoice name={theirs.state.savedBy} theirs={theirs.document} /> : null
}

function EditConflictChoice({ name, theirs }: { name: string; theirs: object }) {
  const { t } = useTranslation('documentForm')
  const { editor } = useDocumentParts()
  const mine = useStore(editor.form.document)
  return (
    <Conflict
      isUrgent
      title={t('conflict.title', { name })}
      text={t('conflict.text')}
      actions={
        <DialogActions
          back={t('conflict.takeTheirs')}
          onBack={editor.takeTheirs}
          confirm={t('conflict.keepMine')}
          onConfirm={editor.keepMine}
        />
      }
    >
      <DocumentDifferences
        lines={differencesBetween(mine, theirs)}
        left={t('conflict.mine')}
        right={t('conflict.theirs')}
      />
    </Conflict>
  )
}

/** The table shows this many differences. */
const SHOWN_LIMIT = 30

interface DifferencesProps {
  lines: readonly Difference[]
  /** The column headings. */
  left: string
  right: string
  /** Formats a value, such as a code with its name. */
  show?: (path: string, text: string) => string
}

const asItIs = (_path: string, text: string) => text

/** The differences of two documents, field by field. */
export function DocumentDifferences({ lines, left, right, show = asItIs }: DifferencesProps) {
  const { t } = useTranslation('documentForm')
  const { nameOf } = useDocumentParts()
  const textOf = (path: string, text: string) =>
    show(path, text) || <span className={css.soft}>{t('conflict.empty')}</span>
  return (
    <>
      <DifferenceTable
        heads={[t('conflict.field'), left, right]}
        lines={lines.slice(0, SHOWN_LIMIT).map((line) => ({
          key: line.path,
          name: nameOf(line.path),
          left: textOf(line.path, line.left),
          right: textOf(line.path, line.right),
        }))}
      />
      {lines.length > SHOWN_LIMIT && <p>{t('conflict.more', { count: lines.length - SHOWN_LIMIT })}</p>}
    </>
  )
}
