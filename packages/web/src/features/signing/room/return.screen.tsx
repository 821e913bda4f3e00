import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SigningWait } from '../../../ui/signing/signing-wait.tsx'
import { Muted } from '../../../ui/text.tsx'

/** Where a signing service sends the browser back to. Only the server knows what was signed: this page asks it. */
export function ReturnScreen({ address: { id } }: { address: { id?: string } }) {
  const { t } = useTranslation('signing')
  const isSignedIn = useSession() !== undefined
  return (
    <Screen title={t('back.title')} narrow>
      <Stack gap={16}>
        {isSignedIn && id && <SigningWait id={id} />}
        <Muted>{t('back.text')}</Muted>
      </Stack>
    </Screen>
  )
}
