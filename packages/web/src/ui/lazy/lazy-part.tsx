import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { logClientError } from '../../platform/client-log/client-log.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { hasUnsaved } from '../../platform/storage/unsaved-forms.ts'
import { showToast } from '../feedback/toast.store.ts'
import { whenIdle } from './when-idle.ts'

interface LazyOptions<P extends object> {
  /** It is fetched once the page has nothing better to do, and not at once. */
  whenIdle?: boolean
  /** Stands in its place until it is there. */
  loading?: ComponentType
  /** Stands in its place where it cannot be had; without it nothing does. */
  failed?: ComponentType<P & { onRetry: () => void }>
  /** The page is nothing without it: the error page says that it cannot be had. */
  isNeeded?: boolean
}

const Nothing = () => null

/** Makes a part of a page that is fetched when it is first shown, or before by `fetch`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, options: LazyOptions<P> = {}) {
  const { whenIdle: waits = false, loading: Loading = Nothing, failed: Failed = Nothing, isNeeded } = options
  let known: ComponentType<P> | undefined
  let hasFailed = false
  const fetch = async () => {
    try {
      known ??= await (hasFailed ? loadAgain(load) : load())
      return known
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  function LazyPart(props: P) {
    const [{ Part, error }, setState] = useState<{ Part?: ComponentType<P>; error?: unknown }>(
      known ? { Part: known } : {},
    )
    const [attempt, setAttempt] = useState(0)
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
    useEffect(() => {
      if (Part) return
      let isWanted = true
      const start = () => {
        fetch().then(
          (loaded) => isWanted && startTransition(() => setState({ Part: loaded })),
          (failure: unknown) => {
            logClientError(failure)
            if (isWanted) setState({ error: failure })
          },
        )
      }
      const callOff = waits ? whenIdle(start) : start()
      return () => {
        isWanted = false
        callOff?.()
      }
    }, [attempt])
    if (Part) return <Part {...props} />
    if (error === undefined) return <Loading />
    if (isNeeded) throw error
    const onRetry = () => {
      setState({})
      setAttempt(attempt + 1)
    }
    return <Failed {...props} onRetry={onRetry} />
  }
  return Object.assign(LazyPart, { fetch })
}

/** Fetches a part that is likely to be shown, once the page has nothing better to do. */
export const usePrefetch = ({ fetch }: { fetch: () => Promise<unknown> }) =>
  useEffect(() => whenIdle(() => void fetch().catch(() => {})), [fetch]) // whoever shows it tries again

/** Makes a dialog that loads when it is first opened, so that its page does not wait for it. */
export const lazyDialog = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) =>
  lazyPart<P>(load, { failed: FailedDialog })

function FailedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kit')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    showToast({ kind: 'error', text: t('wrong') })
    onClose()
  }, [])
  return null
}

/** The file that failed to load, where the browser's error names it. Not every browser does. */
const fileIn = (error: unknown) =>
  error instanceof TypeError ? /https?:\S+\.js\b/.exec(error.message)?.[0] : undefined

const canBeHad = (file: string) =>
  fetch(file).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Loads a part of the program after a failure. Some browsers remember the failure for the life of the page: where the
 * file is available by now, the page is reloaded, unless it has unsaved input.
 */
async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const file = fileIn(error)
    if (!file || hasUnsaved() || !(await canBeHad(file))) throw error
    location.reload()
    return new Promise(() => {})
  }
}
