import { useEffect, useRef } from 'react'
import { codeText } from '../../platform/failure-text.ts'
import { useLanguage } from '../../platform/use-translation.ts'
import { showToast } from '../../ui/toast.store.ts'
import { isRunning, type UploadFile } from './upload-file.ts'

/** Says once, when all files are through, which of them could not be uploaded; why stands on their cards. */
export function useRefusalToasts(files: readonly UploadFile[]) {
  const language = useLanguage()
  const told = useRef(new Set(files.map(({ key }) => key)))
  const isBusy = files.some(isRunning)
  const refused = files.filter(({ key, phase, file }) => phase === 'refused' && file && !told.current.has(key))
  const names = refused.map(({ name }) => name).join(', ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is told once, in the words of that moment
  useEffect(() => {
    if (isBusy || names === '') return
    for (const { key } of refused) told.current.add(key)
    const tell = async () => showToast({ kind: 'error', text: (await codeText('UP0009', [names], language)) ?? names })
    void tell()
  }, [isBusy, names])
}
