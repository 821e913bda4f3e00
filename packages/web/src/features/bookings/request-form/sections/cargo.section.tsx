import { adviceOn } from '@fairway/contract/bookings/requests/booking-request.rules'
import { type CargoFlag, cargoFlags } from '@fairway/contract/bookings/requests/booking-request.values'
import { changeFlag } from '@fairway/contract/bookings/requests/request-change.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldNotes } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Row } from '../../../../ui/layout.tsx'
import { TextLine, TextLines, useConsequence, useDocument, useFieldError, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** What is carried, how heavy it is, and what is special about it. */
export function CargoSection() {
  const { t } = useTranslation('bookingForm')
  return (
    <RequestSectionFrame section="cargo">
      <TextLines path="commodity" label={t('words.fields.commodity')} rows={2} />
      <div className={css.three}>
        <TextLine path="grossWeight" label={t('words.fields.grossWeight')} kind="figures" unit="kg" />
        <TextLine path="cube" label={t('words.fields.cube')} kind="figures" unit="m³" optional />
      </div>
      <FlagField />
    </RequestSectionFrame>
  )
}

/** What is special about the cargo: each flag is switched by itself, and says what follows from it. */
function FlagField() {
  const { t } = useTranslation('bookingForm')
  const { id: formId, editor } = useRequestParts()
  const apply = useConsequence()
  const flags = useDocument((document) => document.flags)
  const id = lineId(formId, 'flags')
  const error = useFieldError('flags')
  const toggle = (flag: CargoFlag) => {
    apply(changeFlag(editor.form.document.get(), flag, !flags.includes(flag)))
    editor.form.leave('flags')
  }
  return (
    <fieldset
      className={classNames(fieldCss.field, error !== undefined && fieldCss.wrong)}
      {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
    >
      <legend className={fieldCss.label}>{t('words.fields.flags')}</legend>
      <FieldNotes id={id} error={error} />
      <Row gap={8} align="stretch" id={id} tabIndex={-1}>
        {cargoFlags.map((flag) => (
          <button
            key={flag}
            type="button"
            className={css.flag}
            aria-pressed={flags.includes(flag)}
            onClick={() => toggle(flag)}
          >
            <b>{flag}</b>
            <span>{t(`words.flags.${flag}`)}</span>
          </button>
        ))}
      </Row>
      <div role="status">
        {adviceOn({ flags }).map((advice) => (
          <Row as="p" gap={10} align="stretch" nowrap size="sm" key={advice} className={css.advice}>
            <Icon name="alert" size={18} />
            {t(`advice.${advice}`)}
          </Row>
        ))}
      </div>
    </fieldset>
  )
}
