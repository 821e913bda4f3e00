import type { ErrorTexts } from '../../kit/messages.ts'
import type { oneTimeLetterErrors } from '../one-time-letter.errors.ts'

export const zh = {
  errors: {
    OL0001: '{{key0}} 无需保函。请选择放单状态为“海运单保函待签”的提单。',
    OL0002: '一份保函只能覆盖同一发货人的货载，所选货载涉及多个发货人：{{key0}}。',
    OL0003: '未找到该保函，或您无权查看。',
    OL0004: '该保函已签署，不能再修改。',
  } satisfies ErrorTexts<typeof oneTimeLetterErrors>,
} as const
