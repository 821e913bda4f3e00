import { useStore } from '../../../../platform/storage/store.ts'
import { useInstructionParts } from '../si-context.ts'

/** The commodity page that is shown: it stays the same one when pages are moved. */
export function useShownPage() {
  const { editor, shownPage } = useInstructionParts()
  const { keys } = editor.form.rows.commodities
  const all = useStore(keys)
  const shown = useStore(shownPage)
  const found = shown === undefined ? 0 : all.indexOf(shown)
  return {
    /** Its position; -1 if there is no page. */
    at: all.length === 0 ? -1 : Math.max(0, found),
    show: (at: number) => shownPage.set(keys.get()[at]),
  }
}
