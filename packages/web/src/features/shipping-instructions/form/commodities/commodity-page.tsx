import {
  DESCRIPTION_LINES,
  DESCRIPTION_WIDTH,
  MARKS_LINES,
  MARKS_WIDTH,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import { Row } from '../../../../ui/layout.tsx'
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { HtsLine } from '../hts-field.tsx'
import { useBooking, useInstructionParts, useLocked } from '../si-context.ts'
import { useSplit } from '../use-split.ts'
import css from './commodities.module.css'
import { panelId, tabId } from './commodity-tabs.tsx'
import { PrintText } from './print-text.tsx'
import { useShownPage } from './use-shown-page.ts'

/** The grid comes beside the form: it is asked for with the page, and nobody fills it in before the page is there. */
const LazyContainerEntry = lazyPart(async () => (await import('../containers/container-entry.tsx')).ContainerEntry, {
  isNeeded: true,
})
LazyContainerEntry.fetch().catch(() => {}) // whoever shows it tries again

/** One commodity as a bill shows it: marks on the left, the description on the right, the containers below. */
export function CommodityPage({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { id } = useInstructionParts()
  const { shipment } = useBooking()
  return (
    <div className={css.page} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, at)}>
      <PageActions at={at} />
      <div className={css.texts}>
        <PrintText
          path={`commodities.${at}.marks`}
          label={t('words.fields.marks')}
          width={MARKS_WIDTH}
          limit={MARKS_LINES}
        />
        <PrintText
          path={`commodities.${at}.description`}
          label={t('words.fields.description')}
          width={DESCRIPTION_WIDTH}
          limit={DESCRIPTION_LINES}
        />
      </div>
      <div className={css.hts}>
        <HtsLine
          path={`commodities.${at}.hts`}
          label={t('words.fields.hts')}
          hint={t(shipment === 'IPI' ? 'goods.htsNeeded' : 'goods.htsHint')}
          optional={shipment !== 'IPI'}
        />
      </div>
      <LazyContainerEntry at={at} />
    </div>
  )
}

/** What can be done with a commodity as a whole. */
function PageActions({ at }: { at: number }) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const rows = editor.form.rows.commodities
  const count = useStore(rows.keys).length
  const { show } = useShownPage()
  const isLocked = useLocked('commodities')
  const split = useSplit()
  if (isLocked) return null
  const duplicate = () => {
    const page = editor.form.document.get().commodities[at]
    if (!page) return
    rows.paste(at + 1, [{ ...page, containers: [] }]) // a container stands on a bill once
    show(at + 1)
  }
  const remove = () => {
    const putBack = rows.remove(at)
    show(Math.max(0, at - 1))
    const act = () => {
      putBack()
      show(at)
    }
    showToast({ kind: 'note', text: t('goods.removed', { at: at + 1 }), action: { text: t('undo'), act } })
  }
  const moveToBill = () => {
    const { commodities } = editor.form.document.get()
    const page = commodities[at]
    if (page) void split([page], commodities.toSpliced(at, 1))
  }
  return (
    <Row gap={4} className={css.actions}>
      <Button small variant="quiet" onClick={duplicate}>
        {t('goods.duplicate')}
      </Button>
      {count > 1 && (
        <>
          <Button small variant="quiet" aria-disabled={at === 0} onClick={() => at > 0 && rows.move(at, at - 1)}>
            {t('goods.earlier')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-disabled={at === count - 1}
            onClick={() => at < count - 1 && rows.move(at, at + 1)}
          >
            {t('goods.later')}
          </Button>
          <Button small variant="quiet" onClick={moveToBill}>
            {t('goods.toNewBill')}
          </Button>
        </>
      )}
      <Button small variant="quiet" onClick={remove}>
        {t('goods.remove')}
      </Button>
    </Row>
  )
}
