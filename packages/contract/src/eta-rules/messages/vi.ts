import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    ETA0001: 'Dữ liệu quy tắc sai hoặc còn thiếu.',
  },
}
