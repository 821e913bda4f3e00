import type { Captcha } from './captcha.port.ts'

export const createProofOfWork = (_parts: unknown): Captcha => ({
  challenge: () => Promise.reject(new Error('not built')),
  spend: () => Promise.reject(new Error('not built')),
})
