import type { SigningService } from './signing.port.ts'

/** The portal's own signing room: a page in another tab. Whatever happens there is stored here at once. */
export const signingRoom: SigningService = {
  name: 'room',
  open: async ({ id }) => ({ reference: id, url: `/sign?id=${id}` }),
  stateOf: async () => undefined,
  end: async () => {},
}
