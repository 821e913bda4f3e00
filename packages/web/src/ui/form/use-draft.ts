import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { draftOwner, dropDraft, keepDraft, readDraft } from '../../platform/kept-state.ts'

export interface DraftWish {
  key: string
  /** Fields that are never kept. */
  without: readonly string[]
}

export interface DraftState {
  /** What was typed on an earlier visit stands in the form again. */
  isBack: boolean
  /** Empties the form and forgets what was kept. */
  clear: () => void
  drop: () => void
}

/** Typing rests this long before it is kept. */
const REST_MS = 400
/** What is being kept at this moment: whoever comes back at once waits for it. */
let keeping: Promise<unknown> = Promise.resolve()

/** Keeps what is typed into a form until it is sent, so that a reload or a lost connection costs nothing. */
export function useDraft<T extends FieldValues>(fields: UseFormReturn<T>, wish: DraftWish | undefined): DraftState {
  const [isBack, setIsBack] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = wish ?? {}
  const without = useRef(wish?.without ?? [])

  useEffect(() => {
    if (key === undefined) return
    let current = true
    const owner = draftOwner()
    keeping
      .then(() => readDraft<Partial<T>>(key))
      .then(
        (kept) => {
          if (!current || !kept || fields.formState.isDirty) return
          put(fields, kept)
          setIsBack(true)
        },
        () => {},
      )
    const keep = (values: T) => {
      const open = Object.entries(values).filter(([name]) => !without.current.includes(name))
      keeping = keepDraft(key, Object.fromEntries(open), owner).catch(() => {})
    }
    let waiting: T | undefined
    const stop = fields.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return
        clearTimeout(timer.current)
        waiting = values
        timer.current = setTimeout(() => {
          waiting = undefined
          timer.current = undefined
          keep(values)
        }, REST_MS)
      },
    })
    return () => {
      current = false
      stop()
      // whoever leaves right after typing finds it again, too
      if (timer.current !== undefined && waiting) keep(waiting)
      clearTimeout(timer.current)
    }
  }, [fields, key])

  const drop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (key !== undefined) dropDraft(key).catch(() => {})
  }
  const clear = () => {
    put(fields, fields.formState.defaultValues ?? {})
    drop()
    setIsBack(false)
  }
  return { isBack, clear, drop }
}

/** Writes values into their fields; those that are not named stay as they are. */
function put<T extends FieldValues>(fields: UseFormReturn<T>, values: object) {
  for (const [name, value] of Object.entries(values)) fields.setValue(name as Path<T>, value) // they came out of such a form
}
