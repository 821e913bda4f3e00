import type { Language } from '@fairway/contract/shared/language'
import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { Tag } from '../../ui/tag.tsx'

/** What kind of box it is, in the reader's language. */
export function EquipmentTag({ container }: { container: PublicContainer }) {
  const { i18n } = useTranslation('tracking')
  const language = i18n.language as Language // the platform starts with one of ours
  return <Tag text={container.equipment.name[language]} />
}
