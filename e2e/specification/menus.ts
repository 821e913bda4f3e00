import { allGroups, type GroupCode } from './routes.ts'

interface Entry {
  name: string
  /** The groups of section 6 of which one is enough; everybody who is signed in where there are none. */
  groups?: readonly GroupCode[]
  /** Only for visitors from Asia. */
  inAsia?: true
}

/** Section 6: the header of a signed-in person. */
export const headerMenu: Entry[] = [
  { name: 'Container Search' },
  { name: 'Booking Dashboard', groups: ['BD'] },
  { name: 'Container Dashboard', groups: ['TD'] },
  { name: 'Booking Request', groups: ['BR', 'BS'] },
  { name: 'Booking Correction', groups: ['BC', 'BP'] },
  { name: 'Shipping Instructions', groups: ['SI', 'BS'] },
  { name: 'Rep Vessel Allocation', groups: ['VA', 'VU'] },
  { name: 'Sales Vessel Allocation', groups: ['VS'] },
  { name: 'VGM', groups: ['VG'] },
  { name: 'Blanket LOI', groups: ['BL'] },
  { name: 'Billing Documents', groups: ['BL', 'OL', 'OD', 'SD'] },
  { name: 'Detention Calculator', groups: ['DE'], inAsia: true },
  { name: 'File Upload', groups: ['BR', 'BS', 'SI', 'VG'] },
]

/** Section 2: the user dropdown, in its order. The China site is the one that the tests start. */
export const personMenu: Entry[] = [
  { name: 'English' },
  { name: '中文' },
  { name: 'Tiếng Việt' },
  { name: 'User Profile', groups: allGroups },
  { name: 'Information Center', inAsia: true },
  { name: 'Admin - User Search', groups: ['ADMIN'] },
  { name: 'Admin - CP Search', groups: ['ADMIN'] },
  { name: 'ETA Rule Maintenance', groups: ['ADMIN'] },
  { name: 'ETA Rule Exception Maintenance', groups: ['ADMIN'] },
  { name: 'Assume User', groups: ['CSR'] },
  { name: 'User Guide', groups: ['SI', 'BD'] },
  { name: 'Contact us' },
  { name: 'Change Password' },
  { name: 'Logout' },
]

/** Entries that the portal has beyond the specification, and whose they are. */
export const addedEntries: Entry[] = [{ name: 'Deliveries to the Carrier', groups: ['ADMIN'] }]

/** Section 2: the header of a guest. */
export const guestMenu: Entry[] = [
  { name: 'Container Search' },
  { name: 'Registration' },
  { name: 'Detention Calculator', inAsia: true },
  { name: 'Information Center', inAsia: true },
]

/** The label below the person's entries. */
export const VERSION_LABEL = 'Version 0.10.1'

/** The names of the entries that somebody with these groups has. */
export const entriesFor = (menu: readonly Entry[], groups: readonly string[], isInAsia = true): string[] =>
  menu
    .filter(
      ({ groups: wanted, inAsia }) => (!wanted || wanted.some((one) => groups.includes(one))) && (!inAsia || isInAsia),
    )
    .map(({ name }) => name)
