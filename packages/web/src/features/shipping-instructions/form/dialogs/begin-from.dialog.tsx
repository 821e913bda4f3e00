import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useFailureText } from '../../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import css from '../../../../ui/address-book/address-book.module.css'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { ReaderTime } from '../../../../ui/reader-time.tsx'
import { Heading } from '../../../../ui/text.tsx'
import { useTemplates } from './use-templates.ts'

type Source = { copyOf: number } | { template: number }

export interface BeginFromDialogProps {
  /** The booking that the instruction is for. */
  reference: string
  onChoose: (source: Source, name: string) => void
  onClose: () => void
}

/** What an instruction can begin from: an earlier one of the same lane, or a template. */
export function BeginFromDialog({ reference, onChoose, onClose }: BeginFromDialogProps) {
  const { t } = useTranslation(['siForm', 'ui'])
  return (
    <Dialog
      title={t('begin.open')}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>}
    >
      <Stack gap={20}>
        <Earlier reference={reference} onChoose={onChoose} />
        <Templates onChoose={onChoose} />
      </Stack>
    </Dialog>
  )
}

function Earlier({ reference, onChoose }: Omit<BeginFromDialogProps, 'onClose'>) {
  const { t } = useTranslation('siForm')
  const { data, error } = useQuery(apiQuery('GET /api/si/earlier', { query: { reference } }))
  const problem = useFailureText(error)
  return (
    <section>
      <Heading as="h3" size="sm">
        {t('begin.earlier')}
      </Heading>
      {!data && !problem && <SkeletonLines count={3} />}
      <p className={css.said}>
        {problem ?? (data?.instructions.length === 0 ? t('begin.noEarlier') : t('begin.text'))}
      </p>
      <ul className={css.list}>
        {data?.instructions.map(({ id, blNo, consignee, commodity, submittedAt }) => (
          <Row as="li" gap={16} rowGap={8} align="start" key={id}>
            <span className={css.text}>
              <b>{blNo}</b>
              <span>{[commodity, consignee].filter(Boolean).join(' · ')}</span>
              <span>
                <ReaderTime at={submittedAt} only="day" />
              </span>
            </span>
            <Button small onClick={() => onChoose({ copyOf: id }, blNo)}>
              {t('begin.use')}
            </Button>
          </Row>
        ))}
      </ul>
    </section>
  )
}

function Templates({ onChoose }: Pick<BeginFromDialogProps, 'onChoose'>) {
  const { t } = useTranslation('siForm')
  const { entries, problem, remove } = useTemplates()
  const list = useRef<HTMLUListElement>(null)
  return (
    <section>
      <Heading as="h3" size="sm">
        {t('begin.templates')}
      </Heading>
      {!entries && !problem && <SkeletonLines count={3} />}
      <p className={css.said}>{problem ?? (entries?.length === 0 ? t('begin.noTemplates') : '')}</p>
      <ul className={css.list} ref={list} tabIndex={-1}>
        {entries?.map((entry) => (
          <Row as="li" gap={16} rowGap={8} align="start" key={entry.id}>
            <span className={css.text}>
              <b>{entry.name}</b>
              <span>{[entry.commodity, entry.consignee].filter(Boolean).join(' · ')}</span>
            </span>
            <Row as="span" gap={6} align="stretch">
              <Button small onClick={() => onChoose({ template: entry.id }, entry.name)}>
                {t('begin.use')}
              </Button>
              <IconButton
                label={t('begin.remove', { name: entry.name })}
                onClick={() => {
                  list.current?.focus() // the button that has it goes
                  void remove(entry)
                }}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </Row>
          </Row>
        ))}
      </ul>
    </section>
  )
}
