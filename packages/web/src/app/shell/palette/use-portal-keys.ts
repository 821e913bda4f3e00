import { useEffect } from 'react'
import { isOfInputMethod } from '../../../ui/use-ime-safe-input.ts'
import { isApple } from './key-names.ts'
import { overlay } from './palette.store.ts'
import { wishOf } from './portal-keys.rules.ts'

/** Fields whose letters are the reader's own. */
const FIELD = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]'
const SEARCH = 'main :is(search,[role=search],[data-search]) input,main input:is([type=search],[name=q])'

/** The first field of the page that searches, where there is one to be seen. */
const searchField = () =>
  [...document.querySelectorAll<HTMLInputElement>(SEARCH)].find((field) => !field.disabled && field.offsetParent)

function onKeyDown(event: KeyboardEvent) {
  const isTyping = event.target instanceof Element && event.target.closest(FIELD) !== null
  const isTaken = event.defaultPrevented || isOfInputMethod(event)
  const wish = wishOf(event, { isTaken, isTyping, isApple })
  if (!wish || document.querySelector('dialog[open],[aria-modal=true]')) return
  event.preventDefault()
  const field = wish === 'search' ? searchField() : undefined
  if (field) field.focus()
  else overlay.set(wish === 'keys' ? 'keys' : 'palette')
  field?.select()
}

/** Listens for the keys that work on every page; a dialog that is open has its own. */
export const usePortalKeys = () =>
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
