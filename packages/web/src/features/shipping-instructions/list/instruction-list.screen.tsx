import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { newInstructionPath } from '../instruction-links.ts'
import { instructionList } from './instructions.list.ts'

/** All instructions of a person's bookings, with what is due and what the carrier asks for. */
export function InstructionListScreen(props: ListScreenProps) {
  const { t } = useTranslation('siList')
  const page = useListPage(instructionList, props)
  return (
    <ListPage
      page={page}
      action={
        <Row as="span" gap={8} align="stretch">
          <PageLink href="/fileUpload?form=si" className={buttonClass({ small: true })}>
            {t('upload')}
          </PageLink>
          <PageLink href={newInstructionPath()} className={buttonClass({ variant: 'primary', small: true })}>
            {t('new')}
          </PageLink>
        </Row>
      }
      emptyAction={
        <PageLink href={newInstructionPath()} className={buttonClass({ variant: 'primary' })}>
          {t('new')}
        </PageLink>
      }
    />
  )
}
