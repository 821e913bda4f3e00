import { loadTexts } from '../../platform/language/i18n.ts'
import { ShareButton } from './share-button.tsx'
import './sharing.messages.ts'

/** The button with its texts. */
export async function loadShareButton() {
  await loadTexts('sharing')
  return ShareButton
}
