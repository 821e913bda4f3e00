import { useMutation } from '@tanstack/react-query'
import { send } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'

/** Where the link in a mail leads: opening it changes nothing, because programs that look at mails open links too. */
export function UnsubscribeScreen({ address: { token = '' } }: { address: TextSearch }) {
  const { t } = useTranslation('watching')
  const leaving = useMutation({ mutationFn: () => send('POST /unsubscribe', { query: { token } }) })
  const failure = useFailureText(leaving.error)
  const { data } = leaving
  return (
    <Screen title={t('unsubscribe.title')} narrow>
      <Stack gap={16} align="start">
        <div aria-live="polite">
          {!data && <p>{t('unsubscribe.ask')}</p>}
          {data && (
            <p>
              {data.rule ? t('unsubscribe.done', { rule: t(`words.rules.${data.rule}`) }) : t('unsubscribe.doneAll')}
            </p>
          )}
          {leaving.isError && <p>{failure}</p>}
        </div>
        {!data && (
          <Button variant="primary" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
            {t('unsubscribe.button')}
          </Button>
        )}
        {data && <PageLink href="/watching">{t('unsubscribe.change')}</PageLink>}
      </Stack>
    </Screen>
  )
}
