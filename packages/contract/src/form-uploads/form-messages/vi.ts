import { vi as words } from '../../bookings/request-messages/vi.ts'
import type { Same } from '../../kit/messages.ts'
import { vi as siWords } from '../../shipping-instructions/si-messages/vi.ts'
import { vi as vgmWords } from '../../vgm/vgm-messages/vi.ts'
import { columnNames } from '../booking-form/column-names.rules.ts'
import { siColumnNames } from '../si-form/si-column-names.rules.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  columns: columnNames(words.fields, { organisation: 'Công ty', etd: 'ETD (ngày rời cảng xếp hàng)' }, ': '),
  siColumns: siColumnNames(siWords.fields, 'Loại container', ': '),
  vgmColumns: vgmWords.fields,
  example: 'VÍ DỤ',
}
