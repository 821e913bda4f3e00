import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ClipboardEvent, type FormEvent, useEffect, useReducer, useRef } from 'react'
import { listQuery } from '../../platform/paths.ts'
import { useImeSafeInput } from '../../ui/use-ime-safe-input.ts'
import { rememberSearch } from './recent-searches.ts'
import {
  changeField,
  emptyField,
  type FieldAction,
  isFinished,
  isSearchable,
  judgeField,
} from './search-field.state.ts'

const LIST = '/containerList/$query'

/**
 * The field's state and events. The input keeps its own text, because what is typed before the page is alive,
 * and while the language changes, must stay; the state follows it.
 */
export function useSearchField(values: readonly string[]) {
  const [state, dispatch] = useReducer(changeField, { ...emptyField, values })
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const router = useRouter()
  const judged = judgeField(state)
  const query = judged.problem || !judged.type ? undefined : listQuery(judged.type, judged.numbers)

  const change = (action: FieldAction) => {
    dispatch(action)
    if (action.type !== 'typed' && input.current) {
      if (action.type !== 'removed' && action.type !== 'removedLast') input.current.value = ''
      input.current.focus()
    }
  }
  const takeText = (text: string) => change(isFinished(text) ? { type: 'added', text } : { type: 'typed', text })
  const ime = useImeSafeInput({
    onText: takeText,
    onKey: (event) => {
      if (event.key === 'Backspace' && event.currentTarget.value === '') change({ type: 'removedLast' })
    },
  })

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // An <input> would glue the lines of a pasted column together; a fragment is left to be finished by hand.
    if (!/[\n\t]/.test(text) && !isFinished(text) && !isSearchable(text)) return
    event.preventDefault()
    change({ type: 'added', text: `${event.currentTarget.value}\n${text}` })
  }

  const search = (type: typeof judged.type, numbers: string[]) => {
    if (!type) return
    rememberSearch({ type, numbers })
    void navigate({ to: LIST, params: { query: listQuery(type, numbers) } })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (ime.isBusy()) return
    change({ type: 'asked' })
    const asked = judgeField(changeField(state, { type: 'asked' }))
    if (!asked.problem) search(asked.type, asked.numbers)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const typedEarly = input.current?.value ?? ''
    if (typedEarly) takeText(typedEarly)
    // The form was sent before the page was alive: the browser put the text into the address.
    const sent = new URLSearchParams(location.search).get('q')
    if (!sent) return
    const found = judgeField(changeField({ ...emptyField, draft: sent }, { type: 'asked' }))
    if (found.problem) dispatch({ type: 'added', text: sent })
    else search(found.type, found.numbers)
  }, [])

  useEffect(() => {
    if (query) router.preloadRoute({ to: LIST, params: { query } }).catch(() => {})
  }, [query, router])

  return { state, judged, change, input, events: { ...ime.events, onPaste }, onSubmit }
}
