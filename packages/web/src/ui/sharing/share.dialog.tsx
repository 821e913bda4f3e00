import { checkSharedLink } from '@fairway/contract/sharing/sharing.rules'
import type { MadeSharedLink, SharedSubject } from '@fairway/contract/sharing/sharing.schema'
import { SHARED_DAYS_USUAL } from '@fairway/contract/sharing/sharing.values'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { copyText } from '../copy-text.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { CancelButton } from '../form/cancel-button.tsx'
import { DayField } from '../form/day-field.tsx'
import fieldCss from '../form/field.module.css'
import { FormShell } from '../form/form-shell.tsx'
import { TextField } from '../form/text-field.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { Row, Stack } from '../layout.tsx'
import { PageLink } from '../page-link.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { Muted } from '../text.tsx'
import { LINKS } from './link-calls.ts'
import { dayAfter, endOf } from './link-end.rules.ts'

export interface ShareDialogProps {
  subject: SharedSubject
  onClose: () => void
}

/** Makes a link for outsiders, and shows its address once. */
export function ShareDialog({ subject, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<MadeSharedLink>()
  return made ? (
    <MadeLink made={made} onClose={onClose} />
  ) : (
    <LinkForm subject={subject} onMade={setMade} onClose={onClose} />
  )
}

/** The field holds the last day; the rule judges its end. */
interface Values {
  label: string
  expiresAt: string
}

function LinkForm({ subject, onMade, onClose }: ShareDialogProps & { onMade: (made: MadeSharedLink) => void }) {
  const { t } = useTranslation('sharing')
  const queries = useQueryClient()
  const form = useContractForm<Values>({
    defaults: { label: '', expiresAt: dayAfter(new Date(), SHARED_DAYS_USUAL) },
    check: ({ label, expiresAt }) => checkSharedLink({ label, expiresAt: endOf(expiresAt) }, Date.now()),
  })
  const make = async ({ label, expiresAt }: Values) => {
    onMade(await send('POST /api/links', { body: { subject, label, expiresAt: endOf(expiresAt) } }))
    void queries.invalidateQueries({ queryKey: [LINKS] })
  }
  return (
    <Dialog title={t('make.title')} wide onClose={onClose}>
      <Stack gap={16}>
        <p>
          {t(`make.text.${subject.kind}`)} {t('make.never')}
        </p>
        <FormShell
          form={form}
          layout="dialog"
          action={t('make.send')}
          beside={<CancelButton onClick={onClose} />}
          onSend={make}
        >
          <TextField form={form} name="label" label={t('make.label')} hint={t('make.labelHint')} autoComplete="off" />
          <DayField form={form} name="expiresAt" label={t('make.end')} />
        </FormShell>
        <PageLink href="/sharedLinks" onClickCapture={onClose}>
          {t('made.all')}
        </PageLink>
      </Stack>
    </Dialog>
  )
}

/** The address, which nobody can be shown again. */
function MadeLink({ made: { url, expiresAt }, onClose }: { made: MadeSharedLink; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const field = useId()
  return (
    <Dialog title={t('made.title')} wide onClose={onClose}>
      <Stack gap={16}>
        <p>{t('made.text')}</p>
        <Stack gap={4}>
          <label htmlFor={field}>{t('made.address')}</label>
          <input
            id={field}
            className={fieldCss.input}
            readOnly
            value={url}
            translate="no"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Stack>
        <Muted size="sm">
          {t('made.until')} <ReaderTime at={expiresAt} />
        </Muted>
        <Row gap={12} rowGap={8} justify="between">
          <PageLink href="/sharedLinks" onClickCapture={onClose}>
            {t('made.all')}
          </PageLink>
          <Row gap={12}>
            <Button variant="quiet" onClick={onClose}>
              {t('made.close')}
            </Button>
            <Button
              variant="primary"
              onClick={() => copyText(url, { done: t('made.copied'), failed: t('made.notCopied') })}
            >
              {t('made.copy')}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Dialog>
  )
}
