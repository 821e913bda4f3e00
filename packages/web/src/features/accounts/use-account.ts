import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'

const ACCOUNT = 'GET /auth/management/user/email'

/** One account, by its id or by its e-mail address. */
export function useAccount(user: string) {
  const queries = useQueryClient()
  const { data: account, error, refetch } = useQuery(ask(ACCOUNT, { query: { user } }))
  return {
    account,
    error,
    isUnknown: error instanceof Failure && unknownCodes.includes(error.answer.errorCode ?? ''),
    retry: () => void refetch(),
    /** What is known of the account holds under its id too. */
    keepById: () => account && queries.setQueryData(ask(ACCOUNT, { query: { user: account.id } }).queryKey, account),
    /** After something was done to it: its facts and what happened to it are read anew. */
    refresh: () =>
      Promise.all(
        [ACCOUNT, 'GET /auth/management/user/authEvents', 'GET /auth/management/user/search'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  }
}

/** No such account; or what stands in the address can be nobody's name. */
const unknownCodes = ['GE0002', 'GE0012']
