import { COMMODITY_LIMIT } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { FieldNotes } from '../../../../ui/form/field.tsx'
import { InstructionSectionFrame } from '../sections/section-frame.tsx'
import { useFieldError, useInstructionParts, useLocked } from '../si-context.ts'
import { CommodityPage } from './commodity-page.tsx'
import { CommodityTabs } from './commodity-tabs.tsx'
import { useShownPage } from './use-shown-page.ts'

/** The commodities of the bill, one page at a time: as many fields as one page has, however long the bill is. */
export function CommoditiesSection() {
  const { t } = useTranslation('siForm')
  const { id: formId, editor } = useInstructionParts()
  const rows = editor.form.rows.commodities
  const keys = useStore(rows.keys)
  const { at, show } = useShownPage()
  const error = useFieldError('commodities')
  const isLocked = useLocked('commodities')
  const id = lineId(formId, 'commodities')
  const add = () => {
    rows.add()
    show(keys.length)
    requestAnimationFrame(() =>
      document.getElementById(lineId(formId, `commodities.${keys.length}.description`))?.focus(),
    )
  }
  return (
    <InstructionSectionFrame section="goods" intro={t('goods.intro')}>
      <FieldNotes id={id} error={error} />
      {keys.length > 0 && <CommodityTabs onAdd={add} canAdd={!isLocked && keys.length < COMMODITY_LIMIT} />}
      {keys.length === 0 && (
        <Button id={id} onClick={add} disabled={isLocked}>
          {t('goods.first')}
        </Button>
      )}
      {at >= 0 && <CommodityPage key={keys[at]} at={at} />}
    </InstructionSectionFrame>
  )
}
