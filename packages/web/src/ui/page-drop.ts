import { useEffect, useRef, useState } from 'react'

type OnFiles = (files: File[], folders: string[]) => void

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Accepts files dropped anywhere on the page; says whether some are held over it. */
export function usePageDrop(onFiles: OnFiles) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
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
      latest.current(files, folders)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', out)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', out)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

/** A folder looks like a file without a type; only its entry tells. */
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
