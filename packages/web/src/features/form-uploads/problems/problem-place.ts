import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useUploadTexts } from '../upload-kind.ts'
import { useColumnName } from './column-name.ts'

/** The place of a problem, as the spreadsheet shows it: `Row 7, J · Port of loading`. */
export function usePlaceOf(): (problem: UploadProblem) => string {
  const { t } = useUploadTexts()
  const nameOf = useColumnName()
  return ({ row, column, field }) => {
    const where = row === null ? t('preview.whole') : t('preview.inRow', { row })
    const heading = [column, field && nameOf(field)].filter(Boolean).join(' · ')
    return heading ? t('preview.at', { where, heading }) : where
  }
}
