import { allows, anyOf, type Group } from '../kit/access.ts'

/**
 * Who sees the private facts of their own containers: holds, parties, contract, free time, documents, and the home
 * lines and notifications about them. A person of the company without either group sees the public view.
 */
export const ownCargoGroups = ['TD', 'BD'] as const satisfies readonly Group[]
export const ownCargoAccess = anyOf('CS0007', ...ownCargoGroups)
export const seesOwnCargo = (userGroups: readonly Group[]) => allows(ownCargoAccess, userGroups)
