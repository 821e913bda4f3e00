import type { EditableField } from '@fairway/contract/vessel-allocation/allocation.values'
import { useCallback } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Conflict } from '../../../ui/feedback/conflict.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { AllocationSheet } from './allocation-sheet.ts'

/** How cells and their values are written in sentences. */
export function useCellTexts() {
  const { t } = useTranslation('vesselAllocation')
  const valueText = useCallback(
    (value: string | number) => (typeof value === 'number' ? figure(value) : value.trim() || t('conflicts.empty')),
    [t],
  )
  const cellName = (field: string, account: string) =>
    t('sheet.cell', { column: t(`words.columns.${field as EditableField}`), account }) // a cell of the sheet
  return { valueText, cellName }
}

/** Cells that somebody else saved while they were typed: theirs and mine, and which of them counts. */
export function ConflictPanel({ sheet }: { sheet: AllocationSheet }) {
  const { t } = useTranslation('vesselAllocation')
  const { valueText, cellName } = useCellTexts()
  const conflicts = useStore(sheet.conflicts)
  if (conflicts.length === 0) return null
  return (
    <Conflict
      isUrgent
      title={t('conflicts.title')}
      text={t('conflicts.text')}
      actions={
        conflicts.length > 1 && (
          <>
            <Button onClick={() => sheet.settle(conflicts, 'theirs')}>{t('conflicts.allTheirs')}</Button>
            <Button onClick={() => sheet.settle(conflicts, 'mine')}>{t('conflicts.allMine')}</Button>
          </>
        )
      }
    >
      <Stack as="ul" gap={8}>
        {conflicts.map((one) => (
          <Row as="li" key={`${one.id} ${one.field}`} gap={12} rowGap={4}>
            <span>
              <b>{cellName(one.field, one.accountName)}</b>{' '}
              <Muted as="span" size="sm">
                {t('conflicts.was', { value: valueText(one.before) })}
              </Muted>
            </span>
            <Button small onClick={() => sheet.settle([one], 'theirs')}>
              {t('conflicts.theirs', { value: valueText(one.theirs) })}
            </Button>
            <Button small onClick={() => sheet.settle([one], 'mine')}>
              {t('conflicts.mine', { value: valueText(one.mine) })}
            </Button>
          </Row>
        ))}
      </Stack>
    </Conflict>
  )
}
