import { useEffect, useRef, useState } from 'react'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { showToast } from '../../feedback/toast.store.ts'
import type { ExportOptions } from './run-export.ts'

/** The progress is shown when an export takes longer than this. */
const PROGRESS_AFTER_MS = 1_000

/** Makes one file at a time. `part` is the progress, once it takes longer than a moment. */
export function useExport() {
  const { t } = useTranslation('grid')
  const running = useRef<AbortController>(undefined)
  const [part, setPart] = useState<number>()
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (options: Omit<ExportOptions, 'signal' | 'onProgress'>) => {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    setIsRunning(true)
    const began = performance.now()
    const patience = setTimeout(() => setPart((known) => known ?? 0), PROGRESS_AFTER_MS)
    const onProgress = (next: number) => {
      if (performance.now() - began > PROGRESS_AFTER_MS) setPart(next)
    }
    try {
      const { runExport } = await import('./run-export.ts')
      const file = await runExport({ ...options, signal: own.signal, onProgress })
      showToast({ kind: 'success', text: t('tools.exported', { count: options.shown.length, file }) })
    } catch (error) {
      const wasWanted = isCancelled(error)
      showToast({ kind: wasWanted ? 'note' : 'error', text: t(wasWanted ? 'tools.cancelled' : 'tools.exportFailed') })
    } finally {
      clearTimeout(patience)
      running.current = undefined
      setPart(undefined)
      setIsRunning(false)
    }
  }
  return { start, cancel: () => running.current?.abort(), part, isRunning }
}
