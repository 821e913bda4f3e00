import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { openInTab } from '../../../ui/open-in-tab.ts'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SigningWait } from '../../../ui/signing/signing-wait.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'

/** Where letters are signed and what they are sealed with; an admin tries both with a sample letter. */
export function SigningSetupScreen() {
  const { t } = useTranslation('signing')
  const setup = useQuery(apiQuery('GET /api/signing/setup', {}))
  return (
    <Screen title={t('setup.title')} narrow>
      <Stack gap={20}>
        <Muted>{t('setup.intro')}</Muted>
        {setup.data ? (
          <Panel as="section" padded>
            <DefinitionList>
              <Fact term={t('setup.service')}>{t(`setup.services.${setup.data.service}`)}</Fact>
              <Fact term={t('setup.time')}>
                {t(`verify.clocks.${setup.data.hasTimeServer ? 'timeServer' : 'own'}`)}
              </Fact>
              <Fact term={t('verify.facts.certificate')}>{setup.data.certificate.subject}</Fact>
              <Fact term={t('verify.facts.issuer')}>{setup.data.certificate.issuer}</Fact>
              <Fact term={t('setup.validTo')}>
                <ReaderTime at={setup.data.certificate.validTo} only="day" />
              </Fact>
            </DefinitionList>
          </Panel>
        ) : (
          <LoadingState
            loading={t('setup.loading')}
            failed={t('setup.failed')}
            error={setup.error}
            onRetry={() => void setup.refetch()}
          />
        )}
        <SampleLetter />
      </Stack>
    </Screen>
  )
}

function SampleLetter() {
  const { t } = useTranslation('signing')
  const [id, setId] = useState<string>()
  const opening = useMutation({
    mutationFn: () => openInTab(() => send('POST /api/signing/sample', {})),
    onSuccess: (opened) => setId(opened.id),
  })
  const problem = useFailureText(opening.error)
  return (
    <>
      <Panel as="section" padded gap={12}>
        <Heading>{t('setup.sample')}</Heading>
        <p>{t('setup.sampleText')}</p>
        {problem && <p role="alert">{problem}</p>}
        <div>
          <Button variant="primary" disabled={opening.isPending} onClick={() => opening.mutate()}>
            {t('setup.sampleAction')}
          </Button>
        </div>
      </Panel>
      {id && <SigningWait id={id} />}
    </>
  )
}
