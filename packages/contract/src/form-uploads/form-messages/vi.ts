import { vi as words } from '../../bookings/request-messages/vi.ts'
import type { Same } from '../../kit/messages.ts'
import { columnNames } from '../column-names.rules.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  columns: columnNames(words.fields, { organisation: 'Công ty', etd: 'ETD (ngày rời cảng xếp hàng)' }, ': '),
  example: 'VÍ DỤ',
}
