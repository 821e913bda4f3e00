import type { Language } from '@fairway/contract/shared/language'
import { failureText } from '../../platform/calls/failure-text.ts'
import { i18n } from '../../platform/language/i18n.ts'
import { showToast } from './toast.store.ts'

/** Says in a toast why a call failed. */
export const showFailureToast = async (error: unknown) =>
  showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }) // only the platform sets it
