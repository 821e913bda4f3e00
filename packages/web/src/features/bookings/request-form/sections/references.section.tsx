import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { FieldFrame } from '../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
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
  const { id, editor, choices } = useRequestParts()
  const state = useStore(editor.state)
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
      <NativeSelect
        id={field}
        disabled={state !== undefined}
        aria-describedby={`${field}hint`}
        value={bookedFor}
        onChange={({ target }) => editor.bookFor(target.value)}
      >
        {organisations.map(({ ref, name }) => (
          <option key={ref} value={ref}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
