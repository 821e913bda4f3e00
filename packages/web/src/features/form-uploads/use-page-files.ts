import { useEffect, useRef, useState } from 'react'
import { pastedFrom } from './pasted-rows.rules.ts'

interface Wishes {
  onFiles: (files: File[], folders: string[]) => void
  onRows: (text: string) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Takes files that are dropped anywhere on the page, and files or rows that are pasted where nobody types. */
export function usePageFiles(wishes: Wishes) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(wishes)
  latest.current = wishes
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const out = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const { files, folders } = droppedFrom(event.dataTransfer)
      latest.current.onFiles(files, folders)
    }
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || isField(event.target)) return
      const { files, text } = pastedFrom({ files: [...clipboardData.files], text: clipboardData.getData('text/plain') })
      if (files || text) event.preventDefault()
      if (files) latest.current.onFiles([...files], [])
      if (text) latest.current.onRows(text)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', out)
    window.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', out)
      window.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}

/** A folder looks like a file of no kind; only its entry tells. */
function droppedFrom(data: DataTransfer | null) {
  const files: File[] = []
  const folders: string[] = []
  for (const item of data?.items ?? []) {
    const file = item.getAsFile()
    if (!file) continue
    if (item.webkitGetAsEntry()?.isDirectory) folders.push(file.name)
    else files.push(file)
  }
  return { files, folders }
}
