import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useEffect, useState } from 'react'
import { codeText } from '../../../platform/calls/failure-text.ts'
import { useLanguage } from '../../../platform/language/use-translation.ts'

export type ProblemText = (problem: UploadProblem) => string

const nothingYet: ProblemText = () => ''

/** The texts of problems from the catalogue; undefined until they are loaded. */
export function useProblemTexts(problems: readonly UploadProblem[]): ProblemText {
  const language = useLanguage()
  const [textOf, setTextOf] = useState<ProblemText>(() => nothingYet)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const texts = new Map<UploadProblem, string>()
      for (const problem of problems)
        texts.set(problem, (await codeText(problem.code, problem.args, language)) ?? problem.code)
      if (isCurrent) setTextOf(() => (problem: UploadProblem) => texts.get(problem) ?? '')
    }
    read().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [problems, language])
  return textOf
}
