import { useStore } from '../../../../platform/store.ts'
import { useTranslation } from '../../../../platform/use-translation.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { TextLine, useBookedFor, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** What the customer and the carrier call this booking. */
export function ReferencesSection() {
  const { t } = useTranslation('bookingForm')
  return (
    <RequestSectionFrame section="references">
      <BookFor />
      <div className={css.three}>
        <TextLine
          path="customerReference"
          label={t('words.fields.customerReference')}
          hint={t('references.customerHint')}
          className={css.wide}
        />
        <TextLine path="poNumber" label={t('words.fields.poNumber')} optional />
      </div>
      <div className={css.three}>
        <TextLine
          path="bookingNo"
          label={t('words.fields.bookingNo')}
          hint={t('references.bookingHint')}
          optional
          className={css.wide}
        />
      </div>
    </RequestSectionFrame>
  )
}

/** For which of several organisations somebody books; settled by the first save. */
function BookFor() {
  const { t } = useTranslation('bookingForm')
  const { id, work, choices } = useRequestParts()
  const state = useStore(work.state)
  const { organisations } = choices
  const bookedFor = useBookedFor()
  if (organisations.length < 2) return null
  const field = `${id}organisation`
  return (
    <FieldFrame
      id={field}
      label={t('references.bookFor')}
      error={undefined}
      hint={t(state ? 'references.settled' : 'references.bookForHint')}
    >
      <div className={fieldCss.joined}>
        <select
          id={field}
          className={fieldCss.select}
          disabled={state !== undefined}
          aria-describedby={`${field}hint`}
          value={bookedFor}
          onChange={({ target }) => work.bookFor(target.value)}
        >
          {organisations.map(({ ref, name }) => (
            <option key={ref} value={ref}>
              {name}
            </option>
          ))}
        </select>
        <span className={fieldCss.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}
