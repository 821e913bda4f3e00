import type { Language } from '@fairway/contract/shared/language'
import { useEffect, useState } from 'react'
import { codeText } from '../../platform/calls/failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { createStore } from '../../platform/storage/store.ts'
import type { FieldNotes } from '../../ui/document-form/document-context.ts'
import { type VgmSheet, warnSheet } from './sheet/sheet.rules.ts'
import { doubtfulWeights } from './sheet/sheet-row.rules.ts'
import { factsAt, type VgmEditor } from './vgm.definition.ts'

/** Notes follow the text after this pause, so that no key press waits for them. */
const REST_MS = 300

/** What should be looked at in the cells of a sheet: masses that are far from what is known, and how doubtful texts were read. */
export function useSheetNotes(editor: VgmEditor) {
  const { t, i18n } = useTranslation('vgm')
  const language = i18n.language as Language // only the platform sets it
  const [notes] = useState(() => createStore<FieldNotes>(new Map()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const read = async () => {
      const sheet = editor.form.document.get()
      const found = [...readings(sheet), ...(await warnings(sheet))]
      const texts = new Map<string, string>()
      for (const { path, text } of found) texts.set(path, [texts.get(path), text].filter(Boolean).join(' '))
      if (isCurrent && !isSame(texts, notes.get())) notes.set(texts)
    }
    const readings = (sheet: VgmSheet) => [
      ...doubtfulWeights(sheet).map(({ path, text, read: mass, unit }) => ({
        path,
        text: t('rows.understood', { text, mass: `${mass} ${unit}` }),
      })),
      ...sheet.rows.flatMap(({ method, cargo, dunnage }, at) =>
        method === 'SM1'
          ? (['cargo', 'dunnage'] as const)
              .filter((field) => (field === 'cargo' ? cargo : dunnage) !== '')
              .map((field) => ({ path: `rows.${at}.${field}`, text: t('rows.ignored') }))
          : [],
      ),
    ]
    const warnings = async (sheet: VgmSheet) => {
      const detail = editor.detail.get()
      // a cell that is wrong says so already
      const wrong = new Set(['', ...editor.form.found.get().map(({ path }) => path)])
      const found = detail ? warnSheet(sheet, factsAt(detail)).filter(({ path }) => !wrong.has(path)) : []
      return Promise.all(
        found.map(async ({ path, code, args }) => ({ path, text: (await codeText(code, args, language)) ?? code })),
      )
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read().catch(() => {}), REST_MS)
    }
    later()
    const unwatch = editor.form.document.watch(later)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      unwatch()
    }
  }, [editor, notes, t, language])
  return notes
}

const isSame = (one: FieldNotes, other: FieldNotes) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)
