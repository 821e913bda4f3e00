import { useState } from 'react'
import { send } from '../../platform/api.ts'
import { type Captcha, createCaptcha } from './captcha.ts'

const work = async () => {
  const [challenge, { solve }] = await Promise.all([send('GET /auth/captcha', {}), import('./captcha-work.ts')])
  return solve(challenge)
}

/** The check of one form; it begins when the form is touched. */
export function useCaptcha(): Captcha {
  const [captcha] = useState(() => createCaptcha({ work }))
  return captcha
}

/** What a form holds before it is sent: the answer comes at the last moment, because it ages. */
export const PENDING = 'pending'
