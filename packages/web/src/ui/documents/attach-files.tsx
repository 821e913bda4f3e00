import { useRef, useState } from 'react'
import { isCancelled } from '../../platform/calls/failure.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { useLanguage } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { showToast } from '../feedback/toast.store.ts'

export interface Sending {
  bytes: ArrayBuffer
  signal: AbortSignal
  onProgress: (part: number) => void
}

interface Props {
  label: string
  /** What the button says meanwhile, by percent. */
  adding: (percent: number) => string
  accept: readonly string[]
  /** Says why a file is not sent at all; undefined where nothing speaks against it. */
  refuse: (file: File) => Promise<string | undefined>
  /** Sends one file; what it throws is told, and the others are sent all the same. */
  upload: (name: string, sending: Sending) => Promise<unknown>
}

/** A button that sends one or several files, one after the other, with progress; on a phone the camera is offered. */
export function AttachFiles({ label, adding, accept, refuse, upload }: Props) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number>()
  const isBusy = part !== undefined
  const attach = async (file: File) => {
    try {
      const refusal = await refuse(file)
      if (refusal !== undefined) return showToast({ kind: 'error', text: refusal })
      const sending = { bytes: await file.arrayBuffer(), signal: new AbortController().signal, onProgress: setPart }
      await upload(file.name, sending)
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  const attachAll = async (files: readonly File[]) => {
    setPart(0)
    for (const file of files) await attach(file)
    setPart(undefined)
  }
  return (
    <>
      <Button small aria-disabled={isBusy} aria-busy={isBusy} onClick={() => !isBusy && input.current?.click()}>
        {isBusy ? adding(Math.round(part * 100)) : label}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={accept.join(',')}
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) void attachAll(files)
        }}
      />
    </>
  )
}
