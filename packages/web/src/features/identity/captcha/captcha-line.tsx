import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { fieldId } from '../../../ui/form/field-id.ts'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import type { Captcha, CaptchaState } from './captcha.ts'
import css from './captcha-line.module.css'

const icons: Record<CaptchaState, IconName> = { idle: 'note', working: 'clock', done: 'done', failed: 'alert' }

/** A quiet line with the state of the check. It needs no action unless the check failed. */
export function CaptchaLine<T extends FieldValues>({ captcha, form }: { captcha: Captcha; form?: ContractForm<T> }) {
  const { t } = useTranslation('identity')
  const state = useStore(captcha.state)
  const error = form?.errors.find(({ path }) => path === 'captcha')?.text
  return (
    <div className={css.check} {...(form && { id: fieldId(form, 'captcha') })} tabIndex={-1}>
      {error && <p className={css.wrong}>{error}</p>}
      <Row as="p" gap={8} align="start" nowrap className={classNames(css.line, css[state])} role="status">
        <Icon name={icons[state]} size={18} />
        <span>{t(`captcha.${state}`)}</span>
      </Row>
      {state === 'failed' && (
        <button type="button" className={css.retry} onClick={captcha.begin}>
          {t('captcha.retry')}
        </button>
      )}
    </div>
  )
}
