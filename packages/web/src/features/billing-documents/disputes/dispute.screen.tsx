import { violation } from '@fairway/contract/billing-documents/billing-document.errors'
import { isDisputeOpen } from '@fairway/contract/billing-documents/dispute.rules'
import type { DisputeDetail, Evidence } from '@fairway/contract/billing-documents/dispute.schema'
import { DISPUTE_TEXT } from '@fairway/contract/billing-documents/dispute.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { shownMoney } from '../../../ui/money.rules.ts'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../bill/bill.module.css'
import { disputeStatusBadges } from '../billing-badges.ts'
import { DISPUTES_PATH, invoicePath } from '../billing-links.ts'
import { EvidenceField, EvidenceList } from './evidence-files.tsx'

const CALL = 'GET /api/billing/dispute'
const isDispute = (call: unknown) => call === CALL

/** One dispute: what it is about, what was written to and fro, and what the carrier decided. */
export function DisputeScreen({ id }: { id: number }) {
  const { t } = useTranslation('billing')
  const found = useQuery(apiQuery(CALL, { query: { id } }))
  useOwnTopic(found.data, isDispute)
  const dispute = found.data?.dispute
  return (
    <Screen
      title={dispute ? t('dispute.title', { no: dispute.invoiceNo }) : t('dispute.page')}
      trail={<BackLink href={DISPUTES_PATH}>{t('dispute.back')}</BackLink>}
      beside={
        dispute && (
          <StatusBadge
            status={dispute.status}
            badges={disputeStatusBadges}
            text={t(`words.disputes.${dispute.status}`)}
          />
        )
      }
      actions={dispute && isDisputeOpen(dispute.status) && <Withdraw dispute={dispute} />}
    >
      {found.data ? (
        <DisputeBody detail={found.data} />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('dispute.loading'), failed: t('dispute.failed'), toList: t('dispute.back') }}
          listPath={DISPUTES_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function DisputeBody({ detail: { dispute, evidence, messages } }: { detail: DisputeDetail }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { currency } = dispute
  const money = (amount: string) => shownMoney({ amount, currency })
  return (
    <Stack gap={16}>
      <Panel padded gap={14}>
        <DefinitionList>
          <Fact term={t('tariff.charge')}>{dispute.name[language]}</Fact>
          <Fact term={t('invoices.no')}>
            <PageLink href={invoicePath(dispute.invoiceNo)}>{dispute.invoiceNo}</PageLink>
          </Fact>
          <Fact term={t('dispute.charged')}>{money(dispute.charged)}</Fact>
          <Fact term={t('dispute.disputed')}>{money(dispute.amount)}</Fact>
          {dispute.granted !== null && (
            <Fact term={t('dispute.granted')}>
              <strong>{money(dispute.granted)}</strong>
            </Fact>
          )}
          {dispute.creditNoteNo && (
            <Fact term={t('dispute.creditNote')}>
              <PageLink href={invoicePath(dispute.creditNoteNo)}>{dispute.creditNoteNo}</PageLink>
            </Fact>
          )}
          <Fact term={t('dispute.reason')}>{t(`words.reasons.${dispute.reason}`)}</Fact>
          <Fact term={t('dispute.raisedBy')}>
            {dispute.raisedBy} · <ReaderTime at={dispute.raisedAt} />
          </Fact>
        </DefinitionList>
        {dispute.decisionNote && (
          <div className={css.hold}>
            <strong>{t('dispute.decision')}</strong>
            <p className={css.written}>{dispute.decisionNote}</p>
          </div>
        )}
      </Panel>
      <TitledPanel title={t('dispute.messages')}>
        <Stack as="ol" gap={16} className={css.body}>
          <Message by={dispute.raisedBy} at={dispute.raisedAt} text={dispute.remarks} files={evidence} />
          {messages.map(({ id, by, at, text, evidence: files }) => (
            <Message key={id} by={by ?? t('history.carrier')} at={at} text={text} files={files} />
          ))}
        </Stack>
      </TitledPanel>
      {isDisputeOpen(dispute.status) && <WriteMessage dispute={dispute} />}
    </Stack>
  )
}

interface MessageProps {
  by: string
  at: string
  text: string
  files: readonly Evidence[]
}

function Message({ by, at, text, files }: MessageProps) {
  return (
    <Stack as="li" gap={4}>
      <Row gap={8} rowGap={2}>
        <strong>{by}</strong>
        <Muted as="span" size="sm">
          <ReaderTime at={at} />
        </Muted>
      </Row>
      <p className={css.written}>{text}</p>
      <EvidenceList files={files} />
    </Stack>
  )
}

type Open = Pick<DisputeDetail['dispute'], 'id' | 'revision' | 'invoiceNo'>

/** Writes to the carrier; the text stays until it has arrived. */
function WriteMessage({ dispute: { id, revision, invoiceNo } }: { dispute: Open }) {
  const { t } = useTranslation('billing')
  const client = useQueryClient()
  const [files, setFiles] = useState<readonly Evidence[]>([])
  const form = useContractForm({
    defaults: { text: '' },
    check: ({ text }) => (text === '' ? [violation('text', 'BLD0015')] : []),
    draft: { key: `dispute message ${id}`, without: [] },
  })
  const write = async ({ text }: { text: string }) => {
    const evidence = files.map((file) => file.id)
    const detail = await send('POST /api/billing/dispute/message', { body: { id, revision, text, evidence } })
    client.setQueryData([CALL, { query: { id } }], detail)
    setFiles([])
    form.fields.reset({ text: '' })
  }
  return (
    <Panel padded>
      <FormShell form={form} layout="dialog" action={t('dispute.write')} onSend={write}>
        <TextAreaField form={form} name="text" label={t('dispute.message')} most={DISPUTE_TEXT} />
        <EvidenceField invoiceNo={invoiceNo} files={files} onChange={setFiles} />
      </FormShell>
    </Panel>
  )
}

function Withdraw({ dispute: { id, revision } }: { dispute: Open }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = async () => {
    setIsAsking(false)
    try {
      const detail = await send('POST /api/billing/dispute/withdraw', { body: { id, revision } })
      client.setQueryData([CALL, { query: { id } }], detail)
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
      void client.invalidateQueries({ queryKey: [CALL] })
    }
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('dispute.withdraw')}</Button>
      {isAsking && (
        <Dialog
          role="alertdialog"
          title={t('dispute.withdrawTitle')}
          onClose={() => setIsAsking(false)}
          actions={
            <DialogActions
              back={t('dispute.keep')}
              onBack={() => setIsAsking(false)}
              confirm={t('dispute.withdraw')}
              onConfirm={() => void withdraw()}
            />
          }
        >
          {t('dispute.withdrawText')}
        </Dialog>
      )}
    </>
  )
}
