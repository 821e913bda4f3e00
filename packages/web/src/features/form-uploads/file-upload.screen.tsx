import { type FormKind, formAccess, formKinds } from '@fairway/contract/form-uploads/form-upload.values'
import { allows } from '@fairway/contract/kit/access'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { Row } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './file-upload.module.css'
import { UploadKindProvider } from './upload-kind.ts'
import { uploadKinds } from './upload-kinds.ts'
import { UploadPage } from './upload-page.tsx'

const pathOf = (kind: FormKind) => `/fileUpload?form=${kind}`

/** Upload of forms: a tab for each kind that this person may send. */
export function FileUploadScreen({ address: { form } }: { address: { form?: FormKind } }) {
  const { t } = useTranslation('formUploads')
  const mine = formKinds.filter((kind) => allows(formAccess[kind], effectiveGroups() ?? []))
  const kind = form && mine.includes(form) ? form : mine[0]
  if (!kind) return null // the guard admits nobody who may send none
  const [only] = mine
  const title = mine.length === 1 && only ? t('titleOf', { kind: t(`kinds.${only}`) }) : t('title')
  return (
    <Screen title={title} beside={mine.length > 1 && <KindTabs kinds={mine} here={kind} />}>
      <UploadKindProvider value={uploadKinds[kind]}>
        <UploadPage key={kind} />
      </UploadKindProvider>
    </Screen>
  )
}

function KindTabs({ kinds, here }: { kinds: readonly FormKind[]; here: FormKind }) {
  const { t } = useTranslation('formUploads')
  return (
    <nav aria-label={t('kindsLabel')}>
      <Row as="ul" gap={2} align="stretch">
        {kinds.map((kind) => (
          <li key={kind}>
            <PageLink
              href={pathOf(kind)}
              className={css.tab}
              data-here={kind === here}
              {...(kind === here && { 'aria-current': 'page' })}
            >
              {t(`kinds.${kind}`)}
            </PageLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}
