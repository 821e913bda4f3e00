import { useUploadTexts } from '../upload-kind.ts'

/** The label of a column in the reader's language. A column outside of the form keeps its own name. */
export function useColumnName(): (field: string) => string {
  const { t } = useUploadTexts()
  const names: Readonly<Record<string, string>> = t('words.columns', { returnObjects: true })
  return (field) => names[field] ?? field
}
