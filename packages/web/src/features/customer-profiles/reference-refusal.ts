import { Failure } from '../../platform/failure.ts'

/** That another organisation has the reference is the server's to say; it is shown at the field. */
export const placedAtReference = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof Failure) || error.answer.errorCode !== 'AC0014') throw error
    const violations = [{ path: 'ref', code: 'AC0014', args: [] }]
    throw new Failure('refused', error.status, { ...error.answer, violations })
  })
