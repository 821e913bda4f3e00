import type { CorrectionPermission } from '@fairway/contract/corrections/correction.schema'
import { useEffect, useState } from 'react'
import { codeText } from '../../platform/failure-text.ts'
import { useLanguage } from '../../platform/use-translation.ts'

/** Why a shipment cannot be corrected now, in the words of the catalogue; nothing where it can. */
export function useRefusalText(permission: CorrectionPermission | undefined): string | undefined {
  const language = useLanguage()
  const [text, setText] = useState<string>()
  const code = permission?.refusal ?? undefined
  const args = permission?.args.join('\n') ?? ''
  useEffect(() => {
    let current = true
    const show = (found: string | undefined) => current && setText(found)
    if (code === undefined) show(undefined)
    else codeText(code, args.split('\n'), language).then(show, () => {})
    return () => {
      current = false
    }
  }, [code, args, language])
  return text
}
