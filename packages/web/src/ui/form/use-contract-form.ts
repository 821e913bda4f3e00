import type { Violation } from '@fairway/contract/kit/errors'
import { useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { isCancelled } from '../../platform/calls/failure.ts'
import { draftOwner, dropDraft, readDraft, storeDraft } from '../../platform/storage/stored-state.ts'
import { watchForm } from '../../platform/storage/unsaved-forms.ts'
import { type FieldError, hasSameErrors, revalidate, ruleErrorsOf, serverErrorsOf } from './field-errors.ts'
import { tidy } from './tidy-values.ts'
import { type FieldErrorText, useFieldErrorTexts } from './use-error-texts.ts'

interface DraftOptions {
  key: string
  /** Fields that are never stored. */
  without: readonly string[]
}

interface DraftState {
  /** True when the draft of an earlier visit was restored. */
  isBack: boolean
  /** Clears the form and its draft. */
  clear: () => void
  drop: () => void
}

/** The draft is stored after this pause in typing. */
const REST_MS = 400
/** The save in progress. A form that opens right after waits for it. */
let saving: Promise<unknown> = Promise.resolve()

/** Stores the input of a form until it is submitted, so that it survives a reload or a lost connection. */
function useDraft<T extends FieldValues>(fields: UseFormReturn<T>, options: DraftOptions | undefined): DraftState {
  const [isBack, setIsBack] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = options ?? {}
  const without = useRef(options?.without ?? [])

  useEffect(() => {
    if (key === undefined) return
    let current = true
    const owner = draftOwner()
    saving
      .then(() => readDraft<Partial<T>>(key))
      .then(
        (stored) => {
          if (!current || !stored || fields.formState.isDirty) return
          const { [fieldInUse() ?? '']: _typed, ...others } = stored as Record<string, unknown> // the names of fields
          put(fields, others)
          setIsBack(true)
        },
        () => {},
      )
    const save = (values: T) => {
      const open = Object.entries(values).filter(([name]) => !without.current.includes(name))
      saving = storeDraft(key, Object.fromEntries(open), owner).catch(() => {})
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
          save(values)
        }, REST_MS)
      },
    })
    return () => {
      current = false
      stop()
      // leaving right after typing does not lose it
      if (timer.current !== undefined && waiting) save(waiting)
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

/** The field that somebody types into: setting its value would end a word that an input method composes there. */
function fieldInUse() {
  const field = document.activeElement
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value !== '' ? field.name : undefined
}

/** Sets the named fields; the others stay as they are. */
function put<T extends FieldValues>(fields: UseFormReturn<T>, values: object) {
  for (const [name, value] of Object.entries(values)) fields.setValue(name as Path<T>, value) // stored from such a form
}

interface ContractFormOptions<T extends FieldValues> {
  defaults: T
  /** A rule of the contract, the same in the browser and on the server. */
  check: (values: T) => Violation[]
  /** Stores the input until it is submitted, encrypted and without passwords. */
  draft?: DraftOptions
}

/** A form that is validated by the contract: its fields, their errors, and how it is submitted. */
export interface ContractForm<T extends FieldValues> {
  id: string
  fields: UseFormReturn<T>
  /** The errors in the current language. */
  errors: readonly FieldErrorText[]
  /** The server's text when it refused the whole. */
  refusal: string | undefined
  isSending: boolean
  /** True once after a failed submission: the summary takes the focus. */
  consumeFocusRequest: () => boolean
  draft: DraftState
  /** A trial is validated and sent like a submission, but the input still counts as unsaved. */
  submit: (send: (values: T) => Promise<unknown>, isTrial?: boolean) => Promise<void>
}

/** A form that is validated on submission and, from then on, on each change of the invalid fields. The input stays. */
export function useContractForm<T extends FieldValues>({
  defaults,
  check,
  draft,
}: ContractFormOptions<T>): ContractForm<T> {
  const fields = useForm<T>({ defaultValues: defaults as DefaultValues<T>, shouldUnregister: false }) // whole, not in part
  const [found, setFound] = useState<readonly FieldError[]>([])
  const [refusal, setRefusal] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const busy = useRef(false)
  const attention = useRef(false)
  const touched = useRef(false)
  const checkRef = useRef(check)
  checkRef.current = check

  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        callback: ({ values, name = '' }) => {
          touched.current ||= name !== ''
          setFound((shown) => {
            if (shown.length === 0) return shown
            const next = revalidate(shown, checkRef.current(tidy(values)), name)
            return hasSameErrors(next, shown) ? shown : next
          })
        },
      }),
    [fields],
  )
  useEffect(() => {
    const before = fields.formState.defaultValues
    const textOf = (values: unknown) => JSON.stringify(tidy(values))
    return watchForm(() => touched.current && textOf(fields.getValues()) !== textOf(before))
  }, [fields])

  const draftState = useDraft(fields, draft)
  const show = (errors: FieldError[], failure?: unknown) => {
    attention.current = true
    setFound(errors)
    setRefusal(failure)
  }
  const submit = async (send: (values: T) => Promise<unknown>, isTrial = false) => {
    if (busy.current) return
    const values = tidy(fields.getValues())
    const errors = ruleErrorsOf(checkRef.current(values))
    if (errors.length > 0) return show(errors)
    busy.current = true
    setFound([])
    setRefusal(undefined)
    setIsSending(true)
    try {
      await send(values)
      if (isTrial) return
      touched.current = false
      draftState.drop()
    } catch (error) {
      const serverErrors = serverErrorsOf(error)
      if (!isCancelled(error)) show(serverErrors, serverErrors.length > 0 ? undefined : error)
    } finally {
      busy.current = false
      setIsSending(false)
    }
  }
  const consumeFocusRequest = () => {
    const wanted = attention.current
    attention.current = false
    return wanted
  }
  return {
    id: useId(),
    fields,
    ...useFieldErrorTexts(found, refusal),
    isSending,
    consumeFocusRequest,
    draft: draftState,
    submit,
  }
}

/** A part of a form as a form, for fields that several forms share. The caller's type guarantees that they exist. */
export const partOf = <P extends FieldValues>(form: { id: string }) => form as unknown as ContractForm<P> // see above
