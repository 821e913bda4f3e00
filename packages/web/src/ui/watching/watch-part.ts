import { loadTexts } from '../../platform/language/i18n.ts'
import { WatchButton } from './watch-button.tsx'
import { WatchManyButton } from './watch-many-button.tsx'
import './watching.messages.ts'

/** The button of one thing, and that of many, with their texts. */
export async function loadWatchButtons() {
  await loadTexts('watchButton')
  return { WatchButton, WatchManyButton }
}
