import { Failure } from '../../platform/calls/failure.ts'

/** Refusals that concern one field. The server answers them as a whole to reveal nothing more. */
const fields: Record<string, string> = {
  AU0007: 'code',
  AU0008: 'captcha',
  AU0009: 'previousPassword',
  AU0018: 'code',
  AU0019: 'password',
  AU0022: 'code',
}

/** The same refusal, placed at the field that it is about. */
function atField(error: unknown): unknown {
  if (!(error instanceof Failure) || error.answer.violations?.length) return error
  const { errorCode: code = '', messageArgs: args = [] } = error.answer
  const path = fields[code]
  return path ? new Failure('refused', error.status, { ...error.answer, violations: [{ path, code, args }] }) : error
}

/** Makes a call of a form and shows its refusal at the right field. */
export const placed = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw atField(error)
  })
