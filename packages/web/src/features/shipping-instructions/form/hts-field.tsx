import { cutText } from '@fairway/contract/shared/cut-text'
import { formatHts, readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import { TARIFF_QUERY_LENGTH } from '@fairway/contract/shipping-instructions/tariff-code.values'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { type LineProps, useLine } from '../../../ui/document-form/field-text.ts'
import { type LookUp, LookUpField, type LookUpOption } from '../../../ui/form/lookup-field.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { Icon } from '../../../ui/icon.tsx'
import { checkCode } from '../hts/code-check.ts'
import { type Chapters, chapterIn, chapterText, htsOptions, isSearchable, stillFits } from '../hts/hts-options.rules.ts'
import css from './hts-field.module.css'

interface Props {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  /** A warning of the form, shown instead of the field's own. */
  warning?: string | undefined
  /** The digits of a code, or typed text that is none, which the rules report. */
  value: string
  className?: string | undefined
  onChange: (value: string) => void
  onLeave?: () => void
  /** Read-only; its hint says why. */
  isLocked?: boolean
}

/**
 * An HTS code: typed, or found by words or digits. It is shown with its dots and kept as digits; text that is no code
 * stays as it was typed. The value changes only on choosing or on leaving the field.
 */
export function HtsField({ value, warning, onChange, onLeave, ...field }: Props) {
  const hts = useHtsLookUp(value)
  const change = (next: string) => {
    hts.stopTyping()
    if (next !== value) onChange(next)
  }
  const choose = (option: LookUpOption) => {
    const chapter = chapterIn(option)
    if (chapter === undefined) change(option.value)
    else hts.searchFor(chapter)
  }
  const leave = () => {
    if (hts.typed !== undefined) change(readHts(hts.typed) ?? hts.typed.trim())
    onLeave?.()
  }
  return (
    <LookUpField
      {...field}
      lookUp={{ ...hts.lookUp, text: hts.typed ?? formatHts(value) }}
      onChoose={choose}
      onLeave={leave}
      below={<Meaning text={hts.meaning} warning={warning ?? hts.warning} />}
    />
  )
}

/** What the code means, and what to check about it. */
function Meaning({ text, warning }: { text: string | undefined; warning: string | undefined }) {
  return (
    <div className={css.below}>
      {text !== undefined && <p className={css.meaning}>{text}</p>}
      <div role="status">
        {warning !== undefined && (
          <p className={css.warning}>
            <Icon name="alert" size={16} />
            {warning}
          </p>
        )}
      </div>
    </div>
  )
}

/** The same as a field of a document. */
export function HtsLine({ path, ...props }: Omit<LineProps, 'below'> & { warning?: string | undefined }) {
  const line = useLine({ path, hint: props.hint })
  const { note, ...frame } = line.frame
  return (
    <HtsField
      {...props}
      {...frame}
      warning={props.warning ?? note}
      value={line.text}
      onChange={line.set}
      onLeave={line.leave}
      isLocked={line.isLocked}
    />
  )
}

/** Codes of the tariff change a few times a year. */
const STALE_MS = 10 * 60_000
const NO_CHAPTERS: Chapters = {}

/** The names of the chapters, loaded with the first code. */
function useChapters(isWanted: boolean): Chapters {
  const { data = NO_CHAPTERS } = useQuery({
    queryKey: ['htsChapters'],
    queryFn: async () => (await import('@fairway/contract/shipping-instructions/hts-chapters.values')).htsChapters,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return data
}

/** What the carrier's list says of a code of right form. */
function useCheckedCode(code: string | undefined) {
  const { data } = useQuery({
    queryKey: ['htsCode', code],
    queryFn: () => checkCode(code ?? ''),
    staleTime: STALE_MS,
    enabled: code !== undefined,
  })
  return data
}

function useOptionTexts() {
  const { t } = useTranslation('hts')
  return {
    chapter: (chapter: string, name: string) => t('chapter', { chapter, name }),
    chapterStep: t('chapterStep'),
    usedBefore: (description: string) =>
      description === '' ? t('usedBeforePlain') : t('usedBefore', { description: cutText(description, 80) }),
    withdrawn: t('withdrawnMark'),
    asTyped: t('asTyped'),
  }
}

/** Finds HTS codes while somebody types, and says what the current text means. `typed` is undefined after leaving. */
function useHtsLookUp(value: string) {
  const { t } = useTranslation('hts')
  const language = useLanguage()
  const reader = { language, texts: useOptionTexts() }
  const [typed, setTyped] = useState<string>()
  const [requested, setRequested] = useState('')
  const wanted = cutText(useDebounced(requested).trim(), TARIFF_QUERY_LENGTH)
  const text = typed ?? value
  const chapters = useChapters(text !== '')
  const search = useQuery({
    ...apiQuery('GET /api/si/tariffCodes', { query: { q: wanted } }),
    staleTime: STALE_MS,
    enabled: typed !== undefined && isSearchable(wanted),
    placeholderData: (before) => before,
  })
  const isCurrent = wanted === (typed ?? '').trim() && !search.isPlaceholderData
  const found = search.data?.entries ?? []
  const entries = isCurrent ? found : found.filter((entry) => stillFits(entry, typed ?? ''))
  const options = typed && isSearchable(typed) ? htsOptions({ typed, entries, chapters }, reader) : []
  const note = () => {
    if (!isSearchable(typed ?? '')) return t('short')
    if (search.isError) return t('failed')
    if (!isCurrent || search.data === undefined) return options.length === 0 ? t('looking') : ''
    if (options.length === 0) return t('none')
    return search.data.isCut ? t('more') : ''
  }
  const code = readHts(text)
  const checked = useCheckedCode(typed === undefined ? code : undefined)
  const checkedNow = isCurrent ? search.data?.checked.find((one) => one.code === code) : undefined
  const status = typed === undefined ? checked : checkedNow
  const lookUp: Omit<LookUp, 'text'> = {
    onText: setTyped,
    onSearch: setRequested,
    options,
    note: note(),
    announcement: t('found', { count: options.length }),
  }
  return {
    typed,
    lookUp,
    /** Shows another text and searches for it: the codes of a chapter. */
    searchFor: (next: string) => {
      setTyped(next)
      setRequested(next)
    },
    stopTyping: () => setTyped(undefined),
    /** The name of the code, or of its chapter. */
    meaning: status?.name?.[language] ?? chapterText(text, chapters, reader),
    warning: status?.status === 'unknown' || status?.status === 'withdrawn' ? t(status.status) : undefined,
  }
}
