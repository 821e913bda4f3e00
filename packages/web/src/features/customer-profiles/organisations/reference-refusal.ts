import { Failure } from '../../../platform/calls/failure.ts'

/** Only the server knows that another organisation has the reference. Its refusal is shown at the field. */
export const placedAtReference = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof Failure) || error.answer.errorCode !== 'AC0014') throw error
    const violations = [{ path: 'ref', code: 'AC0014', args: [] }]
    throw new Failure('refused', error.status, { ...error.answer, violations })
  })
