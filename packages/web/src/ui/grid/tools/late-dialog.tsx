import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../../map/use-later.ts'
import { showToast } from '../../toast.store.ts'

/** Makes a dialog that is fetched when it is first wanted: no list waits for a form. */
export function lateDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  const loadPart = async () => ({ Dialog: await load() })
  return function LateDialog(props: P) {
    const { t } = useTranslation('kit')
    const { part, failed } = useLater(loadPart)
    const { onClose } = props
    useEffect(() => {
      if (!failed) return
      showToast({ kind: 'error', text: t('wrong') })
      onClose()
    }, [failed, onClose, t])
    return part ? <part.Dialog {...props} /> : null
  }
}
