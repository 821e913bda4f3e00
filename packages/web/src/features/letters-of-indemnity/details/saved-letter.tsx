import type {
  BlanketLetterChoices,
  BlanketLetterDetail,
  BlanketLetterDocument,
  BlanketLetterVersion,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { canChangeLetter, canDiscardChange } from '@fairway/contract/letters-of-indemnity/blanket-letter.states'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { letterBadges, letterPath } from '../letter-badges.ts'
import { BlanketLetterForm } from './blanket-letter.form.tsx'
import { CancelLetter, DiscardChange } from './cancel-letter.tsx'
import { letterInForce } from './letter-document.rules.ts'
import { LetterSigning } from './letter-signing.tsx'
import { LETTER_CALL, Trail } from './letter-trail.tsx'

interface Props {
  choices: BlanketLetterChoices
  letter: BlanketLetterDetail
}

/** A letter: how it stands, its signature, its text to change, and its versions. */
export function SavedLetter({ choices, letter }: Props) {
  const { t } = useTranslation('letters')
  const client = useQueryClient()
  const [isChanged, setIsChanged] = useState(false)
  const { id, revision, reference, status, versions, signing } = letter
  const [newest] = versions
  const active = versions.find((version) => version.status === 'Active')
  const isLocked = signing?.isLive ?? false
  const mayChange = canChangeLetter('update', status) && !isLocked
  const store = (saved: BlanketLetterDetail) => client.setQueryData([LETTER_CALL, { query: { id: String(id) } }], saved)
  const save = async (document: BlanketLetterDocument) => {
    store(await send('PUT /api/billing/blanketloi/update', { body: { id, revision, document } }))
    showToast({ kind: 'success', text: t('details.saved') })
  }
  return (
    <Screen
      title={t('details.oneTitle', { reference })}
      trail={<Trail />}
      beside={<StatusBadge status={status} badges={letterBadges} text={t(`statuses.${status}`)} />}
      actions={
        <>
          {canChangeLetter('renew', status) && (
            <PageLink href={`/blanketloidetails?type=add&renews=${id}`} className={buttonClass({})}>
              {t('details.renew')}
            </PageLink>
          )}
          {canChangeLetter('cancel', status) && !isLocked && <CancelLetter letter={letter} onDone={store} />}
        </>
      }
      narrow
    >
      <Stack gap={20}>
        <Summary letter={letter} />
        <LetterSigning letter={letter} isChanged={isChanged} />
        {mayChange && newest && (
          <Stack gap={12}>
            {active && (
              <Row gap={12} rowGap={8} justify="between">
                <p role="note">{versionNote(t, active.version, newest.version)}</p>
                {canDiscardChange(status, { version: newest.version, activeVersion: active.version }) && (
                  <DiscardChange letter={letter} onDone={store} />
                )}
              </Row>
            )}
            <BlanketLetterForm
              key={revision}
              choices={choices}
              start={newest.document}
              savedEffectiveOn={newest.document.effectiveOn}
              hasFixedParties={active !== undefined}
              draftKey={`blanketLetter.${id}`}
              action={t('details.saveChange')}
              onSave={save}
              onChanged={setIsChanged}
            />
          </Stack>
        )}
        <LetterVersions letter={letter} />
      </Stack>
    </Screen>
  )
}

type Translate = ReturnType<typeof useTranslation<'letters'>>['t']

/** What a change of a signed letter means. */
const versionNote = (t: Translate, active: number, newest: number) =>
  newest > active
    ? t('details.changeWaits', { version: newest, active })
    : t('details.newVersion', { version: newest + 1 })

/** What the letter covers that is in force, or that is to be signed. */
function Summary({ letter }: { letter: BlanketLetterDetail }) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const { shipper, agent, portOfLoading, itemName, contract, renews, renewedBy, cancelled, status } = letter
  const document = letterInForce(letter)?.document
  if (!document) return null
  const { effectiveOn: from, expiresOn: to, item } = document
  const daysLeft = Math.round((Date.parse(to) - Date.parse(letter.today)) / (24 * 60 * 60 * 1000))
  const left = daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })
  return (
    <Panel padded>
      <DefinitionList>
        <Fact term={t('fields.shipper')}>{shipper.name}</Fact>
        {agent && <Fact term={t('fields.agent')}>{agent.name}</Fact>}
        <Fact term={t('fields.serviceContract')}>{`${contract.number} · ${contract.title}`}</Fact>
        <Fact term={t('fields.portOfLoading')}>{portOfLoading.name[language]}</Fact>
        <Fact term={t('fields.item')}>
          {item === '' ? t('allItems') : [item, itemName?.[language]].filter(Boolean).join(' · ')}
        </Fact>
        <Fact term={t('details.dates')}>
          {t('period', { from, to })}
          {status === 'Active' && ` · ${left}`}
        </Fact>
        {renews && (
          <Fact term={t('details.renew')}>
            <PageLink href={letterPath(renews.id)}>{t('details.renews', { reference: renews.reference })}</PageLink>
          </Fact>
        )}
        {renewedBy && (
          <Fact term={t('details.renew')}>
            <PageLink href={letterPath(renewedBy.id)}>
              {t('details.renewedBy', { reference: renewedBy.reference })}
            </PageLink>
          </Fact>
        )}
        {cancelled && (
          <Fact term={t('statuses.Cancelled')}>
            {[t('details.cancelledBy', { by: cancelled.by }), cancelled.reason].filter(Boolean).join(' · ')}
          </Fact>
        )}
      </DefinitionList>
    </Panel>
  )
}

/** Every text of the letter that was signed or is to be signed, newest first. */
function LetterVersions({ letter: { id, reference, versions } }: { letter: BlanketLetterDetail }) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const download = async (version: number) => {
    try {
      const file = await fetchFile('GET /api/billing/blanketloi/document', { query: { id, version } })
      saveFile(file, `${reference}-v${version}.pdf`)
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  const columns: Column<BlanketLetterVersion>[] = [
    { name: 'version', title: t('details.version'), placement: 'main', cell: ({ version }) => version },
    {
      name: 'status',
      title: t('columns.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusBadge status={status} badges={letterBadges} text={t(`statuses.${status}`)} />,
    },
    {
      name: 'period',
      title: t('details.dates'),
      cell: ({ document }) => t('period', { from: document.effectiveOn, to: document.expiresOn }),
    },
    {
      name: 'saved',
      title: t('details.savedBy'),
      cell: ({ savedBy, savedAt }) => (
        <>
          {savedBy} <ReaderTime at={savedAt} />
        </>
      ),
    },
    {
      name: 'signed',
      title: t('details.signedBy'),
      cell: ({ version, signer, signedAt, hasFile }) =>
        signedAt ? (
          <Stack gap={4}>
            <span>
              {signer} <ReaderTime at={signedAt} />
            </span>
            {hasFile && (
              <span>
                <Button small onClick={() => void download(version)}>
                  {t('details.download')}
                </Button>
              </span>
            )}
          </Stack>
        ) : (
          t('details.notSigned')
        ),
    },
  ]
  return (
    <TitledPanel title={t('details.versions')}>
      <RowTable
        label={`${t('details.versions')} · ${reference}`}
        columns={columns}
        rows={versions}
        keyOf={({ version }) => String(version)}
      />
    </TitledPanel>
  )
}
