import type { SiVersion } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { chooseVersion } from '../../../ui/comparison/chosen-versions.rules.ts'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { SiFieldLabels } from '../field-labels.ts'
import { siCarrierActionBadges } from '../status-tag.tsx'
import css from './compare.module.css'
import { RemarkList } from './remark-list.tsx'

/** The number of changed fields shown at first; an instruction may have thousands. */
const SHOWN = 6

interface Props {
  versions: readonly SiVersion[]
  /** The versions that are compared. */
  chosen: readonly number[]
  labels: SiFieldLabels
  onChoose: (chosen: number[]) => void
}

/** The versions of an instruction, newest first: who sent each, what it changed, and what the carrier said. */
export function VersionTable({ versions, chosen, labels, onChoose }: Props) {
  const { t } = labels
  const columns: Column<SiVersion>[] = [
    {
      name: 'version',
      title: t('history.version'),
      placement: 'main',
      cell: ({ version, kind }) => (
        <label className={css.choose}>
          <input
            type="checkbox"
            checked={chosen.includes(version)}
            onChange={() => onChoose(chooseVersion(chosen, version))}
            aria-label={t('history.choose', { version })}
          />
          <span>
            {version} · {t(`words.kinds.${kind}`)}
          </span>
        </label>
      ),
    },
    {
      name: 'submitted',
      title: t('history.submitted'),
      cell: ({ submittedAt, submittedBy, source }) => (
        <div className={css.sender}>
          <ReaderTime at={submittedAt} />
          {source !== 'carrier' && <Muted as="small">{senderText(submittedBy, labels)}</Muted>}
          <Muted as="small">{t(`words.sources.${source}`)}</Muted>
        </div>
      ),
    },
    { name: 'changes', title: t('history.changes'), cell: (one) => <Changes version={one} labels={labels} /> },
    {
      name: 'carrier',
      title: t('history.carrier'),
      placement: 'corner',
      cell: ({ carrierAction, carrierAt, source }) =>
        carrierAction ? (
          <div>
            <StatusBadge
              status={carrierAction}
              badges={siCarrierActionBadges}
              text={t(`words.carrierActions.${carrierAction}`)}
            />
            {carrierAt && (
              <Muted as="small">
                <ReaderTime at={carrierAt} />
              </Muted>
            )}
          </div>
        ) : (
          source !== 'carrier' && <Muted as="span">{t('history.waiting')}</Muted>
        ),
    },
    {
      name: 'note',
      title: t('history.note'),
      cell: ({ csrNote }) => csrNote && <p className={css.comment}>{csrNote}</p>,
    },
  ]
  return (
    <div className={css.versions}>
      <RowTable label={t('history.title')} columns={columns} rows={versions} keyOf={({ version }) => String(version)} />
    </div>
  )
}

/** The sender. Customer service sends on behalf of the customer. */
function senderText(submittedBy: string, { t }: SiFieldLabels) {
  const [actor = '', customer] = submittedBy.split(' for ')
  return customer === undefined ? actor : t('history.onBehalf', { actor, customer })
}

/** What a version changed by its fields' names, with the customer's remarks on a draft that was returned. */
function Changes({
  version: { changes, comment, remarks, version },
  labels,
}: {
  version: SiVersion
  labels: SiFieldLabels
}) {
  const { t, nameAt } = labels
  const names = changes.map(nameAt)
  const rest = names.slice(SHOWN)
  const isPlain = changes.length === 0 && remarks.length === 0
  return (
    <div className={css.changed}>
      {isPlain && <Muted as="span">{t(version === 1 ? 'history.first' : 'history.nothing')}</Muted>}
      <NameList names={names.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t('history.more', { count: rest.length })}</summary>
          <NameList names={rest} />
        </details>
      )}
      {comment && <p className={css.comment}>{comment}</p>}
      {remarks.length > 0 && <RemarkList remarks={remarks} labels={labels} />}
    </div>
  )
}

const NameList = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <ul className={css.changes}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
