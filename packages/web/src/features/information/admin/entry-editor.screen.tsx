import { checkInformation, emptyInformation } from '@fairway/contract/information/information.rules'
import type { AdminEntry, InformationDocument } from '@fairway/contract/information/information.schema'
import {
  INFORMATION_BODY,
  INFORMATION_TITLE,
  informationCategories,
} from '@fairway/contract/information/information.values'
import { languages } from '@fairway/contract/shared/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { FieldRow, FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { MarkdownView } from '../../../ui/markdown-view.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import css from '../information.module.css'
import { informationBadges } from '../information-style.ts'
import { Attachments } from './attachments.tsx'
import { PublishDialog } from './publish.dialog.tsx'
import { Versions } from './versions.tsx'

const LIST = '/adminInformation'
const CALL = 'GET /api/information/entry'
export type EntryForm = ContractForm<InformationDocument>

/** Signs that no text can have: a tab becomes spaces, others are left out. */
const cleanLines = (text: string) => text.replaceAll('\t', '    ').replace(/[^\P{Cc}\n]/gu, '')
const cleaned = (document: InformationDocument): InformationDocument => ({
  ...document,
  body: { en: cleanLines(document.body.en), zh: cleanLines(document.body.zh), vi: cleanLines(document.body.vi) },
})

export const NewEntry = () => <Editor entry={undefined} />

export function EditEntry({ id }: { id: string }) {
  const { t } = useTranslation('information')
  const found = useQuery(apiQuery(CALL, { query: { id } }))
  if (found.data) return <Editor entry={found.data} />
  return (
    <Screen title={t('admin.title')} trail={<Trail />}>
      <NotShown
        error={found.error}
        texts={{ loading: t('entry.loading'), failed: t('entry.failed'), toList: t('admin.title') }}
        listPath={LIST}
        onRetry={() => void found.refetch()}
      />
    </Screen>
  )
}

function Trail() {
  const { t } = useTranslation('information')
  return <BackLink href={LIST}>{t('admin.title')}</BackLink>
}

/** Writes one entry. Saving keeps it for admins alone; publishing is a step of its own and asks more. */
function Editor({ entry }: { entry: AdminEntry | undefined }) {
  const { t } = useTranslation('information')
  const client = useQueryClient()
  const { history } = useRouter()
  const isPublishing = useRef(false)
  const [toPublish, setToPublish] = useState<AdminEntry>()
  const form = useContractForm<InformationDocument>({
    defaults: entry?.document ?? emptyInformation(),
    check: (document) => (isPublishing.current ? checkInformation(document) : []),
    draft: { key: `information.${entry?.id ?? 'new'}`, without: [] },
  })
  const receive = (saved: AdminEntry) => {
    client.setQueryData([CALL, { query: { id: String(saved.id) } }], saved)
    void client.invalidateQueries({ queryKey: ['GET /api/information/search'] })
  }
  const save = async (document: InformationDocument) => {
    const body = { id: entry?.id ?? null, revision: entry?.revision ?? 0, document: cleaned(document) }
    const saved = await send('POST /api/information/draft', { body })
    receive(saved)
    if (!entry) history.replace(`${LIST}?entry=${saved.id}`)
    return saved
  }
  const saveOnly = async (document: InformationDocument) => {
    await save(document)
    showToast({ kind: 'success', text: t('admin.savedNow') })
  }
  const publish = () => {
    isPublishing.current = true
    void form.submit(async (document) => setToPublish(await save(document)))
  }
  const title = entry ? t('admin.edit') : t('admin.add')
  return (
    <Screen
      title={title}
      trail={<Trail />}
      beside={
        entry && <StatusBadge status={entry.status} badges={informationBadges} text={t(`statuses.${entry.status}`)} />
      }
      actions={entry && <EntryActions entry={entry} onChange={receive} />}
    >
      <Stack gap={20}>
        <FormShell
          form={form}
          layout="page"
          action={t('admin.save')}
          onSend={(document) => {
            isPublishing.current = false
            return saveOnly(document)
          }}
          beside={entry && <Button onClick={publish}>{t('admin.publish')}</Button>}
        >
          <Kind form={form} />
          {languages.map((language) => (
            <Writing key={language} form={form} language={language} />
          ))}
          <FormSection id="information-files" title={t('entry.attachments')} intro={t('admin.filesIntro')}>
            <Attachments form={form} entry={entry} />
          </FormSection>
        </FormShell>
        {entry && entry.versions.length > 0 && <Versions entry={entry} form={form} />}
      </Stack>
      {toPublish && (
        <PublishDialog
          entry={toPublish}
          onPublished={(published) => {
            receive(published)
            setToPublish(undefined)
          }}
          onClose={() => setToPublish(undefined)}
        />
      )}
    </Screen>
  )
}

function Kind({ form }: { form: EntryForm }) {
  const { t } = useTranslation('information')
  return (
    <FormSection id="information-kind" title={t('admin.kind')}>
      <SelectField
        form={form}
        name="category"
        label={t('fields.category')}
        options={informationCategories.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <FieldRow>
        <DayField form={form} name="validFrom" label={t('fields.validFrom')} optional />
        <DayField form={form} name="validTo" label={t('fields.validTo')} optional />
      </FieldRow>
    </FormSection>
  )
}

/** Title and text in one language, with the text beside it as readers will see it. */
function Writing({ form, language }: { form: EntryForm; language: (typeof languages)[number] }) {
  const { t } = useTranslation('information')
  const text = useWatch({ control: form.fields.control, name: `body.${language}` })
  const name = t(`languages.${language}`)
  return (
    <FormSection id={`information-${language}`} title={name}>
      <TextField
        form={form}
        name={`title.${language}`}
        label={t('fields.title', { language: name })}
        autoComplete="off"
        most={INFORMATION_TITLE}
      />
      <div className={css.pair}>
        <TextAreaField
          form={form}
          name={`body.${language}`}
          label={t('fields.body', { language: name })}
          hint={t('admin.markdown')}
          most={INFORMATION_BODY}
          rows={14}
        />
        <section className={css.preview} aria-label={t('admin.preview', { language: name })}>
          {text.trim() === '' ? (
            t('admin.previewHere')
          ) : (
            <MarkdownView text={text} labels={t('labels', { returnObjects: true })} />
          )}
        </section>
      </div>
    </FormSection>
  )
}

type Action = 'withdraw' | 'unschedule' | 'remove'

interface Props {
  entry: AdminEntry
  onChange: (entry: AdminEntry) => void
}

/** What can be done with an entry beside writing it; each step asks first. */
function EntryActions({ entry, onChange }: Props) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Action>()
  const { id, revision, status, scheduledFor, versions } = entry
  const perform = async (action: Action) => {
    setAsking(undefined)
    try {
      if (action === 'remove') {
        await send('DELETE /api/information/draft', { query: { id, revision } })
        void client.invalidateQueries({ queryKey: ['GET /api/information/search'] })
        void navigate({ to: '/adminInformation', search: {}, replace: true })
      } else onChange(await send(`POST /api/information/${action}`, { body: { id, revision } }))
      showToast({ kind: 'success', text: t(`actions.${action}.done`) })
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
      void client.invalidateQueries({ queryKey: ['GET /api/information/entry'] })
    }
  }
  return (
    <Row gap={8}>
      {status === 'Published' && (
        <PageLink href={`/informationCenter?entry=${id}`} className={buttonClass({})}>
          {t('admin.asReaders')}
        </PageLink>
      )}
      {scheduledFor && <Button onClick={() => setAsking('unschedule')}>{t('actions.unschedule.button')}</Button>}
      {status === 'Published' && <Button onClick={() => setAsking('withdraw')}>{t('actions.withdraw.button')}</Button>}
      {versions.length === 0 && <Button onClick={() => setAsking('remove')}>{t('actions.remove.button')}</Button>}
      {asking && (
        <Dialog
          role="alertdialog"
          title={t(`actions.${asking}.title`)}
          onClose={() => setAsking(undefined)}
          actions={
            <DialogActions
              back={t('publish.cancel')}
              onBack={() => setAsking(undefined)}
              confirm={t(`actions.${asking}.button`)}
              onConfirm={() => void perform(asking)}
            />
          }
        >
          {t(`actions.${asking}.text`)}
        </Dialog>
      )}
    </Row>
  )
}
