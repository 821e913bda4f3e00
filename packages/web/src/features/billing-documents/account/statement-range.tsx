import { checkBillCriteria } from '@fairway/contract/billing-documents/bill-criteria.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row } from '../../../ui/layout.tsx'

export interface StatementRange {
  from: string
  to: string
}

const everyDay: StatementRange = { from: '', to: '' }

/** Between which days the invoices of a statement were issued; one of them is enough. */
export function StatementRangeForm({ onRange }: { onRange: (range: StatementRange) => void }) {
  const { t } = useTranslation('billing')
  const form = useContractForm({ defaults: everyDay, check: checkBillCriteria })
  const show = async (range: StatementRange) => onRange(range)
  const reset = () => {
    form.fields.reset(everyDay)
    onRange(everyDay)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(show)
      }}
    >
      <Row gap={16} rowGap={8} align="end">
        <DayField form={form} name="from" label={t('account.from')} />
        <DayField form={form} name="to" label={t('account.to')} />
        <Row gap={8}>
          <Button type="submit">{t('account.show')}</Button>
          <Button variant="quiet" onClick={reset}>
            {t('account.everyDay')}
          </Button>
        </Row>
      </Row>
    </form>
  )
}
