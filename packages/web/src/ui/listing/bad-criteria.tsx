import type { Violation } from '@fairway/contract/kit/errors'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'

interface BadProps {
  errors: readonly Violation[]
  onFilter: () => void
  title?: string | undefined
}

/** Criteria that came by an address and cannot be searched for, such as a day that does not exist. */
export function BadCriteria({ errors, onFilter, title }: BadProps) {
  const { t } = useTranslation('listing')
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title ?? t('states.badTitle')}
        actions={
          <Button variant="primary" onClick={onFilter}>
            {t('states.change')}
          </Button>
        }
      >
        {errors.map((violation) => (
          <ViolationText key={violation.path} {...violation} />
        ))}
      </EmptyState>
    </div>
  )
}

const ViolationText = ({ code }: Violation) => <p>{useCodeText(code)}</p>
