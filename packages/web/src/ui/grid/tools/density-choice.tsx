import { densities, type GridState } from '@fairway/contract/shared/grid.values'
import { useId } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { setDensity } from '../grid-state.rules.ts'
import css from './column-panel.module.css'

interface Props {
  state: GridState
  onState: (next: GridState) => void
}

/** The height of the rows. */
export function DensityChoice({ state, onState }: Props) {
  const { t } = useTranslation('grid')
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{t('tools.density')}</legend>
      {densities.map((density) => (
        <label key={density} className={css.option}>
          <input
            type="radio"
            className={css.box}
            name={name}
            checked={state.layout.density === density}
            onChange={() => onState(setDensity(state, density))}
          />
          {t(`tools.densities.${density}`)}
        </label>
      ))}
    </fieldset>
  )
}
