import { type ComponentType, useEffect, useState } from 'react'
import { logClientError } from '../platform/client-log.ts'
import { loadAgain } from '../platform/part-loading.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { showToast } from './toast.store.ts'

/**
 * Makes a part of a page that few readers get to see and that is fetched when it is first shown, or before by `fetch`;
 * without it the page stands.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | undefined
  const fetch = async () => {
    known ??= await load()
    return known
  }
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      let isWanted = true
      if (!known) fetch().then((loaded) => isWanted && setPart(() => loaded), logClientError)
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(LazyPart, { fetch })
}

/** Makes a dialog that is fetched when it is first wanted: no list waits for a form. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  let known: ComponentType<P> | undefined
  let hasFailed = false
  return function LazyDialog(props: P) {
    const { t } = useTranslation('kit')
    const [Dialog, setDialog] = useState(() => known)
    const { onClose } = props
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each time that it is opened
    useEffect(() => {
      let isWanted = true
      const show = (loaded: ComponentType<P>) => {
        known = loaded
        if (isWanted) setDialog(() => loaded)
      }
      const loading = hasFailed ? loadAgain(load) : load()
      loading.then(show, (error: unknown) => {
        hasFailed = true
        logClientError(error)
        if (!isWanted) return
        showToast({ kind: 'error', text: t('wrong') })
        onClose()
      })
      return () => {
        isWanted = false
      }
    }, [])
    return Dialog ? <Dialog {...props} /> : null
  }
}
