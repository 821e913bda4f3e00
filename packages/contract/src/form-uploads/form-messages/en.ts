import { en as words } from '../../bookings/request-messages/en.ts'
import { columnNames } from '../column-names.rules.ts'

/** What the columns of the form for bookings are called, and what its example is called by. */
export const en = {
  columns: columnNames(words.fields, { organisation: 'Organisation', etd: 'ETD (departure from POL)' }, ': '),
  example: 'EXAMPLE',
}
