import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { logClientError } from '../../../platform/client-log.ts'
import { serverHealth } from '../../../platform/server-health.ts'
import { useSession } from '../../../platform/session.store.ts'
import { useStore } from '../../../platform/store.ts'
import { whenIdle } from '../../../ui/when-idle.ts'
import { overlay } from './palette.store.ts'
import { noteCargo } from './recent-cargo.ts'
import { usePortalKeys } from './use-portal-keys.ts'

type Parts = typeof import('./palette-parts.tsx')['parts']

async function load() {
  const { parts, loadTexts } = await import('./palette-parts.tsx')
  await loadTexts()
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
