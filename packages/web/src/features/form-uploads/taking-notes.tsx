import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.words'
import { useCodeText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './booking-upload.module.css'
import type { Choice } from './file-choice.rules.ts'

/** What was done with files that came in. */
export type Taking = Choice<File> & { folders: readonly string[] }
export const nothingToSay: Taking = { taken: [], twice: [], left: [], outdated: [], folders: [] }

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ')

/** Says of files that were dropped or chosen which were not taken, and why. */
export function TakingNotes({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  const { t } = useTranslation('formUploads')
  const { left, twice, outdated, folders } = taking
  const tooMany = useCodeText(left.length > 0 ? 'UP0011' : undefined, String(FILE_LIMIT))
  const said = [
    left.length > 0 && `${tooMany ?? ''} ${t('notes.left', { count: left.length, names: namesOf(left) })}`,
    twice.length > 0 && t('notes.twice', { count: twice.length, names: namesOf(twice) }),
    outdated.length > 0 && t('notes.newer', { count: outdated.length, names: namesOf(outdated) }),
    folders.length > 0 && t('notes.folder', { names: folders.join(', ') }),
  ].filter((text) => text !== false)
  const isWrong = left.length > 0 || folders.length > 0
  return (
    <div role="status">
      {said.length > 0 && (
        <div className={css.note} data-wrong={isWrong}>
          <Icon name={isWrong ? 'alert' : 'note'} size={18} />
          <div>
            {said.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <IconButton label={t('notes.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
