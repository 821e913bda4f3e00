import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { usePlaceOf } from '../problems/problem-place.ts'
import { countsOf, type Earlier, goodForms } from '../problems/problems.rules.ts'
import { useProblemTexts } from '../problems/use-problem-texts.ts'
import { isPartlySent, resultsOf } from '../sent-results.rules.ts'
import type { UploadFile } from '../upload-file.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './file-card.module.css'
import { UnreadableFile } from './unreadable-file.ts'

interface Props {
  file: UploadFile
  problems: readonly UploadProblem[]
  earlier: Earlier | undefined
  /** All problems are listed below. */
  isOpen: boolean
}

/** The description of a file in its present state. */
export function CardBody({ file, problems, earlier, isOpen }: Props) {
  const { phase, preview, error } = file
  return (
    <>
      {phase !== 'refused' && phase !== 'checked' && phase !== 'sent' && <Progress file={file} />}
      {error !== undefined && <Reason error={error} />}
      {(phase === 'sent' || isPartlySent(file)) && <SentLine file={file} />}
      {earlier && <SameBookings earlier={earlier} />}
      {preview && phase !== 'sent' && problems.length === 0 && <Found preview={preview} />}
      {preview && phase !== 'sent' && problems.length > 0 && (
        <FirstProblems file={file} problems={problems} isOpen={isOpen} />
      )}
    </>
  )
}

/** The share that was uploaded. The progress on the server is unknown. */
function Progress({ file: { name, phase, part } }: { file: UploadFile }) {
  const { t } = useUploadTexts()
  const known = phase === 'waiting' ? { value: 0 } : phase === 'uploading' ? { value: Math.round(part * 100) } : {}
  return <progress className={css.progress} max={100} aria-label={t('card.progress', { name })} {...known} />
}

function Reason({ error }: { error: unknown }) {
  const { t } = useUploadTexts()
  const failureText = useFailureText(error instanceof UnreadableFile ? undefined : error)
  return (
    <p className={css.reason} role="alert">
      <Icon name="blocked" size={18} />
      {error instanceof UnreadableFile ? t('card.unreadable') : failureText}
    </p>
  )
}

/** What sending it does. */
function Found({ preview }: { preview: UploadPreview }) {
  const { t } = useUploadTexts()
  const counts = countsOf(preview)
  const effects = (['new', 'overwrite', 'unchanged'] as const)
    .filter((effect) => counts[effect] > 0)
    .map((effect) => t(`card.${effect}`, { count: counts[effect] }))
  const lateCount = new Set(preview.warnings.map(({ row }) => row)).size
  return (
    <>
      <p className={css.found}>
        <Icon name="done" size={18} />
        {t('card.sum', {
          bookings: t('card.found', { count: counts.forms }),
          rows: t('card.rows', { count: counts.rows }),
          deeds: effects.join(', '),
        })}
      </p>
      {lateCount > 0 && (
        <Row as="p" gap={8} align="start" nowrap size="sm" className={css.late}>
          <Icon name="alert" size={18} />
          {t('card.late', { count: lateCount })}
        </Row>
      )}
      {preview.notes.length > 0 && (
        <Row as="p" gap={8} align="start" nowrap size="sm" muted>
          <Icon name="note" size={18} />
          {t('card.remarks', { count: preview.notes.length })}
        </Row>
      )}
    </>
  )
}

/** The same bookings were added before, under another name or in an older file. This one may replace it. */
function SameBookings({ earlier: { file, onlyThere } }: { earlier: Earlier }) {
  const { t } = useUploadTexts()
  const { uploads } = useUploadKind()
  const { key, name } = file
  return (
    <Row gap={12} rowGap={8} className={css.same} role="status">
      <Icon name="note" size={18} />
      <p>
        {t('same.text', { name })} {onlyThere > 0 && t('same.onlyThere', { count: onlyThere, name })}
      </p>
      <Button small onClick={() => void uploads.remove(key)}>
        {t('same.replace', { name })}
      </Button>
    </Row>
  )
}

/** What the problems mean for the rest of the file. */
const problemsText = (file: UploadFile, problems: readonly UploadProblem[]) => {
  if (isPartlySent(file)) return 'card.problemsRest'
  return goodForms(file, problems).length > 0 ? 'card.problemsPart' : 'card.problemsText'
}

const FIRST = 3

function FirstProblems({ file, problems, isOpen }: Omit<Props, 'earlier'>) {
  const { t } = useUploadTexts()
  const first = problems.slice(0, FIRST)
  const textOf = useProblemTexts(problems)
  return (
    <div className={css.problems}>
      <Row as="p" gap={12} rowGap={6} size="sm" muted>
        <Tag tone="blocked" icon="blocked" text={t('card.problems', { count: problems.length })} />
        <span>{t(problemsText(file, problems))}</span>
      </Row>
      {!isOpen && (
        <ul className={css.problemList}>
          {first.map((problem) => (
            <ProblemLine key={JSON.stringify(problem)} problem={problem} text={textOf(problem)} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** One problem of a file in a line: its place and the error. */
function ProblemLine({ problem, text }: { problem: UploadProblem; text: string }) {
  const placeOf = usePlaceOf()
  return (
    <li className={css.problem}>
      <strong>{placeOf(problem)}</strong> <span>{text}</span>
    </li>
  )
}

const FIRST_SENT = 5

/** A sent file: how many requests it made, and the link to them. */
function SentLine({ file }: { file: UploadFile }) {
  const { t } = useUploadTexts()
  const { pathOf, listPath } = useUploadKind()
  const results = resultsOf(file).flatMap(({ request, ...line }) =>
    request && line.result !== 'NoEdit' ? [{ ...line, request }] : [],
  )
  const count = file.preview || file.outcome ? results.length : (file.formCount ?? 0)
  return (
    <div className={css.sent}>
      <p className={css.found}>
        <Icon name="done" size={18} />
        {t('card.sentCount', { count })}
      </p>
      <Row as="ul" gap={20} rowGap={6} align="stretch" size="sm" className={css.requests}>
        {results.slice(0, FIRST_SENT).map(({ row, reference, request }) => (
          <li key={row}>
            <PageLink href={pathOf(request)}>{request.ediRef}</PageLink> <span>{reference}</span>
          </li>
        ))}
        {results.length > FIRST_SENT && <li>{t('overwrite.more', { count: results.length - FIRST_SENT })}</li>}
        <li>
          <PageLink href={listPath}>{t('card.toRequests')}</PageLink>
        </li>
      </Row>
    </div>
  )
}
