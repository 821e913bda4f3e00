import type { Language } from '@fairway/contract/shared/language'
import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Tag } from '../../ui/status/tag.tsx'

/** The equipment type in the reader's language, and its code. */
export function EquipmentTag({ container: { equipment } }: { container: PublicContainer }) {
  const { i18n } = useTranslation('tracking')
  const language = i18n.language as Language // only the platform sets it
  return <Tag text={`${equipment.name[language]} · ${equipment.code}`} />
}
