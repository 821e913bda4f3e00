import { en as words } from '../../bookings/request-messages/en.ts'
import { en as siWords } from '../../shipping-instructions/si-messages/en.ts'
import { en as vgmWords } from '../../vgm/vgm-messages/en.ts'
import { columnNames } from '../booking-form/column-names.rules.ts'
import { siColumnNames } from '../si-form/si-column-names.rules.ts'
import type { VgmColumn } from '../vgm-form/vgm-form.values.ts'

/** What the columns of the forms are called, and what their examples are called by. */
export const en = {
  columns: columnNames(words.fields, { organisation: 'Organisation', etd: 'ETD (departure from POL)' }, ': '),
  siColumns: siColumnNames(siWords.fields, 'Container type', ': '),
  vgmColumns: vgmWords.fields as Record<VgmColumn, string>, // texts of any language
  example: 'EXAMPLE',
}
