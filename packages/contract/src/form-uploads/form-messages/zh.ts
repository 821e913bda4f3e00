import { zh as words } from '../../bookings/request-messages/zh.ts'
import type { Same } from '../../kit/messages.ts'
import { columnNames } from '../column-names.rules.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  columns: columnNames(words.fields, { organisation: '公司', etd: 'ETD（装货港开航日）' }, '：'),
  example: '示例',
}
