import type { BlDraft, FieldRemark } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { dropDraft, readDraft, storeDraft } from '../../../platform/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PdfView } from '../../../ui/documents/pdf-view.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import { RemarkList } from '../compare/remark-list.tsx'
import { useSiFieldLabels } from '../field-labels.ts'
import { comparePath } from '../instruction-links.ts'
import { BillPaper } from './bill-paper.tsx'
import { DecisionDialog } from './decision.dialog.tsx'
import css from './draft.module.css'
import { DraftPaperProvider, useDraftPaper } from './draft-context.ts'
import { DraftDifferences } from './draft-differences.tsx'
import { type DraftStanding, draftView, isOfDraft, remarkAt, standingOf } from './draft-view.ts'
import { RemarkDialog } from './remark.dialog.tsx'
import { readRemarks, withRemark } from './remarks.rules.ts'

/** The draft as a bill that takes remarks, each difference at its field; or the PDF itself, beside the instruction. */
const views = ['marked', 'pdf'] as const

type Open = { kind: 'remark'; path: string } | { kind: 'approve' } | { kind: 'return' }

/** The draft with how it differs from the instruction, the remarks on it, and the decision. */
export function DraftPage({ bill }: { bill: BlDraft }) {
  const { t } = useTranslation('siDraft')
  const client = useQueryClient()
  const router = useRouter()
  const labels = useSiFieldLabels()
  const view = useMemo(() => draftView(bill), [bill])
  const { remarks, write, clear } = useRemarks(bill.state.id)
  const [open, setOpen] = useState<Open>()
  const [shown, setShown] = useState<(typeof views)[number]>('marked')
  const isPdf = shown === 'pdf'
  const close = () => setOpen(undefined)
  const standing = standingOf(bill)
  const isOpen = standing === 'corrected' || standing === 'accepted'
  const paper = useMemo(
    () => ({
      view,
      labels,
      remarkOn: (path: string) => remarkAt(remarks, path),
      onRemark: isOpen ? (path: string) => setOpen({ kind: 'remark', path }) : undefined,
    }),
    [view, labels, remarks, isOpen],
  )
  const done = async (action: 'approve' | 'return') => {
    close()
    clear()
    showToast({ kind: 'success', text: t(`decision.${action}.done`, { name: bill.state.blNo }) })
    // the versions show what was returned; the draft itself is gone
    if (action === 'return') router.history.push(comparePath(bill.state.id))
    const isStale = (call: unknown) => String(call).includes('/api/si/') && (action === 'approve' || !isOfDraft(call))
    await client.invalidateQueries({ predicate: ({ queryKey: [call] }) => isStale(call) })
  }
  const ask = () => {
    if (remarks.length > 0) return setOpen({ kind: 'return' })
    showToast({ kind: 'note', text: t('decision.return.first') })
    setOpen({ kind: 'remark', path: '' })
  }
  return (
    <DraftPaperProvider value={paper}>
      <div className={css.page}>
        <aside className={css.side} aria-label={t('side')}>
          <Panel className={css.panel}>
            <DraftLead standing={standing} />
            <div className={css.list}>
              <section aria-label={t('columns.draft')}>
                {view.count > 0 && <Heading size="sm">{t('differences.title', { count: view.count })}</Heading>}
                <DraftDifferences isWhole={isPdf} />
              </section>
              {isOpen && <RemarkPanel remarks={remarks} how={t(isPdf ? 'remark.howInList' : 'remark.how')} />}
            </div>
            {isOpen && (
              <Row gap={10} align="stretch" className={css.bar}>
                <Button onClick={ask}>
                  {remarks.length > 0
                    ? t('decision.return.withRemarks', { count: remarks.length })
                    : t('decision.return.open')}
                </Button>
                <Button variant="primary" onClick={() => setOpen({ kind: 'approve' })}>
                  {t('decision.approve.open')}
                </Button>
              </Row>
            )}
          </Panel>
        </aside>
        <div className={css.sheet}>
          <ViewChoice
            label={t('views.label')}
            views={views}
            chosen={shown}
            textOf={(one) => t(`views.${one}`)}
            onChoose={setShown}
          />
          {isPdf ? (
            <PdfView
              key={bill.draftVersion}
              wanted={{ document: 'blDraft', id: bill.state.id }}
              label={t('title', { name: bill.state.blNo })}
            />
          ) : (
            <BillPaper />
          )}
        </div>
      </div>
      {open?.kind === 'remark' && (
        <RemarkDialog
          path={open.path}
          onClose={close}
          onWrite={(text) => {
            write(open.path, text)
            close()
          }}
        />
      )}
      {open && open.kind !== 'remark' && (
        <DecisionDialog
          action={open.kind}
          remarks={remarks}
          onDone={() => void done(open.kind === 'approve' ? 'approve' : 'return')}
          onRefused={() => void client.invalidateQueries({ predicate: ({ queryKey: [call] }) => isOfDraft(call) })}
          onClose={close}
        />
      )}
    </DraftPaperProvider>
  )
}

/** The remarks so far, each to be changed, and one on the whole bill. */
function RemarkPanel({ remarks, how }: { remarks: ReturnType<typeof useRemarks>['remarks']; how: string }) {
  const { t } = useTranslation('siDraft')
  const { labels, onRemark } = useDraftPaper()
  return (
    <section aria-label={t('remark.yours')}>
      <Row gap={12} justify="between" align="baseline">
        <Heading size="sm">{t('remark.yours')}</Heading>
        <Button small variant="quiet" onClick={() => onRemark?.('')}>
          {t('remark.general')}
        </Button>
      </Row>
      {remarks.length === 0 && <Muted size="sm">{how}</Muted>}
      <ul className={css.remarks}>
        {remarks.map(({ path, text }) => (
          <li key={path}>
            <button type="button" className={css.remarkLine} onClick={() => onRemark?.(path)}>
              <b>{labels.nameAt(path)}</b>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The remarks that somebody writes on a draft B/L. They are stored in this browser until they are sent. */
function useRemarks(id: number) {
  const name = `blDraftRemarks ${id}`
  const [remarks, setRemarks] = useState<readonly FieldRemark[]>([])
  const isTouched = useRef(false)
  useEffect(() => {
    let isCurrent = true
    void readDraft<unknown>(name).then((stored) => {
      if (isCurrent && !isTouched.current) setRemarks(readRemarks(stored))
    })
    return () => {
      isCurrent = false
    }
  }, [name])
  return {
    remarks,
    /** Writes a remark about a field; an empty one is taken away. */
    write: (path: string, text: string) => {
      isTouched.current = true
      const next = withRemark(remarks, path, text)
      setRemarks(next)
      void (next.length > 0 ? storeDraft(name, next) : dropDraft(name))
    },
    /** They were sent, or are not needed any more. */
    clear: () => {
      isTouched.current = true
      setRemarks([])
      void dropDraft(name)
    },
  }
}

const icons: Record<DraftStanding, IconName> = {
  corrected: 'clock',
  accepted: 'note',
  approved: 'done',
  returned: 'share',
  closed: 'note',
}

/** Where the draft stands in a sentence, when it came, who approved it, and what the carrier says to it. */
function DraftLead({ standing }: { standing: DraftStanding }) {
  const { t } = useTranslation('siDraft')
  const { view, labels } = useDraftPaper()
  const { state, draftAt, draftVersion, unprintable } = view.bill
  const { draftApprovedAt, draftApprovedBy, carrierNote, carrierRemarks } = state
  const isAnswer = standing === 'corrected' || standing === 'accepted'
  return (
    <Stack gap={8} className={css.lead}>
      <Row
        as="p"
        gap={8}
        nowrap
        align="baseline"
        className={classNames(css.standing, standing === 'approved' && css.approved)}
        role="status"
      >
        <Icon name={icons[standing]} size={17} />
        <span>{t(`standing.${standing}`)}</span>
      </Row>
      {standing === 'approved' && draftApprovedAt && (
        <p>
          {t('approvedBy', { name: draftApprovedBy ?? '' })} <ReaderTime at={draftApprovedAt} />
        </p>
      )}
      <Muted size="sm">
        {t('draftOf', { version: draftVersion })} <ReaderTime at={draftAt} />
      </Muted>
      {unprintable.length > 0 && (
        <Row as="p" gap={8} nowrap align="baseline">
          <Icon name="alert" size={17} />
          <span>{t('unprintable', { characters: unprintable.join(' ') })}</span>
        </Row>
      )}
      {isAnswer && carrierNote && <p>{t('note', { note: carrierNote })}</p>}
      {isAnswer && carrierRemarks.length > 0 && <RemarkList remarks={carrierRemarks} labels={labels} />}
    </Stack>
  )
}
