import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import {
  type NamedField,
  requestFields,
  requestSections,
} from '@fairway/contract/bookings/requests/request-field.values'
import { isOpenInCorrection } from '@fairway/contract/corrections/correction.rules'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFieldError, useText } from '../../../ui/document-form/document-context.ts'
import { textAt } from '../../../ui/document-form/document-values.ts'
import { useLine } from '../../../ui/document-form/field-text.ts'
import { PickerLine, TextLine, TextLines } from '../../../ui/document-form/line-fields.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useBase, useCorrectionParts } from './correction-context.ts'
import css from './correction-form.module.css'

const units: Partial<Record<string, string>> = { grossWeight: 'kg', cube: 'm³' }
const isLong = (path: string) => path === 'commodity' || path === 'remarks' || path.endsWith('.address')
const isFigure = (path: string) => path in units || path.endsWith('.packages')

const whole = (base: RequestDocument) => base
/** The text of a field in the booking that is corrected. */
const useBefore = (path: string) => useBase((base) => textAt(base, path))

/** A field that a correction can change, with what the booking says below it once they differ. */
function OpenLine({ path }: { path: string }) {
  const { labels } = useCorrectionParts()
  const isChanged = useBefore(path) !== useText(path)
  const props = {
    path,
    label: labels.label(path),
    below: <Before path={path} />,
    className: classNames(css.open, isChanged && css.changed, isLong(path) && css.wide),
  }
  if (path === 'placeOfDelivery' || path.endsWith('.packageType')) return <PickedLine {...props} />
  if (isLong(path)) return <TextLines {...props} rows={path === 'remarks' ? 3 : 2} />
  const unit = units[path]
  return <TextLine {...props} {...(isFigure(path) && { kind: 'figures' as const })} {...(unit && { unit })} />
}

interface PickedProps {
  path: string
  label: string
  className: string | undefined
}

function PickedLine({ path, label, className }: PickedProps) {
  const { choices } = useCorrectionParts()
  return (
    <div className={className}>
      <PickerLine
        path={path}
        label={label}
        choices={path === 'placeOfDelivery' ? choices.places : choices.packageTypes}
      />
      <Before path={path} />
    </div>
  )
}

/** What the booking says where the correction differs, and the way back to it. */
function Before({ path }: { path: string }) {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  const line = useLine({ path })
  const before = useBefore(path)
  if (line.text === before) return null
  return (
    <Row as="p" gap={10} rowGap={2} size="sm" muted className={css.before}>
      <span>{before === '' ? t('field.beforeEmpty') : t('field.before', { value: labels.show(path, before) })}</span>
      <Button
        small
        variant="quiet"
        aria-label={t('field.undoLabel', { field: labels.nameAt(path) })}
        onClick={() => {
          line.set(before)
          line.leave()
        }}
      >
        {t('field.undo')}
      </Button>
    </Row>
  )
}

interface Props {
  /** Whether anything can be changed in the status of the correction. */
  isOpen: boolean
}

/** Everything that the booking says, section by section: what a correction can change first, then what it cannot. */
export function FieldSections({ isOpen }: Props) {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  return requestSections.map((section) => (
    <FormSection
      key={section}
      id={`correction-${section}`}
      title={labels.section(section)}
      intro={isOpen && section === 'references' ? `${t('field.lockedIntro')} ${t('field.contact')}` : undefined}
    >
      {groupsOf(section).map(([of, fields]) => (
        <Group key={of} of={of} fields={fields} isOpen={isOpen} />
      ))}
    </FormSection>
  ))
}

/** The fields of a section by what they are fields of: a party, the hazard; those of the booking itself under no name. */
function groupsOf(section: string): [string, NamedField[]][] {
  const groups = new Map<string, NamedField[]>()
  for (const field of requestFields as readonly NamedField[])
    if (field.section === section) groups.set(field.of ?? '', [...(groups.get(field.of ?? '') ?? []), field])
  return [...groups]
}

interface GroupProps extends Props {
  of: string
  fields: NamedField[]
}

function Group({ of, fields, isOpen }: GroupProps) {
  const { editor, labels } = useCorrectionParts()
  const rows = useStore(editor.form.rows.containers.keys)
  if (of === 'containers')
    return rows.map((key, at) => <ContainerRow key={key} at={at} fields={fields} isOpen={isOpen} />)
  const inside = <Fields paths={fields.map(({ path }) => path)} isOpen={isOpen} />
  if (of === '') return inside
  return (
    <NamedGroup name={labels.label(of)} paths={fields.map(({ path }) => path)}>
      {inside}
    </NamedGroup>
  )
}

/** One type of container: how many of which stand above what is in them. */
function ContainerRow({ at, fields, isOpen }: { at: number; fields: NamedField[]; isOpen: boolean }) {
  const { t } = useTranslation('corrections')
  const { editor, labels } = useCorrectionParts()
  const row = useStore(editor.form.document).containers[at]
  if (!row) return null
  const paths = fields.map(({ path }) => path.replace('*', String(at)))
  const name = t('field.row', { quantity: row.quantity, equipment: labels.show('.equipment', row.equipment) })
  return (
    <NamedGroup name={`${at + 1}. ${name}`} paths={paths}>
      <Fields paths={paths} isOpen={isOpen} />
    </NamedGroup>
  )
}

function NamedGroup({ name, paths, children }: { name: string; paths: string[]; children: ReactNode }) {
  if (useShown(paths).length === 0) return null
  return (
    <Stack as="fieldset" gap={14} className={css.group}>
      <legend>{name}</legend>
      {children}
    </Stack>
  )
}

function Fields({ paths, isOpen }: { paths: string[]; isOpen: boolean }) {
  const shown = useShown(paths)
  const open = isOpen ? shown.filter(isOpenInCorrection) : []
  const facts = shown.filter((path) => !open.includes(path))
  return (
    <>
      {open.length > 0 && (
        <div className={css.fields}>
          {open.map((path) => (
            <OpenLine key={path} path={path} />
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((path) => (
            <FactLine key={path} path={path} saysLock={isOpen} />
          ))}
        </dl>
      )}
    </>
  )
}

/** What can be changed is always there; what cannot be and is empty is left out. */
function useShown(paths: string[]): string[] {
  const { editor } = useCorrectionParts()
  const [now, before] = [fieldsOf(useStore(editor.form.document)), fieldsOf(useBase(whole))]
  return paths.filter((path) => isOpenInCorrection(path) || now.get(path) || before.get(path))
}

interface FactProps {
  path: string
  /** Where nothing of it can be changed any more, a field that could be says nothing of a lock. */
  saysLock: boolean
}

/** A field to read: what it says, what it said before, and, where the portal cannot change it, who can. */
function FactLine({ path, saysLock }: FactProps) {
  const { t } = useTranslation('corrections')
  const { editor, labels } = useCorrectionParts()
  const error = useFieldError(path)
  const now = fieldsOf(useStore(editor.form.document)).get(path) ?? ''
  const before = fieldsOf(useBase(whole)).get(path) ?? ''
  const isChanged = before !== now
  return (
    <div className={classNames(css.fact, isChanged && css.changed)}>
      <dt>{labels.label(path)}</dt>
      <dd>
        {labels.show(path, now) || <Muted as="span">{t('field.empty')}</Muted>}
        {isChanged && (
          <Muted as="small">
            {before === '' ? t('field.beforeEmpty') : t('field.before', { value: labels.show(path, before) })}
          </Muted>
        )}
        {error !== undefined && <small className={fieldCss.problem}>{error}</small>}
        {saysLock && !isOpenInCorrection(path) && <LockLink path={path} />}
      </dd>
    </div>
  )
}

/** Says that a field cannot be updated from the portal, and leads to whoever can. */
function LockLink({ path }: { path: string }) {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  const text = t('field.lockedLabel', { field: labels.nameAt(path) })
  return (
    <Link to="/support" className={css.lock} title={text} aria-label={text}>
      <Icon name="lock" size={14} />
      {t('field.locked')}
    </Link>
  )
}
