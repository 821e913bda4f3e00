import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { serverHealth } from '../../../platform/calls/server-health.ts'
import { logClientError } from '../../../platform/client-log/client-log.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { isOfInputMethod } from '../../../ui/form/use-ime-safe-input.ts'
import { whenIdle } from '../../../ui/lazy/when-idle.ts'
import { isApple } from './key-names.ts'
import { openPaletteWith, overlay } from './palette.store.ts'
import { pastedQuestion, shortcutFor } from './portal-keys.rules.ts'
import { noteCargo } from './recent-cargo.ts'

/** Fields whose letters are the reader's own. */
const FIELD = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]'
const SEARCH = 'main :is(search,[role=search],[data-search]) input,main input:is([type=search],[name=q])'

/** The first field of the page that searches, where there is one to be seen. */
const searchField = () =>
  [...document.querySelectorAll<HTMLInputElement>(SEARCH)].find((field) => !field.disabled && field.offsetParent)

const isOfField = ({ target }: Event) => target instanceof Element && target.closest(FIELD) !== null
const isDialogOpen = () => document.querySelector('dialog[open],[aria-modal=true]') !== null

function onKeyDown(event: KeyboardEvent) {
  const isTyping = isOfField(event)
  const isTaken = event.defaultPrevented || isOfInputMethod(event)
  const shortcut = shortcutFor(event, { isTaken, isTyping, isApple })
  if (!shortcut || isDialogOpen()) return
  event.preventDefault()
  const field = shortcut === 'search' ? searchField() : undefined
  if (field) field.focus()
  else overlay.set(shortcut === 'keys' ? 'keys' : 'palette')
  field?.select()
}

/** A number or a name that is pasted beside every field is looked up. */
function onPaste(event: ClipboardEvent) {
  if (event.defaultPrevented || isOfField(event) || isDialogOpen()) return
  const question = pastedQuestion(event.clipboardData?.getData('text') ?? '')
  if (question === undefined) return
  event.preventDefault()
  openPaletteWith(question)
}

/** Listens for the keys that work on every page; a dialog that is open has its own. */
const usePortalKeys = () =>
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    window.addEventListener('paste', onPaste) // after the pages, which take files
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('paste', onPaste)
    }
  }, [])

type Parts = typeof import('./palette-parts.tsx')['parts']

async function load() {
  const { parts, prepare } = await import('./palette-parts.tsx')
  await prepare()
  return parts
}

/**
 * Where the palette and the list of keys appear. A guest loads them with the first key; for a person they are there
 * before, because whoever presses Ctrl K goes on typing. Cargo that was opened is noted for the palette.
 */
export function PaletteSlot() {
  const wanted = useStore(overlay)
  const isSignedIn = useSession() !== undefined
  const { pathname } = useLocation()
  const [parts, setParts] = useState<Parts>()
  const isNeeded = wanted !== undefined && !parts
  usePortalKeys()
  useEffect(() => {
    const fetch = () =>
      load().then(setParts, (error: unknown) => {
        overlay.set(undefined)
        logClientError(error)
        void serverHealth.diagnose()
      })
    if (isNeeded) void fetch()
    return isSignedIn && !isNeeded ? whenIdle(fetch) : undefined
  }, [isNeeded, isSignedIn])
  useEffect(() => {
    if (/^\/container(List|Details)\//.test(pathname)) noteCargo(pathname)
  }, [pathname])
  if (!parts || !wanted) return null
  return wanted === 'palette' ? <parts.Palette /> : <parts.KeyList />
}
