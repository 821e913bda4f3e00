import { checkGivenGroups } from '@fairway/contract/company/company.rules'
import type { Colleague, Company } from '@fairway/contract/company/company.schema'
import type { Group } from '@fairway/contract/kit/access'
import { useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { GroupFields } from '../../ui/account/group-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { CancelButton } from '../../ui/form/cancel-button.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Row, Stack } from '../../ui/layout.tsx'

interface Values {
  status: 'active' | 'inactive'
  groups: Group[]
}

interface Props {
  company: Company
  colleague: Colleague
  name: string
  onChanged: (changed: Company) => void
  onClose: () => void
}

/** Changes what a colleague may do, or switches the account off and on. */
export function ColleagueDialog({ company, colleague, name, onChanged, onClose }: Props) {
  const { t } = useTranslation('company')
  const { id: user, version, status, groups } = colleague
  const [isOutdated, setIsOutdated] = useState(false)
  const form = useContractForm<Values>({
    defaults: { status: status === 'inactive' ? 'inactive' : 'active', groups },
    check: (values) => checkGivenGroups(values.groups, company.groups),
  })
  const save = async (values: Values) => {
    try {
      const body = { company: company.id, user, version, isActive: values.status === 'active', groups: values.groups }
      onChanged(await send('PUT /auth/company/member', { body }))
      showToast({ kind: 'success', text: t('edit.saved', { name }) })
      onClose()
    } catch (error) {
      setIsOutdated(error instanceof Failure && error.answer.errorCode === 'GE0007')
      throw error
    }
  }
  return (
    <Dialog title={t('edit.title', { name })} wide onClose={onClose}>
      <Stack gap={16}>
        {isOutdated && <p role="alert">{t('edit.newer')}</p>}
        {status === 'invited' && <InviteAgain company={company} colleague={colleague} />}
        <FormShell
          form={form}
          layout="dialog"
          action={t('edit.save')}
          beside={<CancelButton onClick={onClose} />}
          onSend={save}
        >
          <SelectField
            form={form}
            name="status"
            label={t('edit.status')}
            options={(['active', 'inactive'] as const).map((value) => ({ value, text: t(`edit.${value}`) }))}
          />
          <GroupFields form={form} offered={company.groups} />
        </FormShell>
      </Stack>
    </Dialog>
  )
}

/** Mails a new link where the first one was lost or is over. */
function InviteAgain({ company, colleague: { id, email } }: Pick<Props, 'company' | 'colleague'>) {
  const { t } = useTranslation('company')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const again = async () => {
    setIsSending(true)
    setFailure(undefined)
    try {
      await send('POST /auth/company/member/resend', { body: { company: company.id, user: id } })
      showToast({ kind: 'success', text: t('invite.againDone', { email }) })
    } catch (error) {
      setFailure(error)
    }
    setIsSending(false)
  }
  return (
    <Row gap={12}>
      <Button aria-disabled={isSending} onClick={() => isSending || void again()}>
        {t('invite.again')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </Row>
  )
}
