import { zh as words } from '../../bookings/request-messages/zh.ts'
import type { Same } from '../../kit/messages.ts'
import { zh as siWords } from '../../shipping-instructions/si-messages/zh.ts'
import { zh as vgmWords } from '../../vgm/vgm-messages/zh.ts'
import { columnNames } from '../booking-form/column-names.rules.ts'
import { siColumnNames } from '../si-form/si-column-names.rules.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  columns: columnNames(words.fields, { organisation: '公司', etd: 'ETD（装货港开航日）' }, '：'),
  siColumns: siColumnNames(siWords.fields, '箱型', '：'),
  vgmColumns: vgmWords.fields,
  example: '示例',
}
