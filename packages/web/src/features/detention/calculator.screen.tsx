import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../platform/calls/failure-text.ts'
import { fetchFile } from '../../platform/calls/file-call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useCodeText, useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import type { ListSearch } from '../../platform/search-readers.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { useDebouncedAddress } from '../../ui/form/use-debounced-address.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Muted } from '../../ui/text.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { ContainerStays } from './container-stays.tsx'
import { type AskedDetention, readDetentionCriteria, writeDetentionCriteria } from './detention-criteria.rules.ts'
import { ResultPanel } from './result-panel.tsx'
import { RulePanel } from './rule-panel.tsx'
import { StayCalendar } from './stay-calendar.tsx'
import { useDetention, useDetentionChoices, useOwnContracts } from './use-detention.ts'

type Props = Pick<PageProps<string, ListSearch>, 'address' | 'onAddress'>

/** Answers as one types; the address is a link to the same question. */
export function CalculatorScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('detention')
  const isOwn = useOwnContracts()
  const [question, setQuestion] = useState(() => readDetentionCriteria(address.criteria))
  const change = (part: Partial<AskedDetention>) => setQuestion((before) => ({ ...before, ...part }))
  useDebouncedAddress(writeDetentionCriteria(question), (criteria) => onAddress({ criteria }, { replace: true }))
  const choices = useDetentionChoices()
  const { errors, isScoped, isAsking, failure, hasNoRule, rule, result, count } = useDetention(question)
  const refusal = useFailureText(failure)
  const noRule = useCodeText(hasNoRule ? 'DE0003' : undefined)
  const problem = refusal ?? noRule
  const { outGateOn, inGateOn } = result ?? {}
  return (
    <Screen title={t('title')}>
      <Stack gap={20}>
        <Muted>{t('intro')}</Muted>
        {choices.data ? (
          <CalculatorForm
            question={question}
            choices={choices.data}
            errors={errors}
            note={t(isOwn ? 'ownContracts' : 'publicOnly')}
            onChange={change}
          />
        ) : (
          <LoadingState
            loading={t('state.loading')}
            failed={t('state.failed')}
            error={choices.error}
            onRetry={() => void choices.refetch()}
          />
        )}
        <div role="status">
          {errors.length > 0 && <Muted>{t(isScoped ? 'state.datesMissing' : 'state.notAsked')}</Muted>}
          {isAsking && <Muted>{t('state.asking')}</Muted>}
          {problem && <p>{problem}</p>}
        </div>
        {rule && result && (
          <>
            <ResultPanel result={result} actions={<Actions question={question} />} />
            {outGateOn && inGateOn && (
              <StayCalendar
                result={{ ...result, outGateOn, inGateOn }}
                rule={rule}
                onReturn={(day) => change({ inGateOn: day, days: '' })}
              />
            )}
            <RulePanel rule={rule} />
          </>
        )}
        {isScoped && <ContainerStays question={question} count={count} onChange={change} />}
      </Stack>
    </Screen>
  )
}

function Actions({ question }: { question: AskedDetention }) {
  const { t } = useTranslation('detention')
  // the address is a moment behind the fields, the link is not
  const copy = () => {
    const link = `${window.location.origin}/detentionChargeCalculator?criteria=${writeDetentionCriteria(question)}`
    copyText(link, { done: t('result.copied'), failed: t('result.notCopied') })
  }
  const language = useLanguage()
  const isOwn = useOwnContracts()
  const download = useMutation({
    mutationFn: async () => {
      // a text from a sheet has tabs between its cells
      const containers = question.containers.replace(/[\p{Cc}\p{Cs}]/gu, (mark) => (mark === '\n' ? mark : ' '))
      const query = { ...question, containers, language }
      const file = isOwn
        ? await fetchFile('GET /api/detention/ratefile', { query })
        : await fetchFile('GET /api/detentionpub/ratefile', { query })
      saveFile(file, `detention-${question.contract}.pdf`)
    },
    onError: async (error) => showToast({ kind: 'error', text: await failureText(error, language) }),
  })
  return (
    <Row gap={8}>
      <Button small disabled={download.isPending} onClick={() => download.mutate()}>
        {t('result.pdf')}
      </Button>
      <Button small onClick={() => window.print()}>
        {t('result.print')}
      </Button>
      <Button small onClick={copy}>
        {t('result.link')}
      </Button>
    </Row>
  )
}
