import { useMemo, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import type { GridColumn } from '../grid/grid-parts.ts'
import { Icon } from '../icon.tsx'
import { type LeftOut, leftOutOf } from './left-out.rules.ts'
import type { ListAddress } from './list-address.rules.ts'
import css from './list-notes.module.css'

export interface LeftOutProps {
  address: ListAddress
  read: (input: Record<string, unknown>) => object
  columns: readonly Pick<GridColumn, 'id'>[]
}

/** What an address asks for that this list does not have; the rest of it is shown. */
export function LeftOutNote({ address: { criteria, view }, read, columns }: LeftOutProps) {
  const { t } = useTranslation('listing')
  const columnNames = columns.map(({ id }) => id).join()
  const leftOut = useMemo(
    () => leftOutOf({ criteria, view }, read, columnNames.split(',')),
    [criteria, view, read, columnNames],
  )
  const [closed, setClosed] = useState<readonly LeftOut[]>()
  if (leftOut.length === 0 || closed === leftOut) return null
  const names = leftOut.map(({ kind, name }) =>
    name === '' ? t(kind === 'filter' ? 'leftOut.everyFilter' : 'leftOut.everyColumn') : t(`leftOut.${kind}`, { name }),
  )
  return (
    <p className={css.note} role="status">
      <Icon name="alert" size={16} />
      {t('leftOut.said', { names: names.join(', ') })}
      <Button small variant="quiet" onClick={() => setClosed(leftOut)}>
        {t('leftOut.close')}
      </Button>
    </p>
  )
}
