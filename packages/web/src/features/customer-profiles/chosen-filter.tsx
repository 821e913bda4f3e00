import { useTranslation } from '../../platform/language/use-translation.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type LookUp, LookUpField } from '../../ui/form/lookup-field.tsx'
import { Stack } from '../../ui/layout.tsx'
import css from './criteria.module.css'

interface Props {
  id: string
  label: string
  hint?: string
  lookUp: LookUp
  /** The name of the chosen entry; empty for none. */
  chosen: string
  className?: string
  onChoose: (id: string, name: string) => void
}

/** A criterion with one of many values: looked up, then shown until it is removed. */
export function ChosenFilter({ id, label, hint, lookUp, chosen, className, onChoose }: Props) {
  const { t } = useTranslation('customerProfiles')
  if (chosen === '')
    return (
      <LookUpField
        id={id}
        label={label}
        {...(hint !== undefined && { hint })}
        lookUp={lookUp}
        className={className}
        onChoose={({ value, text }) => onChoose(value, text)}
      />
    )
  return (
    <Stack gap={6} className={classNames(css.chosen, className)}>
      <span>{label}</span>
      <span className={css.chip}>
        <Chip text={chosen} removeLabel={t('lookUp.clear', { name: chosen })} onRemove={() => onChoose('', '')} />
      </span>
    </Stack>
  )
}
