import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { type Captcha, createCaptcha } from './captcha.ts'

const work = async () => {
  const [challenge, { solve }] = await Promise.all([send('GET /auth/captcha', {}), import('./captcha-work.ts')])
  return solve(challenge)
}

/** The captcha of one form, which starts when the form is touched. */
export function useCaptcha(): Captcha {
  const [captcha] = useState(() => createCaptcha({ work }))
  return captcha
}

/** The placeholder until submission: the answer is made last, because it expires. */
export const PENDING = 'pending'
