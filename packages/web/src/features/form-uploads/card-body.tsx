import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './file-card.module.css'
import { ProblemLine } from './problem-line.tsx'
import { countsOf } from './problems.rules.ts'
import { SentLine } from './sent-line.tsx'
import { UnreadableFile } from './unreadable-file.ts'
import type { UploadFile } from './upload-file.ts'
import { useProblemTexts } from './use-problem-texts.ts'

interface Props {
  file: UploadFile
  problems: readonly UploadProblem[]
  /** All of them are told below. */
  isOpen: boolean
}

/** What there is to say of a file where it stands now. */
export function CardBody({ file, problems, isOpen }: Props) {
  const { phase, preview, error } = file
  return (
    <>
      {phase !== 'refused' && phase !== 'checked' && phase !== 'sent' && <Progress file={file} />}
      {error !== undefined && <Reason error={error} />}
      {phase === 'sent' && <SentLine file={file} />}
      {preview && phase !== 'sent' && problems.length === 0 && <Found preview={preview} />}
      {preview && phase !== 'sent' && problems.length > 0 && <FirstProblems problems={problems} isOpen={isOpen} />}
    </>
  )
}

/** How much has left this browser; while the server works nobody knows how far it is. */
function Progress({ file: { name, phase, part } }: { file: UploadFile }) {
  const { t } = useTranslation('formUploads')
  const known = phase === 'waiting' ? { value: 0 } : phase === 'uploading' ? { value: Math.round(part * 100) } : {}
  return <progress className={css.progress} max={100} aria-label={t('card.progress', { name })} {...known} />
}

function Reason({ error }: { error: unknown }) {
  const { t } = useTranslation('formUploads')
  const said = useFailureText(error instanceof UnreadableFile ? undefined : error)
  return (
    <p className={css.reason} role="alert">
      <Icon name="blocked" size={18} />
      {error instanceof UnreadableFile ? t('card.unreadable') : said}
    </p>
  )
}

/** What sending it does. */
function Found({ preview }: { preview: UploadPreview }) {
  const { t } = useTranslation('formUploads')
  const counts = countsOf(preview)
  const deeds = (['new', 'overwrite', 'unchanged'] as const)
    .filter((deed) => counts[deed] > 0)
    .map((deed) => t(`card.${deed}`, { count: counts[deed] }))
  return (
    <p className={css.found}>
      <Icon name="done" size={18} />
      {t('card.sum', {
        bookings: t('card.found', { count: counts.forms }),
        rows: t('card.rows', { count: counts.rows }),
        deeds: deeds.join(', '),
      })}
    </p>
  )
}

const FIRST = 3

function FirstProblems({ problems, isOpen }: Omit<Props, 'file'>) {
  const { t } = useTranslation('formUploads')
  const first = problems.slice(0, FIRST)
  const textOf = useProblemTexts(problems)
  return (
    <div className={css.problems}>
      <p className={css.problemsHead}>
        <Tag tone="blocked" icon="blocked" text={t('card.problems', { count: problems.length })} />
        <span>{t('card.problemsText')}</span>
      </p>
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
