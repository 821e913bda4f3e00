import type { CaptchaChallenge } from '@fairway/contract/identity/account.schema'
import type { z } from 'zod'

/** Tells people from programs by work that costs a program with many tries more than a person with one. */
export interface Captcha {
  challenge(): Promise<z.output<typeof CaptchaChallenge>>
  /** Takes a solution once; refuses AU0008 when it is wrong, too old or was taken before. */
  spend(solution: string): Promise<void>
}
