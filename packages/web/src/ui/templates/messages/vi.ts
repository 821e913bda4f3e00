import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  name: 'Tên mẫu',
  nameMissing: 'Hãy nhập tên.',
  save: 'Lưu',
  cancel: 'Hủy',
}
