import type { ErrorTexts } from '../../kit/messages.ts'
import type { scheduleErrors } from '../schedule.errors.ts'

export const zh = {
  errors: {
    SC0001: '请从列表中选择装货港。',
    SC0002: '请从列表中选择卸货港。',
    SC0003: '装货港与卸货港相同。',
    SC0004: '请按 yyyy-mm-dd 格式填写日期。',
    SC0005: '请选择 {{key0}} 至 {{key1}} 之间的日期。',
    SC0006: '请选择 {{key0}} 周。',
    SC0007: '请从列表中选择船舶。',
    SC0008: '请从列表中选择港口。',
    SC0009: '没有该船期或日历。',
  } satisfies ErrorTexts<typeof scheduleErrors>,
} as const
