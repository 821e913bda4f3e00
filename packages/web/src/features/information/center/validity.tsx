import type { PublicHead } from '@fairway/contract/information/information.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Tag } from '../../../ui/status/tag.tsx'

/** From when until when it holds, and whether that is over. */
export function Validity({ entry, today }: { entry: Pick<PublicHead, 'validFrom' | 'validTo'>; today: string }) {
  const { t } = useTranslation('information')
  const { validFrom, validTo } = entry
  if (validFrom === '' && validTo === '') return null
  const kind = validFrom === '' ? 'until' : validTo === '' ? 'from' : 'between'
  return (
    <>
      <span>{t(`valid.${kind}`, { from: validFrom, to: validTo })}</span>
      {validTo !== '' && validTo < today && <Tag text={t('valid.over')} icon="clock" tone="attention" />}
      {validFrom > today && <Tag text={t('valid.notYet')} icon="clock" tone="accent" />}
    </>
  )
}
