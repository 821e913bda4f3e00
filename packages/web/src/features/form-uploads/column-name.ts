import { useTranslation } from '../../platform/use-translation.ts'

/** What a column of the form is called in the reader's language; one that is not of the form keeps its own name. */
export function useColumnName(): (field: string) => string {
  const { t } = useTranslation('formUploads')
  const names: Readonly<Record<string, string>> = t('words.columns', { returnObjects: true })
  return (field) => names[field] ?? field
}
