import type { UploadPreview } from '@fairway/contract/vessel-allocation/allocation-files.schema'
import { en as columnNames } from '@fairway/contract/vessel-allocation/allocation-messages/en'
import { useMemo, useRef, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { sendBytes } from '../../../platform/calls/bytes-call.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { NativeSelect, Options } from '../../../ui/form/native-select.tsx'
import { useViolationTexts } from '../../../ui/form/use-error-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { useCellTexts } from './conflict-panel.tsx'
import css from './rep-view.module.css'

const calls = { list: 'POST /api/allocation/upload', sheets: 'POST /api/allocation/v2/upload' } as const
type Kind = keyof typeof calls

export interface UploadDialogProps {
  vvds: readonly string[]
  onApplied: () => void
  onClose: () => void
}

/** Reads a file and shows cell by cell what it would change, before anything is saved. */
export function UploadDialog({ vvds, onApplied, onClose }: UploadDialogProps) {
  const { t } = useTranslation('vesselAllocation')
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Kind>('list')
  const [part, setPart] = useState<number>()
  const [preview, setPreview] = useState<UploadPreview>()
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const isReading = part !== undefined
  const read = async (file: File) => {
    setFailure(undefined)
    setPreview(undefined)
    setPart(0)
    try {
      const sending = { bytes: await file.arrayBuffer(), signal: new AbortController().signal, onProgress: setPart }
      setPreview(await sendBytes(calls[kind], { query: { vvds: vvds.join(), name: file.name } }, sending))
    } catch (error) {
      setFailure(error)
    } finally {
      setPart(undefined)
    }
  }
  return (
    <Dialog title={t('files.title')} wide onClose={onClose}>
      <Stack gap={16}>
        <Muted>{t('files.intro')}</Muted>
        <Row gap={12} rowGap={8} align="end">
          <FieldFrame id="allocation-file-kind" label={t('files.kind')} error={undefined}>
            <NativeSelect
              id="allocation-file-kind"
              value={kind}
              onChange={({ target }) => setKind(target.value === 'sheets' ? 'sheets' : 'list')}
            >
              <Options
                options={[
                  { value: 'list', text: t('files.kindList') },
                  { value: 'sheets', text: t('files.kindSheets') },
                ]}
              />
            </NativeSelect>
          </FieldFrame>
          <Button aria-disabled={isReading} aria-busy={isReading} onClick={() => !isReading && input.current?.click()}>
            {isReading
              ? t('files.reading', { percent: Math.round(part * 100) })
              : t(preview ? 'files.again' : 'files.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('files.choose')}
            accept=".xlsx,.xls,.csv"
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void read(file)
            }}
          />
        </Row>
        {problem && (
          <p role="alert" className={css.refusal}>
            {problem}
          </p>
        )}
        {preview ? (
          <UploadReview
            preview={preview}
            onClose={onClose}
            onApplied={() => {
              onApplied()
              onClose()
            }}
          />
        ) : (
          <Row justify="end">
            <Button onClick={onClose}>{t('files.cancel')}</Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}

interface Props {
  preview: UploadPreview
  onApplied: () => void
  onClose: () => void
}

type ColumnName = keyof typeof columnNames.columns
const isColumn = (name: string): name is ColumnName => name in columnNames.columns

/** What a file would change, cell by cell, and what is wrong with it; all of it is applied, or nothing. */
function UploadReview({ preview, onApplied, onClose }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const { valueText } = useCellTexts()
  const { fileName, rows, unchanged, missing, changes, problems } = preview
  const [isApplying, setIsApplying] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const refusal = useFailureText(failure)
  const cells = changes.flatMap((change) => change.cells.map((cell) => ({ ...change, ...cell })))
  const apply = async () => {
    if (isApplying) return
    setIsApplying(true)
    setFailure(undefined)
    try {
      const sent = changes.map(({ id, version, cells: own }) => ({
        id,
        version,
        ...Object.fromEntries(own.map(({ field, to }) => [field, to])),
      }))
      const { saved } = await send('PUT /api/allocation/update', { body: { changes: sent, source: 'upload' } })
      showToast({ kind: 'success', text: t('files.applied', { count: saved.length }) })
      onApplied()
    } catch (error) {
      setFailure(error)
    } finally {
      setIsApplying(false)
    }
  }
  return (
    <Stack gap={12}>
      <p role="status">{t('files.read', { name: fileName, count: rows, unchanged })}</p>
      {missing > 0 && <Muted size="sm">{t('files.missing', { count: missing })}</Muted>}
      {problems.length > 0 && <Problems problems={problems} />}
      {cells.length === 0 ? (
        problems.length === 0 && <p>{t('files.nothing')}</p>
      ) : (
        <>
          <Heading as="h3" size="md">
            {t('files.changes')}
          </Heading>
          <RowTable
            label={t('files.changes')}
            rows={cells}
            keyOf={({ id, field }) => `${id} ${field}`}
            columns={[
              {
                name: 'where',
                title: t('files.where'),
                placement: 'main',
                cell: (one) => `${one.accountName} · ${one.vvd} · ${one.portOfLoading}-${one.portOfDischarge}`,
              },
              { name: 'cell', title: t('files.cell'), cell: ({ field }) => t(`words.columns.${field}`) },
              { name: 'from', title: t('files.from'), placement: 'figure', cell: ({ from }) => valueText(from) },
              { name: 'to', title: t('files.to'), placement: 'figure', cell: ({ to }) => <b>{valueText(to)}</b> },
            ]}
          />
        </>
      )}
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
      <Row gap={8} justify="end">
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        {cells.length > 0 && problems.length === 0 && (
          <Button variant="primary" aria-disabled={isApplying} onClick={() => void apply()}>
            {isApplying ? t('files.applying') : t('files.apply', { count: cells.length })}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** What has to be fixed in the file before it can be applied. */
function Problems({ problems }: Pick<UploadPreview, 'problems'>) {
  const { t } = useTranslation('vesselAllocation')
  const found = useMemo(() => problems.map(({ code, args, row }) => ({ path: String(row), code, args })), [problems])
  const texts = useViolationTexts(found)
  const placeOf = ({ sheet, row, column }: UploadPreview['problems'][number]) =>
    [
      row > 0 && (sheet === '' ? t('files.row', { row }) : t('files.inSheet', { sheet, row })),
      row === 0 && sheet,
      isColumn(column) && t(`words.columns.${column}`),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section>
      <Row gap={6}>
        <Icon name="alert" size={16} />
        <Heading as="h3" size="md">
          {t('files.problems')}
        </Heading>
      </Row>
      <ul>
        {problems.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place may have several problems
          <li key={at}>
            <b>{placeOf(problem)}</b> {texts[at]}
          </li>
        ))}
      </ul>
    </section>
  )
}
