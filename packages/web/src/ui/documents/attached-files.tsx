import { isCancelled } from '../../platform/calls/failure.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { useLanguage } from '../../platform/language/use-translation.ts'
import { IconButton } from '../button.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { Icon } from '../icon.tsx'
import { Row, Stack } from '../layout.tsx'
import { Muted } from '../text.tsx'
import { AttachFiles, type Sending } from './attach-files.tsx'

interface Attached {
  id: number | string
  name: string
}

interface Props<File extends Attached>
  extends Pick<Parameters<typeof AttachFiles>[0], 'label' | 'adding' | 'accept' | 'refuse'> {
  hint: string
  /** The name of the list of files. */
  listLabel: string
  removeLabel: (name: string) => string
  files: readonly File[]
  onChange: (change: (before: readonly File[]) => readonly File[]) => void
  add: (name: string, sending: Sending) => Promise<File>
  remove: (id: File['id']) => Promise<unknown>
}

/** Files that go along with what is being written; each can be taken back until that is sent. */
export function AttachedFiles<File extends Attached>(props: Props<File>) {
  const { hint, listLabel, removeLabel, files, onChange, add, remove, ...attaching } = props
  const language = useLanguage()
  const takeBack = async ({ id }: File) => {
    try {
      await remove(id)
      onChange((before) => before.filter((one) => one.id !== id))
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  return (
    <Stack gap={8}>
      <Row gap={12} rowGap={4}>
        <AttachFiles
          {...attaching}
          upload={async (name, sending) => {
            const added = await add(name, sending)
            onChange((before) => [...before, added])
          }}
        />
        <Muted as="span" size="sm">
          {hint}
        </Muted>
      </Row>
      {files.length > 0 && (
        <Stack as="ul" gap={4} aria-label={listLabel}>
          {files.map((file) => (
            <Row as="li" key={file.id} gap={8}>
              {file.name}
              <IconButton label={removeLabel(file.name)} onClick={() => void takeBack(file)}>
                <Icon name="close" size={16} />
              </IconButton>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
