import { FILE_ENDINGS, FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import { isUnsent, type UploadFile } from '../upload-file.ts'

/** Distinguishes files before they are read. */
type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>

export interface FileSelection<F extends Chosen> {
  accepted: F[]
  /** Files that are already here, unchanged. */
  duplicates: F[]
  /** Files beyond the limit. */
  overLimit: F[]
  /** Earlier files with errors, for which a newer one of the same name was chosen. */
  outdated: UploadFile[]
}

const isSame = (one: Chosen, other: Chosen | undefined) =>
  one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified

/** The file has to be corrected before it can be sent. */
const needsAnother = ({ phase, preview }: UploadFile) =>
  phase === 'refused' || (phase === 'checked' && (preview?.problems.length ?? 0) > 0)

/** Which of the chosen files are accepted, beside the present ones. */
export function chooseFiles<F extends Chosen>(present: readonly UploadFile[], chosen: readonly F[]): FileSelection<F> {
  const unsent = present.filter(isUnsent)
  const choice: FileSelection<F> = { accepted: [], duplicates: [], overLimit: [], outdated: [] }
  for (const file of chosen) {
    const isHere =
      unsent.some(({ file: here }) => isSame(file, here)) || choice.accepted.some((one) => isSame(file, one))
    const outdated = unsent.find((one) => one.name === file.name && needsAnother(one) && !choice.outdated.includes(one))
    if (isHere && !outdated) choice.duplicates.push(file)
    else if (outdated) {
      choice.outdated.push(outdated)
      choice.accepted.push(file)
    } else if (unsent.length - choice.outdated.length + choice.accepted.length >= FILE_LIMIT)
      choice.overLimit.push(file)
    else choice.accepted.push(file)
  }
  return choice
}

export const hasKnownEnding = (name: string) => FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
