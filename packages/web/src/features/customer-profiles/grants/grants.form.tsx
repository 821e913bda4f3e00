import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import { groups } from '@fairway/contract/kit/access'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { GroupFields } from '../../../ui/account/group-fields.tsx'
import { personName } from '../../../ui/account/person-name.rules.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/layout.tsx'
import { lazyDialog, usePrefetch } from '../../../ui/lazy/lazy-part.tsx'
import { listCalls } from '../found-lists.ts'
import type { NewOrganisationProps } from '../organisations/new-organisation.dialog.tsx'
import { ConflictBar, UnsavedGrants } from './grant-conflict.tsx'
import { grantDifference, isSame } from './grant-difference.rules.ts'
import {
  checkChange,
  type GrantEdit,
  type GrantValues,
  initialGrantValues,
  reapplyEdit,
  toGrantsRequest,
} from './grant-values.rules.ts'
import css from './grants.module.css'
import { namedOf, withMembership } from './membership.rules.ts'
import { MembershipFields } from './membership-fields.tsx'

const NewOrganisationDialog = lazyDialog<NewOrganisationProps>(
  async () => (await import('../organisations/new-organisation.dialog.tsx')).NewOrganisationDialog,
)

interface Props {
  profile: AdminProfile
  /** The present grants of the account. */
  before: GrantValues
  /** The input of this admin from before somebody else's change was loaded. */
  unsaved: GrantEdit | undefined
  onSaved: (changed: AdminProfile) => void
  onReload: (chosen: GrantEdit) => void
}

/** What an account may do. For a newcomer the same form is the approval. */
export function GrantsForm({ profile, before, unsaved, onSaved, onReload }: Props) {
  const { t, i18n } = useTranslation('customerProfiles')
  const queries = useQueryClient()
  const [isOutdated, setIsOutdated] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  usePrefetch(NewOrganisationDialog)
  const [isAsking, setIsAsking] = useState(false)
  const [isUnsavedShown, setIsUnsavedShown] = useState(true)
  const isNewcomer = before.status === 'CONFIRMED'
  const again = unsaved && reapplyEdit(unsaved, before)
  const { id, version, email, company, relationships } = profile
  const form = useContractForm<GrantValues>({
    defaults: initialGrantValues(profile, before),
    check: (values) => checkChange(toGrantsRequest(values, isNewcomer), before),
    draft: { key: `grants.${id}.${version}`, without: [] }, // a draft of an older version would undo later changes
  })
  const { fields, draft } = form
  const chosen = useWatch({ control: fields.control, name: 'status' })
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  const relations = list.format(relationships.map((one) => t(`words.relationships.${one}`)))
  const isApproval = isNewcomer && chosen === 'ACTIVE'
  const isDeclined = isNewcomer && !isApproval
  const outcome = isApproval ? 'approved' : isDeclined ? 'declined' : 'saved'

  const save = async (values: GrantValues, withoutOrganisation = false) => {
    try {
      const body = { ...toGrantsRequest(values, isNewcomer), user: id, version, withoutOrganisation }
      const saved = await send('PUT /auth/management/cp/user/detail', { body })
      showToast({ kind: 'success', text: t(`profile.${outcome}`, { email }) })
      for (const call of listCalls) void queries.invalidateQueries({ queryKey: [call] })
      onSaved(saved)
    } catch (error) {
      const code = error instanceof Failure ? error.answer.errorCode : undefined
      setIsOutdated(code === 'GE0007')
      setIsAsking(code === 'AC0018')
      throw error
    }
  }
  const restoreValues = (values: GrantValues) => {
    fields.setValue('status', values.status, { shouldDirty: true })
    fields.setValue('groups', values.groups, { shouldDirty: true })
    fields.setValue('organisations', values.organisations, { shouldDirty: true })
    setIsUnsavedShown(false)
  }
  return (
    <>
      <FormShell
        form={form}
        layout="page"
        action={t(isApproval ? 'profile.approveAction' : isDeclined ? 'profile.declineAction' : 'profile.save')}
        beside={isNewcomer ? t('profile.mail', { email }) : <SaveState form={form} before={before} />}
        onSend={(values) => save(values)}
      >
        {isOutdated && (
          <ConflictBar
            onReload={() => {
              draft.drop()
              onReload({ from: before, to: fields.getValues() })
            }}
          />
        )}
        {again && isUnsavedShown && (
          <UnsavedGrants
            unsaved={again}
            newer={before}
            onApply={() => restoreValues(again)}
            onDrop={() => setIsUnsavedShown(false)}
          />
        )}
        <StatusFields form={form} isNewcomer={isNewcomer} />
        {isDeclined || (
          <>
            <FormSection
              id="section-groups"
              title={t('profile.groups')}
              intro={isNewcomer ? t('profile.suggested', { relationships: relations }) : t('profile.groupsText')}
            >
              <GroupFields form={form} offered={groups} />
            </FormSection>
            <FormSection
              id="section-organisations"
              title={t('profile.organisations')}
              intro={t('profile.organisationsText')}
            >
              <MembershipFields form={form} company={company} onCreate={() => setIsCreating(true)} />
            </FormSection>
          </>
        )}
      </FormShell>
      {isAsking && (
        <WithoutOrganisation
          name={personName(profile.firstName, profile.lastName) || email}
          onClose={() => setIsAsking(false)}
          onApprove={() => {
            setIsAsking(false)
            void form.submit((values) => save(values, true))
          }}
        />
      )}
      {isCreating && (
        <NewOrganisationDialog
          start={{ name: company, country: profile.country }}
          onClose={() => setIsCreating(false)}
          onCreated={(created) => {
            const next = withMembership(fields.getValues('organisations'), namedOf(created))
            fields.setValue('organisations', next, { shouldDirty: true })
            setIsCreating(false)
          }}
        />
      )}
    </>
  )
}

interface QuestionProps {
  name: string
  onApprove: () => void
  onClose: () => void
}

/** Without an organisation the account sees no cargo, so the approval asks whether that is intended. */
function WithoutOrganisation({ name, onApprove, onClose }: QuestionProps) {
  const { t } = useTranslation('customerProfiles')
  return (
    <Dialog
      role="alertdialog"
      title={t('without.title')}
      onClose={onClose}
      actions={
        <DialogActions
          back={t('without.approve')}
          onBack={onApprove}
          confirm={t('without.choose')}
          onConfirm={onClose}
        />
      }
    >
      {t('without.text', { name })}
    </Dialog>
  )
}

/** Whether there is something to save. */
function SaveState({ form, before }: { form: ContractForm<GrantValues>; before: GrantValues }) {
  const { t } = useTranslation('customerProfiles')
  useWatch({ control: form.fields.control }) // renders with every change
  const isUnchanged = isSame(grantDifference(before, tidy(form.fields.getValues())))
  return t(isUnchanged ? 'profile.unchanged' : 'profile.unsaved')
}

interface StatusFieldsProps {
  form: ContractForm<GrantValues>
  isNewcomer: boolean
}

/** Whether an account is active: a decision for a newcomer, a switch for others. */
function StatusFields({ form, isNewcomer }: StatusFieldsProps) {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const choices = isNewcomer
    ? ([
        { status: 'ACTIVE', text: t('profile.approve') },
        { status: 'INACTIVE', text: t('profile.decline') },
      ] as const)
    : (['ACTIVE', 'INACTIVE'] as const).map((status) => ({ status, text: t(`statuses.${status}`, { ns: 'account' }) }))
  return (
    <Panel as="section" className={css.decision} aria-labelledby="decision">
      <h2 id="decision">{t(isNewcomer ? 'profile.approval' : 'profile.status')}</h2>
      <div className={css.statuses} role="radiogroup" aria-labelledby="decision">
        {choices.map(({ status, text }) => (
          <label key={status} className={css.choice}>
            <input {...form.fields.register('status')} className={css.box} type="radio" value={status} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {!isNewcomer && <p>{t('profile.statusText')}</p>}
    </Panel>
  )
}
