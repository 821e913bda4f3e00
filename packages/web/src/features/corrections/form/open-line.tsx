import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useText } from '../../../ui/document-form/document-context.ts'
import { useLine } from '../../../ui/document-form/field-text.ts'
import { TextLine, TextLines } from '../../../ui/document-form/line-fields.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { useBefore, useCorrectionParts } from './correction-context.ts'
import css from './correction-form.module.css'

const units: Partial<Record<string, string>> = { grossWeight: 'kg', cube: 'm³' }
const isLong = (path: string) => path === 'commodity' || path === 'remarks' || path.endsWith('.address')
const isFigure = (path: string) => path in units || path.endsWith('.packages')

/** A field that a correction can change, with what the booking says below it once they differ. */
export function OpenLine({ path }: { path: string }) {
  const { words } = useCorrectionParts()
  const isChanged = useBefore(path) !== useText(path)
  const props = {
    path,
    label: words.label(path),
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
  const line = useLine({ path })
  return (
    <div className={className}>
      <ChoiceField
        id={line.id}
        label={label}
        choices={path === 'placeOfDelivery' ? choices.places : choices.packageTypes}
        value={line.text}
        wrong={line.wrong}
        onChange={line.set}
        onLeave={line.leave}
      />
      <Before path={path} />
    </div>
  )
}

/** What the booking says where the correction differs, and the way back to it. */
function Before({ path }: { path: string }) {
  const { t } = useTranslation('corrections')
  const { work, words } = useCorrectionParts()
  const before = useBefore(path)
  if (useText(path) === before) return null
  return (
    <p className={css.before}>
      <span>{before === '' ? t('field.beforeEmpty') : t('field.before', { value: words.show(path, before) })}</span>
      <Button
        small
        look="quiet"
        aria-label={t('field.undoLabel', { field: words.nameAt(path) })}
        onClick={() => {
          work.form.setText(path, before)
          work.form.leave(path)
        }}
      >
        {t('field.undo')}
      </Button>
    </p>
  )
}
