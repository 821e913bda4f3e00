import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import type { SignInReply, SignInStep } from '@fairway/contract/identity/second-factor.schema'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { serverHealth } from '../../platform/calls/server-health.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { loadTexts } from '../../platform/language/i18n.ts'
import { beginSession } from '../../platform/session/session.store.ts'
import { createStore, useStore } from '../../platform/storage/store.ts'
import { focusHeading } from './heading-focus.ts'
import type { StepProps } from './sign-in-step.ts'
import { useGo } from './use-go.ts'

type Ways = Omit<StepProps, 'ticket'>

const isOver = createStore(false)

/** Continues after a correct password: to the wanted page, or to the second step. */
export function useSignInStep(wanted: string, onLeft?: () => void) {
  const go = useGo()
  const [step, setStep] = useState<ReactElement>()
  const former = useRef(step)
  useEffect(() => {
    if (former.current && !step) focusHeading()
    former.current = step
  }, [step])
  const leave = (over: boolean) => {
    isOver.set(over)
    setStep(undefined)
    onLeft?.()
  }
  const onSession = (tokens: SessionTokens) => {
    beginSession(tokens)
    go(wanted, { replace: true })
  }
  const follow = async (reply: SignInReply) => {
    isOver.set(false)
    if (!('step' in reply)) return onSession(reply)
    setStep(await drawStep(reply, { onSession, onOver: () => leave(true), onBack: () => leave(false) }))
  }
  return { step, follow }
}

/** Why the first step is shown again. */
export function useStepOver(): string | undefined {
  useEffect(() => () => isOver.set(false), [])
  return useCodeText(useStore(isOver) ? 'AU0017' : undefined)
}

/** Few people need the second step, so it loads on demand with its texts. */
async function drawStep({ step, ticket }: SignInStep, ways: Ways): Promise<ReactElement> {
  if (step === 'code') {
    const { CodeStep } = await loaded(() => import('./security/code-step.tsx'))
    return <CodeStep ticket={ticket} {...ways} />
  }
  const [{ SetUpStep }, secret] = await Promise.all([
    loaded(() => import('./security/set-up-step.tsx')),
    send('POST /auth/login/factor', { body: { ticket } }),
  ])
  return <SetUpStep ticket={ticket} secret={secret} {...ways} />
}

async function loaded<T>(part: () => Promise<T>): Promise<T> {
  try {
    const texts = import('./security/security.messages.ts').then(() => loadTexts('security'))
    const [found] = await Promise.all([part(), texts])
    return found
  } catch {
    throw new Failure(await serverHealth.diagnose())
  }
}
