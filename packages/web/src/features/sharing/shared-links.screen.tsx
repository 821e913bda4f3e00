import { useTranslation } from '../../platform/language/use-translation.ts'
import { Stack } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LinkList } from '../../ui/sharing/link-list.tsx'
import { Muted } from '../../ui/text.tsx'

/** The links that a person made for outsiders. */
export function SharedLinksScreen() {
  const { t } = useTranslation('sharing')
  return (
    <Screen title={t('list.title')}>
      <Stack gap={20}>
        <Muted>{t('list.intro')}</Muted>
        <LinkList />
      </Stack>
    </Screen>
  )
}
